use landfall_runtime::{BundleFile, Error, vanguard};
use vanguard::Does;

fn main() -> Result<(), Error> {
    let path = std::env::args().nth(1).unwrap_or("glasswake.lfb".into());
    let file = BundleFile::open(path, &vanguard::SCHEMA)?;
    let bundle = vanguard::Bundle::of(&file);
    let texts = file.locale("it").unwrap_or_default();
    let action = bundle.poi().find("P901").and_then(|poi| poi.action().get(0)).unwrap_or_default();
    for row in action.row().iter() {
        let requirement = row.requirement().map(|it| texts.rules(it.text())).unwrap_or_default();
        println!("{} {requirement}", row.colour().name().to_lowercase());
        for effect in row.effects().iter() {
            let verb = match effect.does() {
                Does::ReplacePoi(it) => format!("replace-poi {}", it.poi().unwrap_or_default()),
                Does::GoToLog(it) => format!("go-to-log {}", it.log().unwrap_or_default()),
                Does::GainSuccess(_) => "gain-success".to_owned(),
                Does::SpendDie(_) => "spend-die".to_owned(),
                Does::Then(_) => "then".to_owned(),
                Does::Unknown(number) => format!("unknown verb {number}"),
                _ => "another verb".to_owned(),
            };
            println!("  {verb}: {}", texts.rules(effect.text()));
        }
    }
    Ok(())
}
