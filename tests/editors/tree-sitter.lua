-- Parses every file of a list with the tree-sitter grammar in Neovim's own engine, and writes what it found as JSON.
-- Works from Neovim 0.7 on.
local library, list, queries, out = vim.env.LIBRARY, vim.env.LIST, vim.env.QUERIES, vim.env.OUT
local found = {}

local function read(path)
  local handle = assert(io.open(path, 'rb'))
  local text = handle:read('*a')
  handle:close()
  return text
end

local function run()
  local add = vim.treesitter.require_language or function(name, path) vim.treesitter.language.add(name, { path = path }) end
  add('land', library)
  local parse_query = (vim.treesitter.query and vim.treesitter.query.parse) or vim.treesitter.parse_query
  local highlights = parse_query('land', read(queries .. '/highlights.scm'))
  local statements = parse_query('land', '(statement) @statement')
  for path in io.lines(list) do
    local text = read(path)
    local root = vim.treesitter.get_string_parser(text, 'land'):parse()[1]:root()
    local file = { error = root:has_error(), statements = {}, captures = {} }
    for _, node in statements:iter_captures(root, text, 0, -1) do
      local _, _, offset = node:start()
      table.insert(file.statements, offset)
    end
    for id in highlights:iter_captures(root, text, 0, -1) do
      local name = highlights.captures[id]
      file.captures[name] = (file.captures[name] or 0) + 1
    end
    if not next(file.captures) then file.captures = nil end
    found[path] = file
  end
end

local ok, why = pcall(run)
if not ok then found = { failure = why } end
local handle = assert(io.open(out, 'w'))
handle:write(vim.fn.json_encode(found))
handle:close()
vim.cmd('qall!')
