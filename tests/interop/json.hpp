// Just enough JSON to print what a bundle holds.

#pragma once

#include <cstdio>
#include <string>

struct Json {
  std::string text;
  bool first = true;

  void name(const char *key) {
    if (!first) text += ',';
    first = false;
    string(key);
    text += ':';
  }

  void string(const std::string &value) {
    text += '"';
    for (unsigned char letter : value) {
      char code[8];
      if (letter == '"' || letter == '\\') {
        text += '\\';
        text += static_cast<char>(letter);
      } else if (letter < 0x20) {
        std::snprintf(code, sizeof code, "\\u%04x", letter);
        text += code;
      } else {
        text += static_cast<char>(letter);
      }
    }
    text += '"';
  }

  template <typename Inner> void object(Inner inner) {
    text += '{';
    first = true;
    inner();
    text += '}';
    first = false;
  }

  template <typename List, typename Item> void list(const char *key, const List *items, Item item) {
    if (items == nullptr || items->size() == 0) return;
    name(key);
    text += '[';
    for (unsigned at = 0; at < items->size(); at++) {
      if (at != 0) text += ',';
      item(items->Get(at));
    }
    text += ']';
    first = false;
  }
};
