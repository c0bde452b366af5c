// SPDX-License-Identifier: MIT
// What is wrong with files of games, options and armies is told in every language: that all that the sources say of it
// is known, and what becomes of it.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include "app/table/names.h"
#include "app/table/refusal_text.h"
#include "referee/protocol/record.h"
#include "referee/wire/games.h"
#include "tests/cli/program.h"
#include "text/sentences.h"

namespace arbiter {
namespace {

constexpr const char* kTold[] = {"de", "fr", "es", "pt", "ru", "zh", "ja"};

/// The texts of a statement from `from` to its semicolon, those that stand side by side put together.
std::vector<std::string> texts_at(const std::string& source, std::size_t from) {
  std::vector<std::string> texts;
  bool side_by_side = false;
  for (std::size_t at = from; at < source.size() && source[at] != ';'; ++at) {
    if (source[at] != '"') {
      side_by_side = side_by_side && std::isspace(static_cast<unsigned char>(source[at])) != 0;
      continue;
    }
    std::string text;
    for (++at; at < source.size() && source[at] != '"'; ++at) {
      if (source[at] == '\\') ++at;
      text += source[at];
    }
    if (side_by_side)
      texts.back() += text;
    else
      texts.push_back(text);
    side_by_side = true;
  }
  return texts;
}

/// What a source says of records, options and armies that it refuses, without the code that is for programs.
std::set<std::string> refused_in(const std::filesystem::path& file) {
  static const std::regex kRefusal(
      R"re(\bbad_record\(|\brefuse\(\s*"(bad_record|bad_option|bad_army|bad_setup|unwritable|unknown_[a-z]+)",)re");
  std::set<std::string> texts;
  const std::string source = test::text_of(file);
  for (std::sregex_iterator it(source.begin(), source.end(), kRefusal), end; it != end; ++it)
    for (const std::string& text : texts_at(source, static_cast<std::size_t>(it->position() + it->length())))
      texts.insert(text);
  return texts;
}

/// The sources in which files of games are read, and games are begun.
std::vector<std::filesystem::path> sources_of_refusals() {
  const std::filesystem::path root = ARBITER_SOURCES;
  std::vector<std::filesystem::path> files;
  for (const char* folder : {"notation", "wire", "core", "rulesets", "european", "army_pages", "told"})
    for (const auto& file : std::filesystem::recursive_directory_iterator(root / "referee" / folder))
      if (file.path().extension() == ".cpp") files.push_back(file.path());
  files.push_back(root / "referee/protocol/record.cpp");
  files.push_back(root / "app/cli/game_options.cpp");
  return files;
}

/// What stands in a sentence may stand in quotes.
std::string unquoted(std::string text) {
  std::erase(text, '"');
  return text.starts_with("., ") ? text.substr(1) : text;  // behind a number
}

TEST(FileRefusals, AreAllKnown) {
  std::set<std::string> pieces;
  for (const std::string sentence : table::refusals()) {
    static const std::regex kPart("%[1-9]");
    for (std::sregex_token_iterator piece(sentence.begin(), sentence.end(), kPart, -1), none; piece != none; ++piece)
      pieces.insert(unquoted(*piece));
  }
  text::speak("de");
  const auto catalogue = text::catalogue("de");
  const auto is_known = [&](const std::string& text) {
    // A whole piece of a sentence, or so much of it that it is no other.
    constexpr std::size_t kMuch = 12;
    const auto holds = [said = unquoted(text)](const std::string& piece) {
      return piece.find(said) < piece.size() || (piece.size() >= kMuch && said.find(piece) < said.size());
    };
    return catalogue.contains(text) || std::ranges::any_of(pieces, holds) ||
           table::refusal_text({"bad_record", "", text}) != text;
  };
  static const std::regex kCode("[a-z_]+"), kField("^\"[a-z_.]+(\"(: \")?)?");
  std::size_t looked_at = 0;
  for (const auto& file : sources_of_refusals())
    for (const std::string& literal : refused_in(file)) {
      const std::string text = std::regex_replace(literal, kField, "");
      const auto letters = std::ranges::count_if(text, [](unsigned char c) { return std::isalpha(c) != 0; });
      if (letters < 3 || std::regex_match(text, kCode)) continue;
      ++looked_at;
      EXPECT_TRUE(is_known(text)) << file.filename() << " says \"" << text
                                  << "\": write the sentence into app/table/refusal_text.cpp, and translate it";
    }
  text::speak("en");
  EXPECT_GT(looked_at, 120U) << "the sources are not written as they are looked for";
}

/// The sentence with something in the place of `%1`, `%2` ….
std::string filled(const std::string& sentence) { return std::regex_replace(sentence, std::regex("%([1-9])"), "Xy$1"); }

TEST(FileRefusals, AreToldInEveryLanguage) {
  for (const std::string language : kTold) {
    text::speak(language);
    const auto catalogue = text::catalogue(language);
    for (const std::string sentence : table::refusals()) {
      const auto known = catalogue.find(sentence);
      ASSERT_NE(known, catalogue.end()) << language << ": " << sentence;
      EXPECT_EQ(table::refusal_text({"bad_record", "", filled(sentence)}), table::spelt(filled(known->second)))
          << language << ": another sentence before it hides it: " << sentence;
    }
  }
  text::speak("en");
}

struct Broken {
  const char *format, *text;
};

/// A file of each notation, and what is wrong with it.
constexpr Broken kBroken[] = {
    {"pgn", "[White \"Ada\n\n1. e4"},
    {"pgn", "[White \"Ada\"\n\n1. e4"},
    {"pgn", "White \"Ada\""},
    {"pgn", "1. e4 e5 2. Ke3"},
    {"pgn", "1. e4 e5 2. Zz9"},
    {"pgn", "1. e4 e5 2. Nc3 Nc6 3. Ne2 Nb8 4. Ng3 Nc6 5. Ne2 Nb8 6. Nc3 e4"},
    {"pgn", "1. e4 {unending"},
    {"pgn", "1. e4 (1. d4"},
    {"pgn", "1. f3 e5 2. g4 Qh4# 1-0"},
    {"pgn", "[FEN \"8/8/8/8 w - - 0 1\"]\n\n1. e4"},
    {"pgn", "[FEN \"rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n1. e4"},
    {"pgn", "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNx w KQkq - 0 1\"]\n\n1. e4"},
    {"pgn", "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1\"]\n\n1. e4"},
    {"pgn", "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1\"]\n\n1. e4"},
    {"pgn", "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq z9 0 1\"]\n\n1. e4"},
    {"pgn", "[Variant \"Nothing\"]\n\n1. e4"},
    {"pgn4", "[StartFen4 \"R/0\"]\n\n1. h2-h3"},
    {"csa", "V2\nPI\n+\n+9999FU\n"},
    {"csa", "V2\nPI\n+\n+7776GI\n"},
    {"csa", "V2\nPI\n+\n-7776FU\n"},
    {"kif", "手合割：なし\n   1 ７六歩(77)\n"},
    {"kif", "手合割：平手\n   1 ７六歩(78)\n"},
    {"usi", "position startpos moves 7g7z"},
    {"usi", "position nowhere"},
    {"usi", "position sfen 9/9/9"},
    {"wxf", "FORMAT\tWXF\nGAME\t\n"},
    {"text", "arbiter-text 1\nnothing here\n"},
    {"json", "{\"format\": \"something\"}"},
    {"json", "{\"format\": \"arbiter-record\", \"version\": 2}"},
    {"json", "{"},
    {"no-format", ""},
    {"", "no game at all"},
};

/// What games are not begun with.
constexpr const char* kNoGames[] = {
    R"({"ruleset": "nothing"})",
    R"({"ruleset": "chess", "options": {"nothing": 1}})",
    R"({"ruleset": "european-chess", "options": {"mode": "nothing"}})",
    R"({"ruleset": "european-chess", "armies": {"S": "nothing"}})",
    R"({"ruleset": "european-chess", "armies": {"X": "russia"}})",
    R"({"ruleset": "chess", "armies": {"S": "russia"}})",
    R"({"ruleset": "european-chess", "options": {"setups": {"russia": "K?"}}, "armies": {"S": "russia"}})",
    R"({"ruleset": "european-chess", "options": {"setups": {"russia": 7}}, "armies": {"S": "russia"}})",
};

/// Has it words of English, but for what is quoted and for what a library says of JSON?
bool is_english(const std::string& told) {
  static const std::regex kQuoted("\"[^\"]*\""),
      kEnglish("\\b(is|are|the|has|have|not|must|there|here|does|expected|which)\\b");
  return std::regex_search(std::regex_replace(told, kQuoted, ""), kEnglish);
}

TEST(FileRefusals, OfBrokenFilesAreNotEnglish) {
  std::vector<Refusal> refused;
  for (const auto& [format, text] : kBroken) {
    std::vector<std::string> left_out;
    const auto game = protocol::read_record(nlohmann::json(text), format, left_out);
    EXPECT_FALSE(game) << format << " takes " << text;
    if (!game) refused.push_back(game.error());
  }
  for (const char* setup : kNoGames) {
    const auto game = wire::start(nlohmann::json::parse(setup));
    EXPECT_FALSE(game) << setup;
    if (!game) refused.push_back(game.error());
  }
  for (const Refusal& why : refused) EXPECT_EQ(table::refusal_text(why), table::spelt(why.message)) << "English stays";
  for (const std::string language : kTold) {
    text::speak(language);
    for (const Refusal& why : refused) {
      const std::string told = table::refusal_text(why);
      EXPECT_NE(told, why.message) << language;
      EXPECT_FALSE(is_english(told.substr(0, told.find("syntax error")))) << language << ": " << told;
    }
  }
  text::speak("en");
}

class LanguageOfMistakes : public test::Program {};

TEST_F(LanguageOfMistakes, IsTheOneThatIsSpoken) {
  write("bad.pgn", "[FEN \"8/8/8/8 w - - 0 1\"]\n\n1. e4\n");
  fails("load bad.pgn --language de", "bad.pgn");
  EXPECT_THAT(run("load bad.pgn --language de").err, testing::HasSubstr("das Brett hat 8 Reihen."));
  EXPECT_THAT(run("load bad.pgn --language ru").err, testing::HasSubstr("горизонталей на доске: 8"));
  EXPECT_THAT(run("guide european-chess rusia --language de").err, testing::HasSubstr("hat keine Armee \"rusia\""));
  EXPECT_THAT(run("guide chess --options nothing=1 --language fr").err,
              testing::HasSubstr("n'a pas d'option \"nothing\""));
  EXPECT_THAT(run("guide chess --options nothing --language es").err, testing::HasSubstr("se espera NAME=VALUE"));
  EXPECT_THAT(run("club events new Friday --rules chess --options nothing=1 --language de").err,
              testing::HasSubstr("hat keine Option \"nothing\""));
  write("picture.png", "");
  EXPECT_THAT(run("watch picture.png --rules european-chess --armies S=rusia --language zh").err,
              testing::HasSubstr("不是 european-chess 的军队"));
}

}  // namespace
}  // namespace arbiter
