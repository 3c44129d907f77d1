//! Every mistake is reported once, at its place, with a step to take.

use crate::{extend, reported};

#[test]
fn all_mistakes_of_a_file_are_reported_in_one_run() {
    let reports = reported(
        "vocabularies:\n  icon:\n    wrds: {}\nblocks:\n  quay:\n    fields:\n      a: {type: integr, many: often}\n",
    );
    assert_eq!(
        reports,
        [
            "3:5 LF1004 `wrds` is not a key here [wrds] | a key with a similar name exists: `words`",
            "7:17 LF1006 `integr` is not a field type [integr] | the field types are `int`, `text`, `word`, `ref`, \
             `requirement`, `block`, `rows`, `flag`, `id`, `name`, `effects`, `icons`, `do`, `options`, `condition`, \
             `target`, `compare`, `range`, `arrow`",
            "7:31 LF1005 `many` needs `true` or `false` [often]",
        ]
    );
}

#[test]
fn what_is_about_texts_is_refused_elsewhere() {
    assert_eq!(
        reported(
            "kinds: {quay: {id: name, write: 'quay {id}', fields: {deep: {type: flag, unique: true}}}}\n"
        ),
        ["1:82 LF1005 `unique` is for texts of a kind [true] | delete this key"]
    );
    assert_eq!(
        reported("blocks: {quay: {fields: {n: {type: int, limit: 4}, t: {type: text title, limit: 4}}}}\n"),
        ["1:48 LF1005 `limit` is for texts [4] | delete this key"]
    );
}

#[test]
fn unknown_keys_offer_the_nearest_or_all() {
    assert_eq!(
        reported("verb: {}\n"),
        ["1:1 LF1004 `verb` is not a key here [verb] | a key with a similar name exists: `verbs`"]
    );
    assert_eq!(
        reported("vocabularies: {icon: {words: {star: {english: Star}}}}\n"),
        [
            "1:38 LF1004 `english` is not a key here [english] | the keys here are `en`, `it`, `doc`, `tags`, `override`"
        ]
    );
    assert_eq!(reported("limits: {x: {of: isle, count: shore, at-most: 3, atmost: 4}}\n").len(), 1);
    assert_eq!(
        reported("identifier: ABCD\n"),
        [
            "1:1 LF1004 `identifier` belongs beside `game:` [identifier] | move `identifier` into the file that says `game:`"
        ]
    );
}

#[test]
fn values_of_the_wrong_sort_say_what_is_needed() {
    assert_eq!(reported("kinds: [a]\n"), ["1:8 LF1005 `kinds` needs a map such as `{a: b}` [[a]]"]);
    assert_eq!(
        reported("- a\n"),
        [
            "1:1 LF1005 a schema file is a map [] | begin with a line such as `vocabularies:`, `kinds:` or `verbs:`"
        ]
    );
    assert_eq!(
        reported("blocks: {quay: {write: {a}, fields: {a: int}}}\n"),
        ["1:24 LF1005 `write` needs a text [{a}] | put a text that begins with `{` or `[` into quotes"]
    );
    assert_eq!(
        reported("blocks: {quay: {fields: {a: {many: true}, b: }}}\n"),
        [
            "1:26 LF1005 `a` has no type [a] | add a type, as in `a: {type: text rules}`",
            "1:43 LF1005 `b` has no type [b] | add a type, as in `b: flag`"
        ]
    );
    assert_eq!(
        reported("blocks: {quay: {fields: {a: {type: int, many: true, max: -1}}}}\n"),
        ["1:58 LF1005 `max` needs a whole number [-1]"]
    );
    assert_eq!(
        reported("blocks: {quay: {fields: {a: {type: int, max: 2}}}}\n"),
        ["1:46 LF1005 `a` has only one value [2] | add `many: true`, or take `max` away"]
    );
    assert_eq!(
        reported("kinds: {quay: {id: Q, write: 'quay {id}'}}\n"),
        [
            "1:20 LF1005 `Q` is not a form of ids [Q] | write `id: P###` for P and three digits, `id: '#'` for a number, `id: name`, or a form such as `id: MIS-##`"
        ]
    );
}

