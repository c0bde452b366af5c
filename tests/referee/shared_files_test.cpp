// SPDX-License-Identifier: MIT
// An army stands in its own file and a line of its list; nothing that others share names it, or a kind that it brings.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "referee/european/army.h"
#include "referee/european_first/armies.h"
#include "referee/json/games.h"

namespace arbiter {
namespace {

namespace fs = std::filesystem;
using european::Army;
using european::ArmyKind;

const fs::path kRoot = ARBITER_SOURCE_DIR;

/// Whoever draws pieces has a list of those that it knows; what is not there is shown by its name.
const std::set<std::string> kLists{"app/figures/figure.cpp", "vision/simulate/figures.cpp"};

/// Kinds that games without armies have.
std::set<std::string> common_kinds() {
  std::set<std::string> kinds;
  for (const RulesetInfo& info : rulesets()) {
    if (!info.armies.empty()) continue;
    const auto game = game_json::start({{"ruleset", info.id}, {"seed", 1}});
    if (!game) throw std::runtime_error(game.error().message.english());
    for (const KindInfo& kind : game->rules().kinds) kinds.insert(kind.name);
  }
  return kinds;
}

/// Armies with a power, and the kinds that are theirs alone.
std::set<std::string> own_words() {
  const std::set<std::string> common = common_kinds();
  std::set<std::string> words;
  for (const auto* list : {&european::armies(), &european::first::armies()})
    for (const Army& army : *list) {
      if (army.install != nullptr) words.insert(army.id);
      for (const ArmyKind& kind : army.kinds)
        if (!common.contains(kind.name)) words.insert(kind.name);
    }
  return words;
}

std::string text_of(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// An army's own files: those of the later edition, and of the first all that are named like one.
bool of_an_army(const fs::path& file) {
  const std::string folder = file.parent_path().filename().string();
  if (folder == "armies") return true;
  return folder == "european_first" && file.filename() != "armies.cpp" && file.stem() != "check" &&
         file.extension() == ".cpp";
}

/// "file: word" for every word that stands in quotes in it, alone or before a dot.
std::set<std::string> named_in(const std::string& name, const std::string& text, const std::set<std::string>& words) {
  std::set<std::string> named;
  for (const std::string& word : words)
    for (const char behind : {'"', '.'})
      if (text.find('"' + word + behind) != std::string::npos) named.insert(name + ": " + word);
  return named;
}

TEST(SharedFiles, NameNoArmyAndNoKindOfOne) {
  const std::set<std::string> words = own_words();
  EXPECT_GE(words.size(), 50U) << "46 armies, and kinds of five of them";
  std::set<std::string> named;
  int looked_at = 0;
  for (const char* folder : {"app", "calibration", "db", "referee", "text", "value", "vision"})
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      const std::string end = entry.path().extension().string();
      if ((end != ".cpp" && end != ".h" && end != ".qml" && end != ".js") || of_an_army(entry.path())) continue;
      const std::string name = fs::relative(entry.path(), kRoot).string();
      if (kLists.contains(name)) continue;
      ++looked_at;
      named.merge(named_in(name, text_of(entry.path()), words));
    }
  EXPECT_GT(looked_at, 500);
  EXPECT_THAT(named, ::testing::IsEmpty());
}

TEST(SharedFiles, WhatNamesOneIsFound) {
  EXPECT_THAT(
      named_in("here", R"(kind("orator"); option("iraq.bearers"); // an orator, iraq)", {"orator", "iraq", "usa"}),
      ::testing::ElementsAre("here: iraq", "here: orator"));
  for (const std::string& list : kLists)
    EXPECT_FALSE(named_in(list, text_of(kRoot / list), own_words()).empty()) << list;
}

}  // namespace
}  // namespace arbiter
