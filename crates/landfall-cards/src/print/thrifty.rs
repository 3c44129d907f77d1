//! The same sheets with less ink: no large grounds, and letters that were white on them are dark.

use std::sync::Arc;

use landfall_schema::cards::Rgb;
use rustc_hash::FxHashMap;

use crate::maker::{INK, mixed};
use crate::pdf::Page;
use crate::scene::{Item, Path, Scene, Shape, Step, Stroke};

/// A ground is what is larger than this, in square millimetres.
const LARGE: f32 = 40.0;

pub(crate) fn save_ink(pages: &mut [Page]) {
    let mut done: FxHashMap<*const Scene, Arc<Scene>> = FxHashMap::default();
    // Kept while the map is asked by their addresses.
    let mut kept: Vec<Arc<Scene>> = Vec::new();
    for placed in pages.iter_mut().flat_map(|page| &mut page.placed) {
        let key = Arc::as_ptr(&placed.scene);
        let thin = done.entry(key).or_insert_with(|| {
            kept.push(placed.scene.clone());
            Arc::new(thin(&placed.scene))
        });
        placed.scene = thin.clone();
    }
}

fn thin(scene: &Scene) -> Scene {
    let items = scene.items.iter().map(|item| match item {
        Item::Shape(shape) => Item::Shape(thin_shape(shape)),
        Item::Run(run) => {
            let colour = if is_light(run.colour) { INK } else { run.colour };
            Item::Run(crate::scene::Run { colour, ..run.clone() })
        }
        Item::Image(image) => Item::Image(image.clone()),
    });
    Scene { items: items.collect(), ..scene.clone() }
}

fn thin_shape(shape: &Shape) -> Shape {
    let Some(fill) = shape.fill else {
        let stroke = shape.stroke.clone().map(|stroke| Stroke { colour: dark(stroke.colour), ..stroke });
        return Shape { stroke, ..shape.clone() };
    };
    let is_ground = shape.path.0.len() <= 10 && area(&shape.path) > LARGE;
    match is_ground {
        // A thin line shows where the ground was.
        true => {
            let colour = mixed(dark(fill), Rgb(255, 255, 255), 0.4);
            let stroke = Stroke { colour, width: 0.2, dashes: Vec::new() };
            Shape { path: shape.path.clone(), fill: None, stroke: Some(stroke) }
        }
        false => Shape { fill: Some(dark(fill)), ..shape.clone() },
    }
}

/// A colour that can be seen on white.
fn dark(colour: Rgb) -> Rgb {
    if is_light(colour) { Rgb(0x6a, 0x70, 0x78) } else { colour }
}

fn is_light(Rgb(red, green, blue): Rgb) -> bool {
    0.3 * f32::from(red) + 0.59 * f32::from(green) + 0.11 * f32::from(blue) > 170.0
}

/// The area of the box around a path.
fn area(path: &Path) -> f32 {
    let points = path.0.iter().filter_map(|step| match *step {
        Step::Move(x, y) | Step::Line(x, y) | Step::Quad(_, _, x, y) | Step::Cubic(_, _, _, _, x, y) => {
            Some((x, y))
        }
        Step::Close => None,
    });
    let (mut low, mut high) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
    for (x, y) in points {
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x), high.1.max(y));
    }
    (high.0 - low.0).max(0.0) * (high.1 - low.1).max(0.0)
}
