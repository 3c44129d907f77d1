(block) @fold
(prose) @fold