#[test]
fn a_bad_form_of_ids_is_marked_where_it_is_bad() {
    assert_eq!(
        reported("kinds: {quay: {id: 'Q-[AB-##', write: 'quay {id}'}}\n"),
        ["1:23 LF1005 `Q-[AB-##` is not a form of ids [[AB-##] | add `]`"]
    );
    assert_eq!(
        reported("kinds: {quay: {id: 'Q-(A|)', write: 'quay {id}'}}\n"),
        [
            "1:23 LF1005 `Q-(A|)` is not a form of ids [(A|)] | write words with `|` between them, such as `(ONE|TWO)`"
        ]
    );
    assert_eq!(
        reported("kinds: {quay: {write: 'quay {id}'}}\n"),
        [
            "1:9 LF1005 `quay` does not say what its ids look like [quay] | write `id: P###` for P and three digits, `id: '#'` for a number, `id: name`, or a form such as `id: MIS-##`"
        ]
    );
}

#[test]
fn ids_that_tell_their_kind_tell_only_one() {
    assert_eq!(
        reported(
            "kinds:\n  quay: {id: 'QU-*', write: 'quay {id}'}\n  quota: {id: 'QU-##', write: 'quota {id}'}\n"
        ),
        [
            "3:15 LF1013 `QU-11` could be the id of `quota` or of `quay` ['QU-##'] | give one of them other letters, so that an id shows what it is"
        ]
    );
    assert!(
        reported("kinds:\n  quay: {id: '#', write: 'quay {id}'}\n  quota: {id: '#', write: 'quota {id}'}\n")
            .is_empty(),
        "a bare number needs its keyword anyway"
    );
}

#[test]
fn types_are_marked_word_by_word() {
    let field = |ty: &str| reported(&format!("blocks: {{quay: {{fields: {{a: {ty}}}}}}}\n"));
    assert_eq!(
        field("word of icn"),
        ["1:37 LF1007 `icn` is not a vocabulary [icn] | a vocabulary with a similar name exists: `icon`"]
    );
    assert_eq!(
        field("\"ref tale or beacn\""),
        ["1:42 LF1007 `beacn` is not a kind [beacn] | a kind with a similar name exists: `beacon`"]
    );
    assert_eq!(
        field("block shor"),
        ["1:35 LF1007 `shor` is not a block [shor] | a block with a similar name exists: `shore`"]
    );
    assert_eq!(
        field("text titel"),
        ["1:34 LF1006 `titel` is not a role of a text [titel] | a role with a similar name exists: `title`"]
    );
    assert_eq!(
        field("int 9..1"),
        [
            "1:33 LF1006 `9..1` is not a range of numbers [9..1] | write the smallest and the largest, as in `int 1..39`, or `int 0..`"
        ]
    );
    assert_eq!(
        field("text"),
        [
            "1:29 LF1006 `text` is not a field type [text] | a text says its role: `text title`, `text flavour`, `text rules`, `text label` or `text note`"
        ]
    );
    assert_eq!(
        field("ref shore of tale"),
        [
            "1:29 LF1007 `tale` has no `shore` [ref shore of tale] | add a field of type `block shore` to `tale`"
        ]
    );
    assert_eq!(
        field("ref crossing of isle"),
        [
            "1:29 LF1005 nothing distinguishes one `crossing` from another [ref crossing of isle] | add `key:` with one of its fields to the block `crossing`"
        ]
    );
}

