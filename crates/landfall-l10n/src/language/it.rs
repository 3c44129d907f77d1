//! Italian.

use std::sync::LazyLock;

use super::{Articles, Language, Lexicon, Lone, weights};

pub static ITALIAN: Language = Language {
    negation: LazyLock::new(|| {
        weights(
            "non senza no",
            "né niente nulla nessun* neanche nemmeno neppure",
            "tranne eccetto salvo meno solo soltanto solamente massimo impossibil* \
              vietat* vieta* proibi* incapac* smett* smess* evit* impedi* rifiut* ignor* manca* \
              mancat* mancant* falli* silenz* tace* taci tacet* tacq* taciut* zitt* gratis gratuit* invece altriment* contrari* \
              vuot* privo priva privi prive rinunc* esclus* eccezion* raramente stento immun* inutil* \
              invisibil* invalid* immobil* fermi ferma fermo fermare restate resta",
            "",
        )
    }),
    numbers: LazyLock::new(|| {
        Lexicon::new([
            (0, "zero"),
            (1, "uno una un prim* singol*"),
            (2, "due second* doppi* entramb* coppi* metà mezz* ambedue raddopp*"),
            (3, "tre terz* tripl*"),
            (4, "quattro quart*"),
            (5, "cinque quint*"),
            (6, "?sei sest*"),
            (7, "sette settim*"),
            (8, "otto ottav*"),
            (9, "nove nono nona noni none"),
            (10, "dieci decim* decin* decenn*"),
            (11, "undici"),
            (12, "dodici dozzin* mezzogiorno mezzanotte"),
            (13, "tredici"),
            (14, "quattordici"),
            (15, "quindici quindicin*"),
            (16, "sedici"),
            (17, "diciassette"),
            (18, "diciotto"),
            (19, "diciannove"),
            (20, "venti ventin* ventesim*"),
            (30, "trenta trentin*"),
            (40, "quaranta"),
            (50, "cinquanta cinquantin*"),
            (60, "sessanta"),
            (70, "settanta"),
            (80, "ottanta"),
            (90, "novanta"),
            (100, "cento centinai* secol* centesim*"),
            (1000, "mille mila migliai*"),
            (1000000, "milion*"),
        ])
    }),
    softened: &[("non", "appena"), ("non", "meno"), ("non", "solo"), ("non", "oltre")],
    softened_by: &[],
    lone: Some(Lone {
        word: "mai",
        before: &["to", "ta", "ti", "te", "so", "sa", "si", "se"],
        not_after: &[
            "ho", "hai", "ha", "abbiamo", "avete", "hanno", "abbia", "abbiate", "abbiano", "aveva", "avevi",
            "avevo", "avevamo", "avevate", "avevano", "avesse", "avessero", "avessi", "sono", "sei",
            "\u{e8}", "siamo", "siete", "sia", "siano", "siate", "era", "erano", "eravate", "fosse",
            "fossero", "stato", "stata", "stati", "state", "se", "come", "chi", "dove", "cosa", "che",
            "quanto", "quando",
        ],
    }),
    conditions: &["se", "quando", "qualora"],
    or: &["OPPURE", "O"],
    articles: Some(&Articles {
        elided: &[
            ("la", "l'"),
            ("lo", "l'"),
            ("una", "un'"),
            ("della", "dell'"),
            ("dello", "dell'"),
            ("alla", "all'"),
            ("allo", "all'"),
            ("nella", "nell'"),
            ("nello", "nell'"),
            ("dalla", "dall'"),
            ("dallo", "dall'"),
            ("sulla", "sull'"),
            ("sullo", "sull'"),
            ("quella", "quell'"),
        ],
        vowels: "aeiou\u{e0}\u{e8}\u{e9}\u{ec}\u{f2}\u{f9}",
    }),
    length: 108,
    unspaced: false,
    counted_inside: false,
};
