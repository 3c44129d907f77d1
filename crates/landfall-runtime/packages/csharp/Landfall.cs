// Reads bundles of Landfall, with every read checked: nothing but BundleException comes out of it.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

namespace Landfall {
  /// <summary>Why a file cannot be read as a bundle.</summary>
  public sealed class BundleException : Exception {
    public BundleException(string message) : base(message) { }
    internal static BundleException Damaged(long at, string why) =>
      new BundleException("the bundle is damaged at byte " + at + ": " + why);
  }

  /// <summary>What bundles of a game are made of.</summary>
  public sealed class Game {
    public readonly string Name, Identifier, Fingerprint;
    public readonly string[] Earlier;
    public readonly uint FormatVersion;
    public Game(string name, string identifier, string fingerprint, string[] earlier, uint formatVersion) {
      Name = name; Identifier = identifier; Fingerprint = fingerprint; Earlier = earlier; FormatVersion = formatVersion;
    }
  }

  /// <summary>A table with typed fields.</summary>
  public abstract class Record {
    public readonly Table Table;
    protected Record(Table table) { Table = table; }
  }

  /// <summary>A verb, predicate or target of a newer schema. `Text` of the record around it says what it is.</summary>
  public sealed class UnknownMember {
    public readonly byte Number;
    public UnknownMember(byte number) { Number = number; }
  }

  /// <summary>A table whose fields are read by slot.</summary>
  public sealed class Table {
    readonly byte[] bytes;
    readonly int at, size, vtable, vtableSize;

    internal Table(byte[] bytes, int at) {
      this.bytes = bytes;
      this.at = at;
      long start = (long)at - (int)U32(bytes, at);
      vtable = start < 0 || start > int.MaxValue ? throw BundleException.Damaged(at, "the table has no vtable") : (int)start;
      vtableSize = U16(bytes, vtable);
      size = U16(bytes, vtable + 2);
      if (vtableSize < 4 || vtableSize % 2 != 0 || (long)vtable + vtableSize > bytes.Length)
        throw BundleException.Damaged(vtable, "the size of the vtable is wrong");
      if (size < 4 || (long)at + size > bytes.Length)
        throw BundleException.Damaged(vtable + 2, "the size of the table is wrong");
    }

    static void Check(byte[] bytes, long at, int width) {
      if (at % width != 0) throw BundleException.Damaged(at, "a number is not aligned");
      if (at < 0 || at + width > bytes.Length) throw BundleException.Damaged(at, "the file ends here");
    }

    internal static ushort U16(byte[] bytes, long at) {
      Check(bytes, at, 2);
      return (ushort)(bytes[at] | bytes[at + 1] << 8);
    }

    internal static uint U32(byte[] bytes, long at) {
      Check(bytes, at, 4);
      return (uint)(bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16) | (uint)bytes[at + 3] << 24;
    }

    internal static int Follow(byte[] bytes, long at) {
      long to = at + U32(bytes, at);
      if (to - at < 4 || to >= bytes.Length) throw BundleException.Damaged(at, "an offset leads nowhere");
      return (int)to;
    }

    /// <summary>Where a field is, or -1.</summary>
    internal int Slot(int slot, int width) {
      int entry = 4 + 2 * slot;
      if (entry + 2 > vtableSize) return -1;
      int offset = U16(bytes, vtable + entry);
      if (offset == 0) return -1;
      if (offset < 4 || offset + width > size)
        throw BundleException.Damaged(vtable + entry, "a field lies outside its table");
      return at + offset;
    }

    public bool Bool(int slot, bool absent) { int found = Slot(slot, 1); return found < 0 ? absent : bytes[found] != 0; }
    public ushort UShort(int slot, int absent) { int found = Slot(slot, 2); return found < 0 ? (ushort)absent : U16(bytes, found); }
    public uint UInt(int slot, uint absent) { int found = Slot(slot, 4); return found < 0 ? absent : U32(bytes, found); }
    public int Int(int slot, int absent) { int found = Slot(slot, 4); return found < 0 ? absent : (int)U32(bytes, found); }

    static string Text(byte[] bytes, int at) {
      var run = Run(bytes, at, 1);
      try {
        return new UTF8Encoding(false, true).GetString(bytes, run.Item1, run.Item2);
      } catch (ArgumentException) {
        throw BundleException.Damaged(run.Item1, "a text is not UTF-8");
      }
    }

    internal static Tuple<int, int> Run(byte[] bytes, int at, int width) {
      long count = U32(bytes, at);
      if (at + 4 + count * width > bytes.Length) throw BundleException.Damaged(at, "a list is longer than the file");
      return Tuple.Create(at + 4, (int)count);
    }

