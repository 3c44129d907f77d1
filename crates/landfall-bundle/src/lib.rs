//! The atlas as FlatBuffers, and back to a readable dump.
