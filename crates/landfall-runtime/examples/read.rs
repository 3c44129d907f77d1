use landfall_runtime::{BundleFile, Error, vanguard};

fn main() -> Result<(), Error> {
    let path = std::env::args().nth(1).unwrap_or("glasswake.lfb".into());
    // Maps the file and checks whose it is; `verified` also reads every byte once.
    let file = BundleFile::open(path, &vanguard::SCHEMA)?.verified()?;
    let bundle = vanguard::Bundle::of(&file);
    let header = file.header()?;
    let texts = file.locale("it").or(file.locale(header.source_locale)).unwrap_or_default();

    println!("{}: {} points of interest", header.pack, bundle.poi().len());
    if let Some(poi) = bundle.poi().find("P901") {
        println!("P901 is {}", texts.text(poi.title()));
        for action in poi.action().iter() {
            println!("- {}", texts.text(action.title()));
        }
    }
    Ok(())
}
