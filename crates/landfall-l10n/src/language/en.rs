//! English, mostly as the language of sources.

use std::sync::LazyLock;

use super::{Language, Lexicon, weights};

pub static ENGLISH: Language = Language {
    negation: LazyLock::new(|| {
        weights(
            "not no never nothing nobody none nowhere neither cannot without unless t",
            "nor",
            "until only except hardly barely scarcely seldom rarely lack* fail* refus* forbid* forbad* \
              impossib* unable unlike instead stop* avoid* prevent* ignor* skip* miss missed misses \
              missing absent empty alone silen* quiet* still few little too before less fewer yet any \
              ever immune exempt* free wrong otherwise rather deny denies denied keep keeps kept un* \
              dis* immob* immov* impass* impen* inac* incap* incom* inedib* invis* invalid* insuff* \
              careless* endless* useless* harmless* helpless* lifeless* motionless* worthless* \
              pointless* countless* nameless* wordless* soundless* breathless* weightless* restless* \
              bottomless* hopeless* reckless* seamless* painless* effortless* tireless* fearless* \
              heartless* homeless* moonless* windless* regardless spare spared last leave leaves left \
              stay stays stayed against",
            "under* union* unit* unique* uniform* universe* distance* disc discard* discover* display* \
              dish* district* distant* unfold* uncover*",
        )
    }),
    numbers: LazyLock::new(|| {
        Lexicon::new([
            (0, "zero nought"),
            (1, "one once single first a an another each every per"),
            (2, "two twice second seconds double doubles both pair pairs couple half halves halved"),
            (3, "three thrice third thirds triple"),
            (4, "four fourth quarter quarters"),
            (5, "five fifth fifths"),
            (6, "six sixth sixths"),
            (7, "seven seventh"),
            (8, "eight eighth"),
            (9, "nine ninth"),
            (10, "ten tenth tenths decade decades"),
            (11, "eleven eleventh"),
            (12, "twelve twelfth dozen dozens noon midnight"),
            (13, "thirteen*"),
            (14, "fourteen* fortnight"),
            (15, "fifteen*"),
            (16, "sixteen*"),
            (17, "seventeen*"),
            (18, "eighteen*"),
            (19, "nineteen*"),
            (20, "twenty twentieth score"),
            (30, "thirty thirtieth"),
            (40, "forty fortieth"),
            (50, "fifty fiftieth"),
            (60, "sixty sixtieth"),
            (70, "seventy"),
            (80, "eighty"),
            (90, "ninety"),
            (100, "hundred hundreds hundredth century centuries"),
            (1000, "thousand thousands thousandth"),
            (1000000, "million millions"),
        ])
    }),
    softened: &[
        ("not", "only"),
        ("no", "cost"),
        ("not", "even"),
        ("not", "just"),
        ("no", "matter"),
        ("no", "sooner"),
        ("no", "doubt"),
        ("no", "more"),
        ("not", "more"),
        ("no", "fewer"),
        ("no", "less"),
        ("not", "less"),
        ("not", "until"),
        ("no", "later"),
        ("no", "earlier"),
        ("no", "other"),
        ("nothing", "else"),
        ("nobody", "else"),
    ],
    softened_by: &[("if", "not"), ("or", "not")],
    lone: None,
    conditions: &["if", "when", "while", "unless"],
    or: &["OR"],
    articles: None,
    length: 100,
    unspaced: false,
    counted_inside: false,
};
