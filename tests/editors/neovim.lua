-- Drives Neovim's own client against `landfall lsp` and writes every answer as JSON.
-- Works from Neovim 0.7 on: no `vim.lsp.start`, no `-l`.
local program, root, file, out = vim.env.LANDFALL, vim.env.PACK, vim.env.FILE, vim.env.OUT
local answers, diagnostics = {}, {}

local function finish()
  local handle = assert(io.open(out, 'w'))
  handle:write(vim.fn.json_encode(answers))
  handle:close()
  vim.cmd('qall!')
end

local function run()
  vim.cmd('edit ' .. file)
  local buffer = vim.api.nvim_get_current_buf()
  local client = vim.lsp.start_client({
    name = 'landfall',
    cmd = { program, 'lsp' },
    root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = 'pack' } },
    handlers = {
      ['textDocument/publishDiagnostics'] = function(_, result)
        diagnostics[result.uri] = result.diagnostics
      end,
    },
  })
  vim.lsp.buf_attach_client(buffer, client)
  assert(vim.wait(20000, function() return vim.lsp.buf_is_attached(buffer, client) end), 'not attached')
  assert(vim.wait(20000, function() return vim.lsp.get_client_by_id(client).initialized end), 'not initialized')
  local uri = vim.uri_from_bufnr(buffer)

  local function ask(name, method, params)
    local reply = vim.lsp.buf_request_sync(buffer, method, params, 20000)
    local mine = reply and reply[client]
    assert(mine, name .. ': no answer')
    answers[name] = mine.result == nil and vim.NIL or mine.result
    if mine.err then answers[name .. ' error'] = mine.err.message end
  end

  -- Where `word` is for the `nth` time, and `inside` letters further on.
  local function at(word, inside, nth)
    local seen = 0
    for number, text in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
      local column = text:find(word, 1, true)
      if column then
        seen = seen + 1
        if seen == (nth or 1) then
          return { textDocument = { uri = uri }, position = { line = number - 1, character = column - 1 + inside } }
        end
      end
    end
    error('no ' .. word)
  end
  local function with(params, key, value)
    params[key] = value
    return params
  end

  local document = { textDocument = { uri = uri } }
  local whole = { start = { line = 0, character = 0 }, ['end'] = { line = 9999, character = 0 } }
  ask('definition', 'textDocument/definition', at('goto log 1903', 10))
  ask('references', 'textDocument/references', with(at('goto log 1903', 10), 'context', { includeDeclaration = true }))
  ask('hover', 'textDocument/hover', at('goto log 1903', 10))
  ask('rename', 'textDocument/rename', with(at('goto log 1903', 10), 'newName', '1999'))
  ask('prepare', 'textDocument/prepareRename', at('goto log 1903', 10))
  ask('completion', 'textDocument/completion', at('goto log 1903', 9))
  ask('signature', 'textDocument/signatureHelp', at('goto log 1903', 9))
  ask('symbols', 'textDocument/documentSymbol', document)
  ask('workspace symbols', 'workspace/symbol', { query = 'drone' })
  ask('folding', 'textDocument/foldingRange', document)
  ask('tokens', 'textDocument/semanticTokens/full', document)
  ask('formatting', 'textDocument/formatting', with(vim.deepcopy(document), 'options', { tabSize = 4, insertSpaces = true }))
  ask('range formatting', 'textDocument/rangeFormatting', with(with(vim.deepcopy(document), 'range', whole), 'options', { tabSize = 4, insertSpaces = true }))
  ask('inlay', 'textDocument/inlayHint', with(vim.deepcopy(document), 'range', whole))
  ask('lens', 'textDocument/codeLens', document)
  ask('links', 'textDocument/documentLink', document)
  ask('text', 'landfall/text', { name = 'P901', locale = 'it' })
  ask('text here', 'landfall/text', at('goto log 1903', 10))
  local catalog = { uri = vim.uri_from_fname(root .. '/l10n/it.po') }
  ask('hover in a catalog', 'textDocument/hover', { textDocument = catalog, position = { line = 200, character = 0 } })
  ask('picture', 'landfall/picture', { name = 'glasswake' })

  -- An edit as a person makes it: the report comes, offers a step, and goes.
  local broken = at('goto log 1903', 9).position
  vim.api.nvim_buf_set_text(buffer, broken.line, broken.character, broken.line, broken.character + 4, { '1803' })
  assert(vim.wait(20000, function() return diagnostics[uri] and #diagnostics[uri] > 0 end), 'no report')
  answers['reports'] = diagnostics[uri]
  local range = { start = broken, ['end'] = broken }
  ask('actions', 'textDocument/codeAction', { textDocument = { uri = uri }, range = range, context = { diagnostics = {} } })
  vim.api.nvim_buf_set_text(buffer, broken.line, broken.character, broken.line, broken.character + 4, { '1903' })
  assert(vim.wait(20000, function() return #diagnostics[uri] == 0 end), 'the report stays')
  answers['cleared'] = true
end

local ok, why = pcall(run)
if not ok then answers['failure'] = why end
finish()
