// SPDX-License-Identifier: MIT
// What a club refuses is told in every language: that all refusals of the sources are known, and what becomes of them.
#include "app/evening/refusals.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>

#include "app/evening/words.h"
#include "text/file.h"
#include "text/sentences.h"

namespace arbiter::evening {
namespace {

constexpr const char* kLanguages[] = {"de", "fr", "es", "pt", "ru", "zh", "ja"};
constexpr std::size_t kMostOfASource = std::size_t{1} << 20U;

/// A statement from `from` to its semicolon, and its texts, those that stand side by side put together.
struct Statement {
  std::string words;
  std::vector<std::string> texts;
};

Statement statement_at(const std::string& source, std::size_t from) {
  Statement found;
  bool side_by_side = false;
  for (std::size_t at = from; at < source.size() && source[at] != ';'; ++at) {
    if (source[at] == '"') {
      std::string text;
      for (++at; at < source.size() && source[at] != '"'; ++at) {
        if (source[at] == '\\') ++at;
        text += source[at];
      }
      if (side_by_side)
        found.texts.back() += text;
      else
        found.texts.push_back(text);
      side_by_side = true;
    } else {
      side_by_side = side_by_side && std::isspace(static_cast<unsigned char>(source[at])) != 0;
      found.words += source[at];
    }
  }
  return found;
}

/// The texts with which the sources of a folder refuse, without the code that is for programs.
std::set<std::string> refused_in(const std::filesystem::path& folder, const std::string& begins) {
  static const std::regex kRefusal(
      R"re((\brefuse\(\s*|throw Error\{\s*|(db::)?Error\{\s*|fail\(\{\s*|return \{)(response, (\d+, )?\{)?"[a-z_]+",)re"
      R"re(|\bsenseless\(|\bunexpected\((std::string\()?(?=")|SeatingFailure\{number, |NoPairing\{)re");
  std::set<std::string> texts;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    const std::string name = file.path().filename().string();
    if (file.path().extension() != ".cpp" || !name.starts_with(begins)) continue;
    const std::string source = text::read_file(file.path(), kMostOfASource).value_or("");
    for (std::sregex_iterator it(source.begin(), source.end(), kRefusal), end; it != end; ++it) {
      // What only programs are told; what is said in one's language already, and what was told by another program.
      const bool to_programs = folder.filename() == "server" && it->str().find("bad_data") != std::string::npos;
      const Statement said = statement_at(source, static_cast<std::size_t>(it->position() + it->length()));
      const bool is_said =
          said.words.find("tr(") != std::string::npos || said.words.find(".value(") != std::string::npos;
      if (to_programs || is_said) continue;
      texts.insert(said.texts.begin(), said.texts.end());
    }
  }
  return texts;
}

/// The sentence with something in the place of `%1`, `%2` ….
std::string filled(const std::string& sentence) { return std::regex_replace(sentence, std::regex("%([1-9])"), "Xy$1"); }

TEST(Refusals, AreAllKnown) {
  const std::filesystem::path sources = ARBITER_SOURCES;
  std::set<std::string> pieces;
  for (const std::string sentence : refusals()) {
    static const std::regex kPart("%[1-9]");
    for (std::sregex_token_iterator piece(sentence.begin(), sentence.end(), kPart, -1), none; piece != none; ++piece)
      pieces.insert(*piece);
  }
  std::size_t looked_at = 0;
  for (const auto& [folder, begins] : {std::pair{"app/evening", ""},
                                       {"app/evening/exchange", ""},
                                       {"app/club", ""},
                                       {"app/link", ""},
                                       {"db/club", ""},
                                       {"app/cli", "club_"},
                                       {"app/cli", "event_game"},
                                       {"app/passwords", ""},
                                       {"app/server", "accounts"},
                                       {"app/server", "gate"},
                                       {"app/server", "seats"},
                                       {"app/server", "arbiters"}})
    for (const std::string& text : refused_in(sources / folder, begins)) {
      if (std::ranges::none_of(text, [](unsigned char c) { return std::isalpha(c) != 0; })) continue;
      ++looked_at;
      EXPECT_TRUE(
          std::ranges::any_of(pieces, [&](const std::string& known) { return known.find(text) != std::string::npos; }))
          << folder << " says \"" << text << "\": write the sentence into app/evening/refusals.cpp, and translate it";
    }
  EXPECT_GT(looked_at, 150U) << "the sources are not written as they are looked for";
}

TEST(Refusals, AreToldInEveryLanguage) {
  for (const std::string language : kLanguages) {
    text::speak(language);
    const auto catalogue = text::catalogue(language);
    ASSERT_GT(catalogue.size(), 300U) << language;
    for (const std::string sentence : refusals()) {
      const auto known = catalogue.find(sentence);
      ASSERT_NE(known, catalogue.end()) << language << ": " << sentence;
      EXPECT_EQ(told(filled(sentence)), filled(known->second)) << "another sentence before it hides it: " << sentence;
      // The window has no command line.
      const bool hinted = without_commands(filled(sentence)).find('`') != std::string::npos;
      const std::string shown = without_commands(told(filled(sentence)));
      EXPECT_TRUE(hinted || shown.find('`') == std::string::npos) << language << ": " << shown;
    }
  }
  text::speak("en");
}

TEST(Refusals, KeepNamesAndWhatIsNotKnown) {
  text::speak("de");
  EXPECT_EQ(told("Bishop has no table in round 2"), "Bishop hat in Runde 2 keinen Tisch") << "a name is no piece";
  EXPECT_EQ(told("There is no event \"Round 3\"; there is " + listed({"Friday", "Saturday"})),
            "Ein Turnier „Round 3“ gibt es nicht; es gibt Friday und Saturday");
  EXPECT_EQ(told("Round 2: only 2 are there\nWhat would help:\n  the round"),
            "Runde 2: nur 2 sind da\nWas helfen würde:\n  die Runde");
  EXPECT_EQ(told("Something else. And more."), "Something else. And more.");
  EXPECT_EQ(told(""), "");
  text::speak("en");
  EXPECT_EQ(told("Bishop has no table in round 2"), "Bishop has no table in round 2");
}

}  // namespace
}  // namespace arbiter::evening
