//! Spanish.

use std::sync::LazyLock;

use super::{Language, Lexicon, weights};

pub static SPANISH: Language = Language {
    negation: LazyLock::new(|| {
        weights(
            "no sin",
            "nunca nada nadie ningún ningun* tampoco jamás",
            "ni hasta salvo excepto imposib* prohib* solo sólo solamente únicamente máximo evit* nieg* \
              negar* negó negaron rechaz* rehús* rehus* impid* imped* impos* ignor* falt* fracas* \
              fall* silenc* call* menos vez lugar apenas gratis gratuit* rara raras raramente vací* dej* salt* omit* \
              renunci* inmóv* inútil* invis* incap* inact* sino contrario último* última* quiet* \
              ausent* exent* inmun* antes carec* demasiad*",
            "vece",
        )
    }),
    numbers: LazyLock::new(|| {
        Lexicon::new([
            (0, "cero"),
            (1, "uno una un primer* único* única* sola solo ?unos ?unas"),
            (2, "dos segund* doble* duplic* ambos ambas par pareja mitad medio media medias"),
            (3, "tres tercer* tercio* triple*"),
            (4, "cuatro cuart*"),
            (5, "cinco quint*"),
            (6, "seis sext*"),
            (7, "siete séptim*"),
            (8, "ocho octav*"),
            (9, "nueve noven*"),
            (10, "diez décim* decen* década*"),
            (11, "?once undécim*"),
            (12, "doce docen* mediodía medianoche duodécim*"),
            (13, "trece"),
            (14, "catorce"),
            (15, "quince quincen*"),
            (16, "dieciséis"),
            (17, "diecisiete"),
            (18, "dieciocho"),
            (19, "diecinueve"),
            (20, "veinte veinten* vigésim*"),
            (21, "veintiun* veintiún"),
            (30, "treinta treinten*"),
            (40, "cuarenta"),
            (50, "cincuenta"),
            (60, "sesenta"),
            (70, "setenta"),
            (80, "ochenta"),
            (90, "noventa"),
            (100, "cien ciento* centen* centésim* siglo*"),
            (1000, "mil miles milen* millar*"),
            (1000000, "millon* millón"),
        ])
    }),
    softened: &[("no", "menos"), ("sin", "embargo"), ("no", "solo"), ("no", "sólo"), ("no", "obstante")],
    softened_by: &[],
    lone: None,
    conditions: &["si", "cuando"],
    or: &["O"],
    articles: None,
    length: 108,
    unspaced: false,
    counted_inside: false,
};
