//! Draws reports.
