//! YAML schemas as typed definitions; the only door to YAML.
