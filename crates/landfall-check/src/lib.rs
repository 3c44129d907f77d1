//! Questions asked of a finished atlas, one file each.
