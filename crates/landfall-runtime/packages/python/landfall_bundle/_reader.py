"""FlatBuffers read without trust: every offset is checked, and nothing but BundleError comes out of it."""

import struct

_U16 = struct.Struct("<H")
_U32 = struct.Struct("<I")
_I32 = struct.Struct("<i")


class BundleError(ValueError):
    """Why a file cannot be read as a bundle."""


def damaged(at, why, place=""):
    where = f", in {place}" if place else ""
    return BundleError(f"the bundle is damaged at byte {at}{where}: {why}")


class Reader:
    def __init__(self, data):
        self.data = data

    def _take(self, form, at):
        if at % form.size:
            raise damaged(at, "a number is not aligned")
        if at < 0 or at + form.size > len(self.data):
            raise damaged(at, "the file ends here")
        return form.unpack_from(self.data, at)[0]

    def u8(self, at):
        if not 0 <= at < len(self.data):
            raise damaged(at, "the file ends here")
        return self.data[at]

    def u16(self, at):
        return self._take(_U16, at)

    def u32(self, at):
        return self._take(_U32, at)

    def i32(self, at):
        return self._take(_I32, at)

    def follow(self, at):
        """Where the offset at `at` leads."""
        offset = self.u32(at)
        if offset < 4 or at + offset >= len(self.data):
            raise damaged(at, "an offset leads nowhere")
        return at + offset

    def table(self, at):
        """A table: where it is, its size, where its vtable is, and the size of that."""
        vtable = at - self.i32(at)
        vtable_size, size = self.u16(vtable), self.u16(vtable + 2)
        if vtable_size < 4 or vtable_size % 2 or vtable + vtable_size > len(self.data):
            raise damaged(vtable, "the size of the vtable is wrong")
        if size < 4 or at + size > len(self.data):
            raise damaged(vtable + 2, "the size of the table is wrong")
        return at, size, vtable, vtable_size

    def slot(self, table, slot, width):
        """Where the field in a slot is, or None when the table does not have it."""
        at, size, vtable, vtable_size = table
        entry = 4 + 2 * slot
        if entry + 2 > vtable_size:
            return None
        offset = self.u16(vtable + entry)
        if offset == 0:
            return None
        if offset < 4 or offset + width > size:
            raise damaged(vtable + entry, "a field lies outside its table")
        return at + offset

    def filled(self, table):
        """The slots that a table fills."""
        _, _, vtable, vtable_size = table
        return [slot for slot in range(vtable_size // 2 - 2) if self.u16(vtable + 4 + 2 * slot)]

    def vector(self, at, width):
        """Where the items of a list begin, and how many there are."""
        count = self.u32(at)
        if at + 4 + count * width > len(self.data):
            raise damaged(at, "a list is longer than the file")
        return at + 4, count

    def string(self, at):
        start, count = self.vector(at, 1)
        try:
            return self.data[start : start + count].decode("utf-8")
        except UnicodeDecodeError as error:
            raise damaged(start + error.start, "a text is not UTF-8") from None
