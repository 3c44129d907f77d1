# Reads bundles of Landfall in Godot 3, by the document that `landfall schema json` prints.
# Every read is checked: damage gives defaults, and `open` returns what is wrong with a file, or "".
extends Reference

const WIDTHS = {"bool": 1, "ushort": 2, "enum": 2, "uint": 4, "int": 4}

var schema = {}
var header = {}
var is_newer = false
var _bytes = PoolByteArray()
var _tables = {}
var _enums = {}
var _unions = {}
var _error = ""


# Opens a bundle. Returns why it cannot be read, or an empty text.
func open(path, schema_path):
	var file = File.new()
	if file.open(schema_path, File.READ) != OK:
		return "the file cannot be read: " + schema_path
	var parsed = JSON.parse(file.get_as_text())
	file.close()
	if parsed.error != OK:
		return schema_path + " is not a game: " + parsed.error_string
	if file.open(path, File.READ) != OK:
		return "the file cannot be read: " + path
	var bytes = file.get_buffer(file.get_len())
	file.close()
	return parse(bytes, parsed.result)


func parse(bytes, game_schema):
	_bytes = bytes
	_error = ""
	schema = game_schema
	_index()
	var known = schema["bundle"]
	var name = schema["game"]["name"]
	if _bytes.size() >= 4 and _bytes[0] == 0x28 and _bytes[1] == 0xb5 and _bytes[2] == 0x2f and _bytes[3] == 0xfd:
		return "the bundle is compressed: build it without --zstd, or unpack it first"
	if _bytes.size() < 16:
		return "the file has %d bytes, which is too short for a bundle" % _bytes.size()
	var identifier = _bytes.subarray(4, 7).get_string_from_ascii()
	if identifier != known["identifier"]:
		return "not a bundle of `%s`: its file identifier is `%s`" % [name, identifier]
	var bundle = root()
	header = bundle.get("header")
	if header == null or _error != "":
		return _error if _error != "" else "the bundle is damaged: there is no header"
	if header["game"] != name:
		return "a bundle of `%s`, not of `%s`" % [header["game"], name]
	if header["format_version"] > known["format_version"]:
		return "the bundle has format %d; this code reads formats up to %d" % [
			header["format_version"], known["format_version"]]
	# One rule for every language: the same schema, an earlier one, or one that has grown from ours.
	var found = header["schema_fingerprint"]
	if found != known["fingerprint"] and not known["earlier"].has(found):
		if not header["grown_from"].has(known["fingerprint"]):
			return "the bundle was built with another schema of `%s`" % name
		is_newer = true
	return _check_sum(header)


# The whole bundle: a dictionary whose lists of cards are read when they are asked for with `cards`.
func root():
	var shape = _tables[schema["bundle"]["root"]]
	var table = _table(_follow(0))
	var out = {}
	for field in shape["fields"]:
		if field["name"] == "header":
			out["header"] = _field(table, field)
	return out


# All cards of a kind, such as `poi`, as dictionaries with the fields of the `.fbs`.
func cards(kind):
	var shape = _tables[schema["bundle"]["root"]]
	var table = _table(_follow(0))
	for field in shape["fields"]:
		if field["type"] == "table" and _tables[field["of"]]["of"] == "kind/" + kind:
			return _field(table, field)
	return []


# The texts in one language: `texts`, `rules`, `names`, `readings`.
func locale(code):
	var shape = _tables[schema["bundle"]["root"]]
	var table = _table(_follow(0))
	var source = null
	for field in shape["fields"]:
		if field["name"] == "locales":
			for one in _field(table, field):
				if one["code"] == code:
					return one
				if one["code"] == header["source_locale"]:
					source = one
	return source


func _index():
	_tables = {}
	_enums = {}
	_unions = {}
	for table in schema["bundle"]["tables"]:
		_tables[table["name"]] = table
	for words in schema["bundle"]["enums"]:
		var values = {}
		for word in words["values"]:
			values[int(word["value"])] = word["word"]
		_enums[words["name"]] = values
	for union in schema["bundle"]["unions"]:
		_unions[union["name"]] = union["members"]


func _damaged(at, why):
	if _error == "":
		_error = "the bundle is damaged at byte %d: %s" % [at, why]


func _u8(at):
	if at < 0 or at >= _bytes.size():
		_damaged(at, "the file ends here")
		return 0
	return _bytes[at]


func _u16(at):
	return _u8(at) | _u8(at + 1) << 8


