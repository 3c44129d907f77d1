//! `Plural-Forms` of a catalog, chosen by the plural rules of CLDR.

use icu_plurals::{PluralCategory, PluralRules};

/// A formula of gettext and what it gives.
struct Formula {
    written: &'static str,
    form: fn(u32) -> usize,
}

/// The formulas that languages need, the simplest first. A formula is right for a locale when it parts the numbers
/// as CLDR does, whatever the forms are called.
const FORMULAS: &[Formula] = &[
    Formula { written: "nplurals=1; plural=0;", form: |_| 0 },
    Formula { written: "nplurals=2; plural=(n != 1);", form: |n| usize::from(n != 1) },
    Formula { written: "nplurals=2; plural=(n > 1);", form: |n| usize::from(n > 1) },
    Formula {
        written: "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
        form: |n| match n {
            1 => 0,
            2..=4 => 1,
            _ => 2,
        },
    },
    Formula {
        written: "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
        form: |n| match n {
            1 => 0,
            2 => 1,
            _ => 2,
        },
    },
    Formula {
        written: "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2);",
        form: |n| match (n, n % 100) {
            (1, _) => 0,
            (0, _) | (_, 1..=19) => 1,
            _ => 2,
        },
    },
    Formula { written: "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);", form: |n| n.min(2) as usize },
    Formula {
        written: "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        form: |n| match (n, few(n)) {
            (1, _) => 0,
            (_, true) => 1,
            _ => 2,
        },
    },
    Formula {
        written: "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        form: |n| match (n % 10 == 1 && n % 100 != 11, few(n)) {
            (true, _) => 0,
            (_, true) => 1,
            _ => 2,
        },
    },
    Formula {
        written: "nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2);",
        form: |n| match (n % 10, (11..=19).contains(&(n % 100))) {
            (1, false) => 0,
            (2..=9, false) => 1,
            _ => 2,
        },
    },
    Formula {
        written: "nplurals=3; plural=(n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 ? 1 : 2);",
        form: |n| match (n % 10, (11..=19).contains(&(n % 100))) {
            (0, _) | (_, true) => 0,
            (1, _) => 1,
            _ => 2,
        },
    },
    Formula {
        written: "nplurals=2; plural=(n%10!=1 || n%100==11);",
        form: |n| usize::from(n % 10 != 1 || n % 100 == 11),
    },
    Formula {
        written: "nplurals=2; plural=(n%10==4 || n%10==6 || n%10==9);",
        form: |n| usize::from(matches!(n % 10, 4 | 6 | 9)),
    },
    Formula {
        written: "nplurals=2; plural=(n>=2 && (n<11 || n>99));",
        form: |n| usize::from(n >= 2 && !(11..=99).contains(&n)),
    },
    Formula {
        written: "nplurals=3; plural=(n<=1 ? 0 : n<=10 ? 1 : 2);",
        form: |n| match n {
            0 | 1 => 0,
            2..=10 => 1,
            _ => 2,
        },
    },
    Formula {
        written: "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>=3 && n<=19 ? 2 : 3);",
        form: |n| match n {
            1 | 11 => 0,
            2 | 12 => 1,
            3..=19 => 2,
            _ => 3,
        },
    },
    Formula {
        written: "nplurals=4; plural=(n%10==1 ? 0 : n%10==2 ? 1 : n%20==0 ? 2 : 3);",
        form: |n| match (n % 10, n % 20) {
            (1, _) => 0,
            (2, _) => 1,
            (_, 0) => 2,
            _ => 3,
        },
    },
    Formula {
        written: "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
        form: |n| match n % 100 {
            1 => 0,
            2 => 1,
            3 | 4 => 2,
            _ => 3,
        },
    },
    Formula {
        written: "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);",
        form: |n| match n {
            1 => 0,
            2 => 1,
            3..=6 => 2,
            7..=10 => 3,
            _ => 4,
        },
    },
    Formula {
        written: "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n==0 || (n%100>=3 && n%100<=10) ? 2 : n%100>=11 && n%100<=19 ? 3 : 4);",
        form: |n| match (n, n % 100) {
            (1, _) => 0,
            (2, _) => 1,
            (0, _) | (_, 3..=10) => 2,
            (_, 11..=19) => 3,
            _ => 4,
        },
    },
    Formula {
        written: "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);",
        form: |n| match n {
            0..=3 => n as usize,
            6 => 4,
            _ => 5,
        },
    },
    Formula {
        written: "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
        form: |n| match (n, n % 100) {
            (0..=2, _) => n as usize,
            (_, 3..=10) => 3,
            (_, 11..) => 4,
            _ => 5,
        },
    },
];

