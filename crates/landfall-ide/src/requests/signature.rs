//! The written form of the phrase under the cursor.

use gen_lsp_types::{
    Documentation, ParameterInformation, ParameterInformationLabel, SignatureHelp, SignatureHelpParams,
    SignatureInformation,
};
use landfall_schema::{Part, Schema, Shape, ShapeId};

use crate::cursor::View;
use crate::wants::Prefix;

pub(super) fn signature(view: &View<'_>, params: SignatureHelpParams) -> Option<SignatureHelp> {
    let at = &params.text_document_position_params;
    let page = view.page(&at.text_document.uri)?;
    let offset = view.offset(page.file, at.position);
    let prefix = Prefix::at(view, page, offset)?;
    let shapes = prefix.phrases(page.atlas);
    if shapes.is_empty() {
        return None;
    }
    let schema = &page.atlas.schema;
    Some(SignatureHelp {
        signatures: shapes.iter().map(|shape| information(schema, *shape)).collect(),
        ..SignatureHelp::default()
    })
}

fn information(schema: &Schema, id: ShapeId) -> SignatureInformation {
    let shape = schema.shape(id);
    let mut parameters = Vec::new();
    slots(schema, shape, &shape.head.parts, &mut parameters);
    SignatureInformation {
        label: shape.head_text(),
        documentation: (!shape.doc.is_empty()).then(|| Documentation::from(shape.doc.to_string())),
        parameters: Some(parameters),
        active_parameter: None,
    }
}

fn slots(schema: &Schema, shape: &Shape, parts: &[Part], out: &mut Vec<ParameterInformation>) {
    for part in parts {
        match part {
            Part::Literal(_) => {}
            Part::Optional(inner) => slots(schema, shape, inner, out),
            Part::Slot(field) => {
                let field = &shape.fields[field.index()];
                out.push(ParameterInformation {
                    label: ParameterInformationLabel::from(format!("<{}>", field.name)),
                    documentation: Some(Documentation::from(field.ty.describe(schema))),
                });
            }
        }
    }
}
