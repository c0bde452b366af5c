// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "referee/core/game.h"
#include "referee/json/games.h"

namespace arbiter::testing {

/// A game that must be possible to set up.
inline Game game_of(const nlohmann::json& request) {
  auto game = game_json::start(request);
  if (!game) throw std::runtime_error(game.error().message.english());
  return std::move(*game);
}

/// Messages as programs read them.
inline std::vector<std::string> english(const std::vector<Message>& messages) {
  std::vector<std::string> out;
  for (const Message& one : messages) out.push_back(one.english());
  return out;
}

inline std::vector<std::string> texts(const ActionList& list, const Rules& rules) {
  std::vector<std::string> out;
  for (const Action& a : list) out.push_back(print(a, rules));
  return out;
}

inline std::vector<std::string> legal_texts(const Position& pos) { return texts(Engine::legal(pos), *pos.rules); }

/// Files ending in ".json" below `folder`, sorted; none when there is no such folder.
inline std::vector<std::filesystem::path> json_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> list;
  if (!std::filesystem::is_directory(folder)) return list;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".json") list.push_back(entry.path());
  std::sort(list.begin(), list.end());
  return list;
}

/// A name that GoogleTest takes.
inline std::string test_name(const std::string& text) {
  std::string name;
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)))
      name += c;
    else if (!name.empty() && name.back() != '_')
      name += '_';
  }
  while (!name.empty() && name.back() == '_') name.pop_back();
  return name;
}

}  // namespace arbiter::testing