    public string String(int slot) { int found = Slot(slot, 4); return found < 0 ? null : Text(bytes, Follow(bytes, found)); }
    public T Inner<T>(int slot, Func<Table, T> make) where T : class {
      int found = Slot(slot, 4);
      return found < 0 ? null : make(new Table(bytes, Follow(bytes, found)));
    }

    /// <summary>The type of a union; the slot before has it. 0 is nothing.</summary>
    public byte MemberType(int slot) { int found = Slot(slot - 1, 1); return found < 0 ? (byte)0 : bytes[found]; }
    public Table Member(int slot) {
      int found = Slot(slot, 4);
      if (found < 0) throw BundleException.Damaged(at, "a type has no value");
      return new Table(bytes, Follow(bytes, found));
    }

    IReadOnlyList<T> Many<T>(int slot, int width, Func<int, T> read) {
      int found = Slot(slot, 4);
      if (found < 0) return new T[0];
      var run = Run(bytes, Follow(bytes, found), width);
      var items = new T[run.Item2];
      for (int item = 0; item < items.Length; item++) items[item] = read(run.Item1 + item * width);
      return items;
    }

    public IReadOnlyList<string> Strings(int slot) => Many(slot, 4, place => Text(bytes, Follow(bytes, place)));
    public IReadOnlyList<bool> Bools(int slot) => Many(slot, 1, place => bytes[place] != 0);
    public IReadOnlyList<T> UShorts<T>(int slot, Func<ushort, T> make) => Many(slot, 2, place => make(U16(bytes, place)));
    public IReadOnlyList<uint> UInts(int slot) => Many(slot, 4, place => U32(bytes, place));
    public IReadOnlyList<int> Ints(int slot) => Many(slot, 4, place => (int)U32(bytes, place));
    public IReadOnlyList<T> Tables<T>(int slot, Func<Table, T> make) =>
      Many(slot, 4, place => make(new Table(bytes, Follow(bytes, place))));
  }

  /// <summary>Opens bundles: whose file it is, and whether its bytes are as they were built.</summary>
  public static class BundleFile {
    // These slots are the same for every game and forever.
    const int Header = 0, FormatVersion = 0, GameName = 1, Fingerprint = 4, ContentHash = 5, Checksum = 9, GrownFrom = 10;

    public static Table Open(byte[] bytes, Game game) {
      if (bytes.Length >= 4 && Table.U32(bytes, 0) == 0xfd2fb528)
        throw new BundleException("the bundle is compressed: build it without --zstd, or unpack it first");
      if (bytes.Length < 16)
        throw new BundleException("the file has " + bytes.Length + " bytes, which is too short for a bundle");
      string identifier = Encoding.ASCII.GetString(bytes, 4, 4);
      if (identifier != game.Identifier)
        throw new BundleException("not a bundle of `" + game.Name + "`: its file identifier is `" + identifier + "`");
      var root = new Table(bytes, Table.Follow(bytes, 0));
      var header = root.Inner(Header, table => table);
      if (header == null) throw BundleException.Damaged(0, "there is no header");
      string name = header.String(GameName);
      if (name != game.Name) throw new BundleException("a bundle of `" + name + "`, not of `" + game.Name + "`");
      uint format = header.UInt(FormatVersion, 0);
      if (format > game.FormatVersion)
        throw new BundleException("the bundle has format " + format + "; this code reads formats up to " + game.FormatVersion);
      string found = header.String(Fingerprint) ?? "";
      // One rule for every language: the same schema, an earlier one, or one that has grown from ours.
      if (found != game.Fingerprint && !game.Earlier.Contains(found)
          && !header.Strings(GrownFrom).Contains(game.Fingerprint))
        throw new BundleException("the bundle was built with another schema of `" + game.Name + "`");
      CheckSum(bytes, header);
      return root;
    }

    static void CheckSum(byte[] bytes, Table header) {
      int place = header.Slot(Checksum, 4), hash = header.Slot(ContentHash, 4);
      if (place < 0) return;
      if (hash < 0) throw BundleException.Damaged(0, "there is no content hash");
      var run = Table.Run(bytes, Table.Follow(bytes, hash), 1);
      uint sum = 0xffffffff;
      var table = new uint[256];
      for (uint at = 0; at < 256; at++) {
        uint one = at;
        for (int bit = 0; bit < 8; bit++) one = (one & 1) != 0 ? one >> 1 ^ 0xedb88320 : one >> 1;
        table[at] = one;
      }
      for (int at = 0; at < bytes.Length; at++) {
        byte value = bytes[at];
        if (at >= place && at < place + 4) value = 0;
        else if (at >= run.Item1 && at < run.Item1 + run.Item2) value = (byte)'0';
        sum = sum >> 8 ^ table[(byte)sum ^ value];
      }
      if (~sum != Table.U32(bytes, place))
        throw new BundleException("the bundle was changed after it was built: its checksum does not match");
    }
  }
}
