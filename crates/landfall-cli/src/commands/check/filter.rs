//! Which findings are shown: not those that a baseline knows, and on request only those of a change.

use clap::Args;
use landfall_project::{Baseline, Compilation, Date, Known, Options, Trouble, parse_date, today};

use crate::out;
use crate::reports::counted;

#[derive(Args, Debug)]
pub struct FilterArguments {
    /// Write every finding into landfall-baseline.json beside landfall.yaml; later runs report only what is new
    #[arg(long, conflicts_with_all = ["no_baseline", "changed_since", "dry_run"])]
    update_baseline: bool,

    /// With --update-baseline: report what is new in it again after this day, such as 2027-06-01
    #[arg(long, value_name = "DATE", requires = "update_baseline", value_parser = date)]
    until: Option<Date>,

    /// Report what the baselines know too
    #[arg(long)]
    no_baseline: bool,

    /// Report only what was touched or caused since a revision of git; everything is still checked
    #[arg(long, value_name = "REV")]
    changed_since: Option<String>,
}

fn date(text: &str) -> Result<Date, String> {
    match parse_date(text) {
        None => Err("write a day as year, month and day, such as 2027-06-01".to_owned()),
        Some(date) if date < today() => Err("that day is over: name a later one".to_owned()),
        Some(date) => Ok(date),
    }
}

/// What was left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hidden {
    pub known: Known,
    /// Findings that the change has nothing to do with.
    pub others: Option<usize>,
}

impl FilterArguments {
    /// Leaves what is to be shown.
    pub fn apply(&self, compilation: &mut Compilation, options: &Options) -> Result<Hidden, Trouble> {
        let mut hidden = Hidden::default();
        if self.update_baseline {
            let written = compilation.update_baselines(self.until, today())?;
            written.iter().filter(|baseline| baseline.is_written).for_each(tell_written);
        }
        if !self.no_baseline {
            hidden.known = compilation.apply_baselines(today())?;
        }
        if let Some(revision) = &self.changed_since {
            hidden.others = Some(compilation.keep_changed(revision, options)?);
        }
        Ok(hidden)
    }
}

fn tell_written(baseline: &Baseline) {
    let Baseline { path, findings, added, removed, .. } = baseline;
    let findings = counted(*findings, "finding", "findings");
    out::say(&format!("{}: {findings}, {added} added, {removed} removed\n", path.display()));
}

impl Hidden {
    /// What the last line of a run adds about them.
    pub fn sentence(&self) -> String {
        let Known { hidden, fixed, expired } = self.known;
        let mut out = String::new();
        if hidden > 0 {
            out.push_str(&format!("; {} in the baseline not shown", counted(hidden, "finding", "findings")));
        }
        if expired > 0 {
            out.push_str(&format!("; {} of the baseline expired", counted(expired, "finding", "findings")));
        }
        if fixed > 0 {
            let fixed =
                counted(fixed, "finding of the baseline is fixed", "findings of the baseline are fixed");
            out.push_str(&format!("; {fixed}: `landfall check --update-baseline` removes them"));
        }
        if let Some(others) = self.others {
            let others = counted(others, "other finding exists", "other findings exist");
            out.push_str(&format!("; {others} that the change neither touches nor causes"));
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_shown_is_counted() {
        assert_eq!(Hidden::default().sentence(), "");
        let known = Known { hidden: 1, fixed: 2, expired: 0 };
        let said = Hidden { known, others: Some(0) }.sentence();
        assert_eq!(
            said,
            "; 1 finding in the baseline not shown; 2 findings of the baseline are fixed: \
             `landfall check --update-baseline` removes them; 0 other findings exist that the change neither touches \
             nor causes"
        );
    }

    #[test]
    fn a_day_that_is_over_is_refused() {
        assert!(date("2020-01-01").unwrap_err().contains("over"));
        assert!(date("soon").unwrap_err().contains("2027-06-01"));
        assert_eq!(date("9999-12-31"), Ok((9999, 12, 31)));
    }
}