func _u32(at):
	return _u16(at) | _u16(at + 2) << 16


func _i32(at):
	var value = _u32(at)
	return value - 0x100000000 if value >= 0x80000000 else value


func _follow(at):
	var offset = _u32(at)
	if offset < 4 or at + offset >= _bytes.size():
		_damaged(at, "an offset leads nowhere")
		return -1
	return at + offset


func _table(at):
	var vtable = at - _i32(at)
	var vtable_size = _u16(vtable)
	var size = _u16(vtable + 2)
	if at < 0 or vtable < 0 or vtable_size < 4 or vtable + vtable_size > _bytes.size() or at + size > _bytes.size():
		_damaged(at, "the size of the table is wrong")
		return {"at": 0, "size": 0, "vtable": 0, "vtable_size": 0}
	return {"at": at, "size": size, "vtable": vtable, "vtable_size": vtable_size}


func _slot(table, slot, width):
	var entry = 4 + 2 * int(slot)
	if entry + 2 > table["vtable_size"]:
		return -1
	var offset = _u16(table["vtable"] + entry)
	if offset == 0:
		return -1
	if offset < 4 or offset + width > table["size"]:
		_damaged(table["vtable"] + entry, "a field lies outside its table")
		return -1
	return table["at"] + offset


func _field(table, field):
	var width = WIDTHS.get(field["type"], 4)
	var at = _slot(table, field["slot"], 4 if field["many"] else width)
	if field["type"] == "union":
		return _member(table, field, at)
	if not field["many"]:
		return field["absent"] if at < 0 else _value(at, field)
	var out = []
	if at < 0:
		return out
	var list = _follow(at)
	var count = _u32(list)
	if list < 0 or list + 4 + count * width > _bytes.size():
		_damaged(list, "a list is longer than the file")
		return out
	for item in range(count):
		if _error != "":
			break
		out.append(_value(list + 4 + item * width, field))
	return out


func _value(at, field):
	match field["type"]:
		"string":
			return _string(_follow(at))
		"table":
			return _record(_follow(at), field["of"])
		"enum":
			var value = _u16(at)
			return _enums[field["of"]].get(value, value if value != 0 else null)
		"bool":
			return _u8(at) != 0
		"ushort":
			return _u16(at)
		"uint":
			return _u32(at)
	return _i32(at)


func _string(at):
	var count = _u32(at)
	if at < 0 or at + 4 + count > _bytes.size():
		_damaged(at, "a text is longer than the file")
		return ""
	return "" if count == 0 else _bytes.subarray(at + 4, at + 3 + count).get_string_from_utf8()


func _record(at, name):
	var shape = _tables[name]
	var out = {"type": shape["of"].split("/", true, 1)[-1]}
	if at < 0 or _error != "":
		return out
	var table = _table(at)
	for field in shape["fields"]:
		out[field["name"]] = _field(table, field)
	return out


func _member(table, field, at):
	var type = _slot(table, field["slot"] - 1, 1)
	if type < 0 or at < 0:
		return null
	var number = _u8(type)
	var members = _unions[field["of"]]
	if number < 1 or number > members.size():
		return {"type": "unknown", "number": number}
	return _record(_follow(at), members[number - 1]["table"])


func _check_sum(_header):
	var shape = null
	for table in schema["bundle"]["tables"]:
		if table["of"] == "core/Header":
			shape = table
	var place = -1
	var hash_at = -1
	var table = _table(_follow(_slot(_table(_follow(0)), 0, 4)))
	for field in shape["fields"]:
		if field["name"] == "checksum":
			place = _slot(table, field["slot"], 4)
		elif field["name"] == "content_hash":
			hash_at = _follow(_slot(table, field["slot"], 4))
	if place < 0:
		return _error
	var count = _u32(hash_at)
	var sums = []
	for at in range(256):
		var one = at
		for _bit in range(8):
			one = (one >> 1) ^ 0xedb88320 if one & 1 else one >> 1
		sums.append(one)
	var sum = 0xffffffff
	for at in range(_bytes.size()):
		var value = _bytes[at]
		if at >= place and at < place + 4:
			value = 0
		elif at >= hash_at + 4 and at < hash_at + 4 + count:
			value = 48
		sum = (sum >> 8) ^ sums[(sum ^ value) & 255]
	if (sum ^ 0xffffffff) != _u32(place):
		return "the bundle was changed after it was built: its checksum does not match"
	return _error