#[test]
fn written_forms_are_marked_slot_by_slot() {
    assert_eq!(
        reported("verbs: {sail: {write: 'sail {isel}', args: {isle: ref isle}}}\n"),
        ["1:29 LF1008 no field is called `isel` [{isel}] | a field with a similar name exists: `isle`"]
    );
    assert_eq!(
        reported("verbs: {sail: {write: sail away, args: {isle: ref isle}}}\n"),
        ["1:41 LF1008 `{isle}` is missing in the written form [isle] | add `{isle}` to `sail away`"]
    );
    assert_eq!(
        reported("verbs: {sail: {write: '{isle} sail', args: {isle: ref isle}}}\n"),
        [
            "1:23 LF1008 `sail` does not begin with a word ['{isle} sail'] | put a word in front, as in `turn to {page}`"
        ]
    );
    assert_eq!(
        reported("verbs: {sail: {write: 'sail [to {isle}', args: {isle: ref isle}}}\n"),
        ["1:29 LF1008 this `[` is not closed [[] | add `]` where the optional part ends"]
    );
    assert_eq!(
        reported("verbs: {sail: {write: 'sail $'}}\n"),
        [
            "1:29 LF1008 `$` is not allowed in a written form [$] | use words, `{slots}`, `[optional parts]` and marks such as `->`"
        ]
    );
    assert_eq!(
        reported("kinds: {quay: {id: Q#, write: quay, fields: {a: flag}}}\n"),
        ["1:31 LF1008 `{id}` is missing in the written form [quay] | add `{id}` to `quay`"]
    );
    assert_eq!(
        reported("blocks: {quay: {fields: {a: {type: ref isle, write: '{a}'}}}}\n"),
        [
            "1:53 LF1008 `a` cannot begin with `{a}` ['{a}'] | begin with a word, `->`, a quoted text, a number, or a slot of type `word of ...`"
        ]
    );
    assert_eq!(
        reported("blocks: {quay: {fields: {a: int, b: {type: int, write: 'b {b} at {a}'}}}}\n"),
        ["1:66 LF1008 `{a}` is another field [{a}] | make a block when a statement has several values"]
    );
}

#[test]
fn statements_that_begin_alike_are_ambiguous() {
    assert_eq!(
        reported("blocks: {quay: {fields: {row: block row, red: flag}}}\n"),
        ["1:42 LF1009 `row` and `red` both begin with `red` [red] | let `red` begin with another word"]
    );
    assert_eq!(
        reported(
            "blocks: {quay: {fields: {a: {type: text note, write: '{a}'}, b: {type: text note, write: '{b}'}}}}\n"
        ),
        ["1:90 LF1009 `a` and `b` both begin with a quoted text ['{b}'] | let `b` begin with another word"]
    );
    assert_eq!(
        reported("kinds: {quay: {id: Q#, write: 'isle {id}'}}\n"),
        ["1:32 LF1009 two kinds begin with `isle` [isle] | begin one of them with another word"]
    );
    assert_eq!(
        reported("verbs: {earn: {write: 'gain light {n}', args: {n: int 1..9}}}\n"),
        ["1:23 LF1009 `earn` is written like `gain` ['gain light {n}'] | give one of them another word"]
    );
    assert_eq!(reported("kinds: {quay: {id: Q#, write: 'extern {id}'}}\n").len(), 1);
    assert_eq!(reported("blocks: {quay: {fields: {allow: flag}}}\n").len(), 1);
}

#[test]
fn nothing_is_replaced_by_accident() {
    let help = "give it another name, or add `override: true` to replace the first one";
    let twice = |text: &str, place: &str, what: &str, marked: &str| {
        assert_eq!(reported(text), [format!("{place} LF1010 `{what}` is defined twice [{marked}] | {help}")]);
    };
    twice("vocabularies: {icon: {words: {sun: {en: Sol}}}}\n", "1:41", "en` of `sun", "Sol");
    twice("blocks: {shore: {fields: {landing: flag}}}\n", "1:27", "landing", "landing");
    twice("verbs: {go: {write: go home}}\n", "1:9", "go", "go");
    twice("kinds: {isle: {id: I##}}\n", "1:20", "id` of `isle", "I##");
    twice("kinds: {beacon: {names: {en: Light}}}\n", "1:30", "en` of `beacon", "Light");
    assert_eq!(reported("kinds: {isle: {id: I##, override: true}}\n"), [] as [&str; 0]);
    assert_eq!(
        reported("blocks: {isle: {}}\n"),
        ["1:10 LF1010 `isle` is a kind and a block [isle] | give the block another name"]
    );
    assert_eq!(
        reported("blocks: {quay: {use: [shared], fields: {hidden: int}}}\n"),
        [
            "1:41 LF1010 `hidden` is defined twice [hidden] | give it another name, or add `override: true` to the field"
        ]
    );
    assert_eq!(reported("game: other\n").len(), 1);
}

