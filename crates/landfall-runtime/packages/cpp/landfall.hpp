// Opens bundles of Landfall: whose file it is, and whether every offset leads where it should.
#pragma once

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "flatbuffers/flatbuffers.h"

namespace landfall {

/// Why a file cannot be read as a bundle.
struct bundle_error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What bundles of a game are made of.
struct known_game {
  std::string name, identifier, fingerprint;
  std::vector<std::string> earlier;
  uint32_t format_version = 0;
};

inline std::vector<uint8_t> read_file(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw bundle_error("the file cannot be read: " + path);
  return std::vector<uint8_t>((std::istreambuf_iterator<char>(file)), {});
}

inline uint32_t crc32(const std::vector<uint8_t> &bytes) {
  uint32_t table[256];
  for (uint32_t at = 0; at < 256; at++) {
    uint32_t sum = at;
    for (int bit = 0; bit < 8; bit++) sum = sum & 1 ? sum >> 1 ^ 0xedb88320u : sum >> 1;
    table[at] = sum;
  }
  uint32_t sum = ~0u;
  for (uint8_t byte : bytes) sum = sum >> 8 ^ table[(sum ^ byte) & 255];
  return ~sum;
}

inline void check_length(const std::vector<uint8_t> &bytes, const known_game &game) {
  if (bytes.size() >= 4 && bytes[0] == 0x28 && bytes[1] == 0xb5 && bytes[2] == 0x2f && bytes[3] == 0xfd)
    throw bundle_error("the bundle is compressed: build it without --zstd, or unpack it first");
  if (bytes.size() < 16)
    throw bundle_error("the file has " + std::to_string(bytes.size()) + " bytes, which is too short for a bundle");
  std::string found(bytes.begin() + 4, bytes.begin() + 8);
  if (found != game.identifier)
    throw bundle_error("not a bundle of `" + game.name + "`: its file identifier is `" + found + "`");
}

/// One rule for every language: the same schema, an earlier one, or one that has grown from ours.
template <typename Header>
void check_header(const Header *header, const known_game &game) {
  if (header == nullptr || header->game() == nullptr || header->schema_fingerprint() == nullptr)
    throw bundle_error("the bundle is damaged: there is no header");
  if (header->game()->str() != game.name)
    throw bundle_error("a bundle of `" + header->game()->str() + "`, not of `" + game.name + "`");
  if (header->format_version() > game.format_version)
    throw bundle_error("the bundle has format " + std::to_string(header->format_version()) +
                       "; this code reads formats up to " + std::to_string(game.format_version));
  std::string found = header->schema_fingerprint()->str();
  if (found == game.fingerprint) return;
  for (const auto &earlier : game.earlier)
    if (found == earlier) return;
  if (header->grown_from() != nullptr)
    for (auto earlier : *header->grown_from())
      if (earlier->str() == game.fingerprint) return;
  throw bundle_error("the bundle was built with another schema of `" + game.name + "`");
}

/// Whether the bytes are as they were built. Bundles of early versions have no sum.
template <typename Header>
void check_sum(const std::vector<uint8_t> &bytes, const Header *header) {
  auto place = reinterpret_cast<const flatbuffers::Table *>(header)->GetAddressOf(Header::VT_CHECKSUM);
  if (place == nullptr) return;
  auto hash = header->content_hash();
  if (hash == nullptr) throw bundle_error("the bundle is damaged: there is no content hash");
  std::vector<uint8_t> plain(bytes);
  for (int at = 0; at < 4; at++) plain[place - bytes.data() + at] = 0;
  for (uint32_t at = 0; at < hash->size(); at++) plain[hash->Data() - bytes.data() + at] = '0';
  if (crc32(plain) != header->checksum())
    throw bundle_error("the bundle was changed after it was built: its checksum does not match");
}

}  // namespace landfall
