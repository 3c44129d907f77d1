//! Polish.

use std::sync::LazyLock;

use super::{Language, Lexicon, weights};

pub static POLISH: Language = Language {
    negation: LazyLock::new(|| {
        weights(
            "nie bez",
            "nigdy nikt nikogo nikomu nikim nic niczego niczemu żaden żadn* nigdzie nijak",
            "ani niczym nie* brak* tylko jedynie dopóki dopiero chyba oprócz poza prócz zakaz* zabron* \
              milcz* przemilcz* zamilk* przeciwn* milk* odmów* odmaw* odmówi* unik* ignor* pomi* pomij* najwyżej maksymalnie darmo darmow* ledwo \
              ledwie rzadko zamiast przesta* powstrzym* pust* inaczej wyjątk* wyjąwszy zan* zero \
              bezcz* bezu* bezg* bezs* bezw* stój* stój zostań* zosta* ostatni* cich* cisz*",
            "",
        )
    }),
    numbers: LazyLock::new(|| {
        Lexicon::new([
            (0, "zero zera"),
            (1, "jeden jedn* pierwsz* ?raz pojedyncz*"),
            (
                2,
                "dwa dwie dwóch dwu dwom dwóm dwoma dwiema dwoje dwojga dwukrotn* drug* podwój* \
              podwoj* oba obie obu obydw* para parę pary połow* połówk* pół",
            ),
            (3, "trzy trzech trzem trzema troje trojga trzeci* trójk* trzykrotn* potrój*"),
            (4, "cztery czterech czterem czterema czworo czwart* czterokrotn*"),
            (5, "pięć pięciu pięcioma pięcioro piąt*"),
            (6, "sześć sześciu sześcioma szóst* szóstk*"),
            (7, "siedem siedmiu siedmioma siódm*"),
            (8, "osiem ośmiu ośmioma ósm*"),
            (9, "dziewięć dziewięciu dziewięcioma dziewiąt*"),
            (10, "dziesięć dziesięciu dziesięcioma dziesiąt* dekad*"),
            (11, "jedenaś* jedenast*"),
            (12, "dwanaś* dwunast* tuzin* południe północ*"),
            (13, "trzynaś* trzynast*"),
            (14, "czternaś* czternast*"),
            (15, "piętnaś* piętnast*"),
            (16, "szesnaś* szesnast*"),
            (17, "siedemnaś* siedemnast*"),
            (18, "osiemnaś* osiemnast*"),
            (19, "dziewiętnaś* dziewiętnast*"),
            (20, "dwadzieś* dwudziest*"),
            (30, "trzydzieś* trzydziest*"),
            (40, "czterdzieś* czterdziest*"),
            (50, "pięćdziesiąt* pięćdziesięciu"),
            (60, "sześćdziesiąt* sześćdziesięciu"),
            (70, "siedemdziesiąt* siedemdziesięciu"),
            (80, "osiemdziesiąt* osiemdziesięciu"),
            (90, "dziewięćdziesiąt* dziewięćdziesięciu"),
            (100, "sto stu setn* setk* setek wiek wieku wieki wieków"),
            (1000, "tysią* tysię*"),
            (1000000, "milion*"),
        ])
    }),
    softened: &[("nie", "mniej"), ("nie", "tylko"), ("nie", "więcej")],
    softened_by: &[],
    lone: None,
    conditions: &["jeśli", "jeżeli", "gdy", "kiedy"],
    or: &["LUB", "ALBO"],
    articles: None,
    length: 104,
    unspaced: false,
    counted_inside: false,
};
