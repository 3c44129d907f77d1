//! Chinese, in simplified and traditional characters.

use std::sync::LazyLock;

use super::{Language, Lexicon, weights};

pub static CHINESE: Language = Language {
    negation: LazyLock::new(|| {
        weights(
            "从未 從未 不 没 沒 無 无 未 别 勿 莫 非 休想 毋",
            "",
            "除非 无数 無數 无尽 無盡 无限 無限 禁止 只 仅 僅 直到 之前 除了 除外 以外 避免 拒绝 拒絕 停止 失败 失敗 空 沉默 寂静 寂静 寂靜 忽略 跳过 跳過 最多 \
              至多 否则 否則 而非 免 缺 才 尚 难以 絕 绝 静 靜 最后 最後 否",
            "不过 不過 不同 不久 不断 不斷 不但 不仅 不僅 不少 不论 不論 不管 无论 無論 非常 未来 未來 别的 別的 别人 特别 分别 区别 差别 级别 差不多 是否 能否 \
              不止 不由 不料 不妨 不一会 不得不 不时 不時 了不起 没收 无线 無線 空气 空氣 空间 空間 天空 太空 航空 星空 空格 只要 才能 刚才 天才 人才",
        )
    }),
    numbers: LazyLock::new(|| {
        Lexicon::new([
            (0, "零"),
            (2, "双 雙 半 两 兩"),
            (100, "世纪 世紀"),
            (12, "正午 午夜 打"),
            (10000, "万 萬"),
        ])
    }),
    softened: &[],
    softened_by: &[],
    lone: None,
    conditions: &["如果", "若", "当"],
    or: &["或", "或者", "还是", "還是"],
    articles: None,
    length: 30,
    unspaced: true,
    counted_inside: true,
};
