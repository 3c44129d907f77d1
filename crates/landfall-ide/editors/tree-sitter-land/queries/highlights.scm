(comment) @comment
(note) @comment.documentation

(word) @variable
((word) @constant
  (#match? @constant "^[A-Z]+[0-9]|^[0-9]+[.]"))
(statement keyword: (word) @keyword)
((word) @keyword.control
  (#any-of? @keyword.control "if" "else" "choose" "each" "then" "or" "and" "not"))

(number) @number
(text) @string
(prose) @string
(escape) @string.escape
(reference) @string.special
(icon) @string.special.symbol

(operator) @operator
["{" "}" "[" "]" "(" ")"] @punctuation.bracket
";" @punctuation.delimiter
