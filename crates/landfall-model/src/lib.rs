//! Trees and schemas lowered to the Atlas: typed assets with every name resolved.
