//! German.

use std::sync::LazyLock;

use super::{Language, Lexicon, weights};

pub static GERMAN: Language = Language {
    negation: LazyLock::new(|| {
        weights(
            "nicht nie niemals nichts niemand* nirgend* ohne kein* nein weder",
            "",
            "noch bis außer ausser erst nur bloß höchstens maximal verbot* verbiet* untersag* \
              unmöglich* schweig* schwieg* geschwieg* still* stumm* verzicht* vermeid* vermied* \
              verhinder* verweiger* weiger* fehl* kaum selten sonst statt anstatt stattdessen \
              ignorier* ausgenommen ausnahm* aufhör* leer* frei* denn entfäll* entfall* bleib* blieb* \
              überspring* scheiter* mangel* lass* unbe* unge* uner* unsicht* unbrauch* unver* untät* \
              unwirk* unnütz* unfähig* allein* kostenlos* wortlos* umsonst gratis letzt* endlos* lautlos* nutzlos* reglos* wertlos* \
              zahllos* harmlos* kraftlos* namenlos* atemlos* ziellos* sprachlos* bodenlos* taub* \
              vorbei wenig* zu bevor",
            "bisschen leergut freigab*",
        )
    }),
    numbers: LazyLock::new(|| {
        Lexicon::new([
            (0, "null"),
            (
                1,
                "ein eine einen einem einer eines eins einmal ?erste ?ersten ?erster ?erstes ?erstem \
              einzel* einzig*",
            ),
            (2, "zwei zweit* zweimal doppel* doppelt* verdoppel* beide* ?paar halb* hälfte"),
            (3, "drei dreimal dritt* drittel dreifach* dreier dreien"),
            (4, "vier viermal viert* viertel vierfach*"),
            (5, "fünf fünfmal fünfte* fünftel fünffach*"),
            (6, "sechs sechsmal sechste* sechstel"),
            (7, "sieben siebenmal siebte* siebente*"),
            (8, "?acht achtmal achte* achtel"),
            (9, "neun neunmal neunte* neuntel"),
            (10, "zehn zehnmal zehnte* zehntel jahrzehnt*"),
            (11, "elf elfmal elfte*"),
            (12, "zwölf zwölfmal zwölfte* dutzend* mittag* mitternacht*"),
            (13, "dreizehn*"),
            (14, "vierzehn*"),
            (15, "fünfzehn*"),
            (16, "sechzehn*"),
            (17, "siebzehn*"),
            (18, "achtzehn*"),
            (19, "neunzehn*"),
            (20, "zwanzig*"),
            (30, "dreißig* dreissig*"),
            (40, "vierzig*"),
            (50, "fünfzig*"),
            (60, "sechzig*"),
            (70, "siebzig*"),
            (80, "achtzig*"),
            (90, "neunzig*"),
            (100, "hundert* jahrhundert*"),
            (1000, "tausend*"),
            (1000000, "million*"),
        ])
    }),
    softened: &[("nicht", "weniger"), ("nicht", "nur"), ("nichts", "als")],
    softened_by: &[],
    lone: None,
    conditions: &["wenn", "falls", "sobald", "sofern", "solange"],
    or: &["ODER"],
    articles: None,
    length: 112,
    unspaced: false,
    counted_inside: false,
};