#[test]
fn blocks_may_not_use_each_other_in_a_circle() {
    let reports = reported("blocks: {a: {use: [b]}, b: {use: [a]}}\n");
    assert_eq!(
        reports,
        ["1:35 LF1005 `a` uses itself in the end [a] | take one of the `use` lines of the circle away"]
    );
    let chain: String = (0..2_000).map(|n| format!("  c{n}: {{use: [c{}]}}\n", n + 1)).collect();
    assert!(!reported(&format!("blocks:\n{chain}  c2000: {{}}\n")).is_empty());
}

#[test]
fn a_target_changes_nothing() {
    let found = reported("targets: {crew: {write: crew, does: [gain crew]}}\n");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("LF1012 a target can only read, not change anything [gain crew]"), "{found:?}");
}

#[test]
fn lines_about_the_state_of_play_are_read_closely() {
    let line = |line: &str| {
        reported(&format!(
            "verbs: {{sail: {{write: 'sail {{isle}}', args: {{isle: ref isle}}, does: [{line}]}}}}\n"
        ))
    };
    assert_eq!(
        line("tranfer isle"),
        ["1:69 LF1012 `tranfer` is not an act [tranfer] | an act with a similar name exists: `transfer`"]
    );
    assert_eq!(
        line("transfer isel"),
        [
            "1:78 LF1007 `isel` is not an argument of `sail` [isel] | an argument with a similar name exists: `isle`"
        ]
    );
    assert_eq!(
        line("gain light by wind"),
        ["1:83 LF1007 `wind` is not an argument of `sail` [wind] | there is only `isle`"]
    );
    assert_eq!(
        line("transfer"),
        [
            "1:69 LF1012 `transfer` is not a line of `does` [transfer] | a line is an act, a subject, and perhaps `of`, `at`, `from`, `to`, `as` and `by`"
        ]
    );
    assert_eq!(line("gain light"), [] as [&str; 0]);
}

#[test]
fn settings_name_what_exists() {
    assert_eq!(
        reported("verbs: {sail: {write: sail on, legal: [lnd]}}\n"),
        ["1:40 LF1007 `lnd` is not a context [lnd] | a context with a similar name exists: `land`"]
    );
    assert_eq!(
        reported("verbs: {sail: {write: sail on, control: chose}}\n"),
        ["1:41 LF1007 `chose` is not a control [chose] | a control with a similar name exists: `choose`"]
    );
    assert_eq!(
        reported("blocks: {quay: {key: nr, fields: {no: int}}}\n"),
        ["1:22 LF1007 `nr` is not a field of `quay` [nr] | a field with a similar name exists: `no`"]
    );
    assert_eq!(
        reported("blocks: {quay: {fields: {r: {type: block row, many: true, needs: blue}}}}\n"),
        ["1:66 LF1007 `blue` is not a word of `colour` [blue] | there are `green`, `red`"]
    );
    assert_eq!(
        reported("limits: {x: {of: isl, count: shore, at-most: 3}}\n"),
        ["1:18 LF1007 `isl` is not a kind [isl] | a kind with a similar name exists: `isle`"]
    );
    assert_eq!(
        reported("limits: {x: {of: isle, count: shore}}\n"),
        ["1:10 LF1005 `x` does not say its `at-most` [x] | add `at-most:`"]
    );
    assert_eq!(
        reported(
            "graphs: {g: {of: isle, nodes: shore, edges: crossing, from: from, to: to, arrow: way, home: title}}\n"
        ),
        ["1:93 LF1005 `title` is not a flag [title]"]
    );
}

#[test]
fn one_unreadable_file_is_one_report() {
    let (schema, reports, _) = extend(&[
        ("a.yaml", "vocabularies: {wind: [\n"),
        ("b.yaml", "blocks: {quay: {fields: {w: word of wind}}}\n"),
    ]);
    assert_eq!(reports.iter().map(|report| report.rule.code).collect::<Vec<_>>(), ["LF1001"]);
    assert!(schema.shape_by_name("quay").is_some());
}

