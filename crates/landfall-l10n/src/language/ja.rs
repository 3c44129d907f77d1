//! Japanese.

use std::sync::LazyLock;

use super::{Language, Lexicon, weights};

pub static JAPANESE: Language = Language {
    negation: LazyLock::new(|| {
        weights(
            "ない なかった なけれ なく ません ずに せず ず、 ぬ まい なし 無い 無く 無し 不 未 非 無",
            "",
            "駄目 だめ ダメ しか だけ 以外 まで 禁 除 避 拒 やめ 止 黙 空 失敗 飛ば 無視 最大 のみ さもな まだ 免 以下 代わり 静 残 欠 失 ないで",
            "なければなら なければいけ なくてはなら なくてはいけ ねばなら なければなりません なければいけません かもしれない かもしれません 少ない 少なく 危ない 違いない \
              間違いなく ではないか じゃないか 無事 無線 不思議 非常 少なくとも なくなる 空間 空気 空中 青空 まもなく 間もなく",
        )
    }),
    numbers: LazyLock::new(|| {
        Lexicon::new([
            (1, "ひと 片方"),
            (2, "ふた 両 半"),
            (3, "みっつ"),
            (4, "よっつ 四つ"),
            (5, "いつつ"),
            (6, "むっつ"),
            (7, "ななつ"),
            (8, "やっつ"),
            (9, "ここのつ"),
            (10, "とお"),
            (12, "正午 真夜中 ダース"),
            (100, "世紀"),
            (10000, "万"),
        ])
    }),
    softened: &[],
    softened_by: &[],
    lone: None,
    conditions: &["もし"],
    or: &["または", "又は", "あるいは", "もしくは", "か"],
    articles: None,
    length: 48,
    unspaced: true,
    counted_inside: true,
};