fn few(n: u32) -> bool {
    (2..=4).contains(&(n % 10)) && !(12..=14).contains(&(n % 100))
}

/// The numbers that are compared. Games count no millions, for which some languages have one more form.
const COUNTED: std::ops::RangeInclusive<u32> = 0..=1_000;

/// What is written behind `Plural-Forms:` for a locale; absent when CLDR does not know it.
pub fn plural_forms(locale: &str) -> Option<&'static str> {
    let rules = PluralRules::try_new_cardinal(
        locale.replace('_', "-").parse::<icu_locale_core::Locale>().ok()?.into(),
    )
    .ok()?;
    let categories: Vec<PluralCategory> = COUNTED.map(|n| rules.category_for(n)).collect();
    FORMULAS.iter().find(|formula| agrees(formula, &categories)).map(|formula| formula.written)
}

/// Whether every form stands for one category and the other way round.
fn agrees(formula: &Formula, categories: &[PluralCategory]) -> bool {
    let mut meant: [Option<PluralCategory>; 6] = [None; 6];
    let each = COUNTED.zip(categories).all(|(n, category)| {
        let slot = &mut meant[(formula.form)(n)];
        *slot.get_or_insert(*category) == *category
    });
    let known: Vec<PluralCategory> = meant.into_iter().flatten().collect();
    each && known.iter().enumerate().all(|(at, category)| !known[..at].contains(category))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_forms_of_cldr() {
        let forms = |locale: &str| plural_forms(locale).unwrap_or_else(|| panic!("{locale}"));
        assert!(forms("ru").starts_with("nplurals=3; plural=(n%10==1 && n%100!=11 ?"));
        assert!(forms("cs").starts_with("nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ?"));
        assert!(forms("ar").starts_with("nplurals=6; "));
        assert_eq!(forms("fr"), "nplurals=2; plural=(n > 1);");
        assert_eq!(forms("pt-PT"), "nplurals=2; plural=(n != 1);");
        assert_eq!(forms("pt-BR"), "nplurals=2; plural=(n > 1);");
        assert_eq!(forms("zh-Hans"), "nplurals=1; plural=0;");
        assert_eq!(plural_forms("no language"), None);
    }

    #[test]
    fn a_formula_is_found_for_the_languages_of_the_world() {
        let locales = "af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gd gl gu gv he hi hr hu hy \
                       id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms mt my nb ne nl nn or pa pl ps pt ro ru \
                       sd shi si sk sl sq sr sv sw ta te th tk tr tzm uk ur uz vi yo zh zu";
        let without: Vec<&str> =
            locales.split_whitespace().filter(|code| plural_forms(code).is_none()).collect();
        assert_eq!(without, [""; 0]);
    }

    #[test]
    fn formulas_give_what_is_written() {
        for formula in FORMULAS {
            let count: usize =
                formula.written["nplurals=".len()..].split(';').next().unwrap().parse().unwrap();
            let forms: std::collections::BTreeSet<usize> = COUNTED.map(|n| (formula.form)(n)).collect();
            assert_eq!(forms.len(), count, "{}", formula.written);
        }
    }
}
