//! French.

use std::sync::LazyLock;

use super::{Articles, Language, Lexicon, weights};

pub static FRENCH: Language = Language {
    negation: LazyLock::new(|| {
        weights(
            "ne n sans non",
            "jamais rien aucun aucune aucuns aucunes nul nulle",
            "pas personne ni sauf avant impossib* interdi* seul* uniquement maximum évit* refus* \
              empêch* ignor* manqu* échou* échec* silenc* tais* tait taire tû muet* muett* vide* moins \
              excepté hormis sinon contraire* lieu plutôt gratuit* rarement peine jusqu* défend* défens* exclu* inutil* \
              invis* incap* immob* inact* intact* saut* cess* arrêt* abst* renonc* dispens* sourd* \
              exempt* encore restez reste trop dernier* dernièr*",
            "",
        )
    }),
    numbers: LazyLock::new(|| {
        Lexicon::new([
            (0, "zéro"),
            (1, "un une premier* première* unique seul seule"),
            (2, "deux deuxième* second* double* doublez moitié demi* paire*"),
            (3, "trois troisième* tiers triple*"),
            (4, "quatre quatrième* quart quarts"),
            (5, "cinq cinquième*"),
            (6, "six sixième*"),
            (7, "sept septième*"),
            (8, "huit huitième*"),
            (9, "?neuf neuvième*"),
            (10, "dix dixième* dizaine* décenn*"),
            (11, "onze onzième*"),
            (12, "douze douzième* douzaine* midi minuit"),
            (13, "treize treizième*"),
            (14, "quatorze quatorzième*"),
            (15, "quinze quinzième* quinzaine*"),
            (16, "seize seizième*"),
            (20, "vingt vingtième* vingtaine* quatre-vingt*"),
            (30, "trente trentième* trentaine*"),
            (40, "quarante quarantaine*"),
            (50, "cinquante cinquantaine*"),
            (60, "soixante soixantaine*"),
            (100, "cent cents centième* centaine* siècle*"),
            (1000, "mille millier* millième*"),
            (1000000, "million*"),
        ])
    }),
    softened: &[("non", "seulement"), ("non", "loin")],
    softened_by: &[],
    lone: None,
    conditions: &["si", "s", "quand", "lorsque", "lorsqu"],
    or: &["OU"],
    articles: Some(&Articles {
        elided: &[("le", "l'"), ("la", "l'"), ("de", "d'"), ("que", "qu'")],
        vowels: "aeiouy\u{e0}\u{e2}\u{e9}\u{e8}\u{ea}\u{eb}\u{ee}\u{ef}\u{f4}\u{f9}\u{fb}",
    }),
    length: 115,
    unspaced: false,
    counted_inside: false,
};