#[test]
fn a_schema_needs_a_game() {
    let mut sources = landfall_diagnostics::Sources::default();
    let file = sources.add("a.yaml", "vocabularies: {}\n");
    let (_, reports) = landfall_schema::load(&[file], &sources);
    assert_eq!(reports.len(), 1);
    let (_, reports) = landfall_schema::load(&[], &sources);
    assert!(reports.is_empty());
}

#[test]
fn the_examples_of_the_rules_show_their_fault_and_nothing_else() {
    for rule in landfall_schema::RULES.iter().filter(|rule| rule.code.starts_with("LF1")) {
        let codes = |text: &'static str| -> Vec<&str> {
            let files: Vec<(&str, &str)> =
                text.split("//- ").skip(1).filter_map(|file| file.split_once('\n')).collect();
            let (_, reports, _) = extend(&files);
            reports.iter().map(|report| report.rule.code).collect()
        };
        assert_eq!(codes(rule.bad), [rule.code], "{} bad", rule.name);
        assert_eq!(codes(rule.good), [] as [&str; 0], "{} good", rule.name);
    }
}

#[test]
fn a_file_of_nothing_but_mistakes_is_not_read_to_its_end() {
    let text: String = (0..20_000).map(|number| format!("wrong{number}: 1\n")).collect();
    assert_eq!(reported(&text).len(), 101);
}

#[test]
fn damaged_schemas_never_panic() {
    let marks = ["{", "[", "]", "}", ": ", "\n", "'", "é", "#", "of", "->", " ", "0", ","];
    let mut seed = 11u32;
    for _ in 0..300 {
        let mut damaged: Vec<char> = crate::SMALL_GAME.chars().collect();
        for _ in 0..6 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let at = (seed >> 5) as usize % damaged.len();
            let mark = marks[(seed >> 9) as usize % marks.len()];
            damaged.splice(at..at + (seed >> 20) as usize % 2, mark.chars());
        }
        let mut sources = landfall_diagnostics::Sources::default();
        let file = sources.add("damaged.yaml", damaged.into_iter().collect::<String>());
        landfall_schema::load(&[file], &sources);
    }
}

#[test]
fn a_role_is_known_and_is_carried_by_what_it_is_for() {
    let role = |of: &str| reported(&format!("blocks:\n  card: {of}\n"));
    assert_eq!(
        role("{fields: {n: {type: int, roles: [copeis]}}}"),
        ["2:42 LF1007 `copeis` is not a role [copeis] | a role with a similar name exists: `copies`"]
    );
    assert_eq!(
        role("{fields: {n: {type: flag, roles: [copies]}}}"),
        [
            "2:43 LF1005 `n` has the role `copies` and is not a number [copies] | it is for a number: how many identical cards there are"
        ]
    );
    assert_eq!(
        role("{roles: [copies]}"),
        [
            "2:18 LF1005 `card` has the role `copies` and is not a number [copies] | it is for a number: how many identical cards there are"
        ]
    );
    assert_eq!(role("{fields: {n: {type: int, roles: [copies]}}}"), [] as [&str; 0]);
}

#[test]
fn a_tag_that_nobody_reads_is_reported() {
    let tag = |tag: &str, rest: &str| {
        reported(&format!("vocabularies:\n  die:\n    words:\n      d6: {{en: D6, tags: {{{tag}}}}}\n{rest}"))
    };
    assert_eq!(
        tag("color: red", ""),
        ["4:27 LF1007 `color` is not a tag [color] | a tag with a similar name exists: `colour`"]
    );
    assert_eq!(tag("colour: red, forms-it: dado", ""), [] as [&str; 0]);
    // An expression may read tags that the compiler does not know.
    assert_eq!(tag("sides: 6", "").len(), 1);
    let formula = "formulas:\n  sides: {for: game, is: \"sum(tag(words(die), sides))\"}\n";
    assert_eq!(tag("sides: 6", formula), [] as [&str; 0]);
}
