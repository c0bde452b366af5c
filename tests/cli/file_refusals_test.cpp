// SPDX-License-Identifier: MIT
// What is wrong with files of games, options and armies is told in every language: that all that the sources say of it
// is known, and what becomes of it.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include "app/table/left_out_text.h"
#include "app/table/names.h"
#include "app/table/position_text.h"
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

/// What the sources say of positions that they do not take, at the board and in what rules keep beside it.
std::set<std::string> complaints_of_positions() {
  static const std::regex kComplaint(R"re(\b(reject|complain)\(|\brefuse\(\s*"(bad_position|bad_piece)",| wrong = )re");
  std::set<std::string> texts;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(ARBITER_SOURCES) / "referee")) {
    if (file.path().extension() != ".cpp") continue;
    const std::string source = test::text_of(file.path());
    for (std::sregex_iterator it(source.begin(), source.end(), kComplaint), end; it != end; ++it)
      for (const std::string& text : texts_at(source, static_cast<std::size_t>(it->position() + it->length())))
        texts.insert(text);
  }
  return texts;
}

TEST(PositionRefusals, AreAllKnown) {
  std::string known;
  static const std::regex kPart("%[1-9]");
  for (const auto list : {table::complaints_of_positions(), table::refusals()})
    for (const std::string sentence : list) known += "|" + std::regex_replace(unquoted(sentence), kPart, "");
  // Where in the position it is, and what stands there.
  static const std::regex kPlace(
      "\\.(hand|status)[.:] ?|^[a-z]+[a-z_.]*(: )?|^[ .:]+|The position cannot be set up: |[ "
      ".]+$|\\{.*\\}|Persia|frozen|"
      "boards|S\\.pawn");
  std::size_t looked_at = 0;
  for (const std::string& literal : complaints_of_positions())
    for (std::string text = unquoted(literal); !text.empty();) {
      const auto end = text.find("; ");
      const std::string said = std::regex_replace(text.substr(0, end), kPlace, "");
      text = end == std::string::npos ? "" : text.substr(end + 2);
      if (said.size() < 5) continue;
      ++looked_at;
      // "expected" is told apart from what is expected.
      const auto expected = said.find("expected ");
      const std::string words = expected == std::string::npos ? said : said.substr(expected + 9);
      EXPECT_NE(known.find(words), std::string::npos)
          << "\"" << words << "\": write the sentence into app/table/position_text.cpp, and translate it";
    }
  EXPECT_GT(looked_at, 50U) << "the sources are not written as they are looked for";
}

TEST(PositionRefusals, AreToldInEveryLanguage) {
  for (const std::string language : kTold) {
    const auto catalogue = text::catalogue(language);
    for (const std::string sentence : table::complaints_of_positions())
      EXPECT_TRUE(catalogue.contains(sentence)) << language << ": " << sentence;
  }
  const Refusal bare{"bad_position", "",
                     "The position cannot be set up: pieces: S has no king; to_act: \"Q\" is no seat "
                     "of this game; pieces.e4: expected a piece like \"x\"."};
  EXPECT_EQ(table::refusal_text(bare), table::spelt(bare.message)) << "English stays";
  const text::Speaking german("de");
  EXPECT_EQ(
      table::refusal_text(bare),
      "Die Stellung lässt sich nicht aufstellen: pieces: Süd hat keinen König; to_act: \"Q\" ist kein Platz dieses "
      "Spiels; pieces.e4: erwartet wird eine Figur wie \"x\".");
  EXPECT_EQ(
      table::refusal_text({"bad_position", "", "Board 2: The position cannot be set up: pieces: nobody has a king."}),
      "Brett 2: Die Stellung lässt sich nicht aufstellen: pieces: Niemand hat einen König.");
}

/// What is of another kind than it should be: all that facts say of it.
TEST(PositionRefusals, FactsOfAnotherKindAreToldInEveryLanguage) {
  static const std::regex kWrong(R"re(wrong\(\*this, "([^"]+)"\))re");
  const std::string source = test::text_of(std::filesystem::path(ARBITER_SOURCES) / "facts/facts.cpp");
  std::set<std::string> kinds;
  for (std::sregex_iterator it(source.begin(), source.end(), kWrong), end; it != end; ++it) kinds.insert((*it)[1]);
  EXPECT_GE(kinds.size(), 6U) << "the source is not written as it is looked for";
  for (const std::string language : kTold) {
    const text::Speaking speaking(language);
    for (const std::string& kind : kinds)
      for (const char* before : {"The position cannot be set up: ", "What the record holds is not what it should be: "})
        EXPECT_THAT(table::refusal_text({"bad_data", "", before + ("7 is no " + kind) + "."}),
                    testing::Not(testing::HasSubstr(" is no ")))
            << language << ": " << kind;
  }
}

/// A piece that stands in quotes is an example of what is to be typed.
TEST(PositionRefusals, WhatIsToBeTypedIsShownAsItIsTyped) {
  const Refusal refusal{"bad_position", "",
                        "The position cannot be set up: pieces.e4: expected a piece like \"S.pawn\"."};
  EXPECT_EQ(table::refusal_text(refusal), refusal.message);
  for (const std::string language : kTold) {
    const text::Speaking speaking(language);
    EXPECT_THAT(table::refusal_text(refusal), testing::HasSubstr("S.pawn")) << language;
  }
  EXPECT_EQ(table::spelt("S.pawn takes \"N.rook\""), "South's pawn takes \"N.rook\"");
}

/// The positions of broken files and requests.
constexpr const char* kNoPositions[] = {
    R"({"ruleset": "chess", "position": 7})",
    R"({"ruleset": "chess", "position": {"pieces": {"e1": "S.king"}}})",
    R"({"ruleset": "chess", "position": {"pieces": {"e1": "S.king", "d1": "S.king", "e8": "N.king", "a1": "N.pawn"}}})",
    R"({"ruleset": "chess", "position": {"pieces": {"z1": "S.king", "e8": 3, "a3": "pawn", "a4": "Q.pawn"}}})",
    R"({"ruleset": "chess", "position": {"pieces": {"e2": "S.queen", "e1": "S.king", "e8": "N.king"}}})",
    R"({"ruleset": "shogi", "position": {"pieces": {}, "seats": {"S": {"hand": {"king": 1}}}}})",
    R"({"ruleset": "chess", "position": {"pieces": [], "turn": 0, "seats": 1, "marks": 1, "to_act": "Q"}})",
    R"({"ruleset": "chess", "position": {"nothing": 1, "ruleset": "shogi", "board": "x", "seats": {"S": {"status": "x"}}}})",
    R"({"ruleset": "mr-joseph", "position": {"pieces": {"d4": "S.pawn"}}})",
    R"({"ruleset": "european-chess", "options": {"mode": "bughouse"}, "position": {"pieces": {}}})",
    R"({"ruleset": "european-chess", "options": {"mode": "bughouse"}, "position": {"boards": [1]}})",
};

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
    {"pgn", "White \"Ada\""},
    {"pgn", "1. Ke3"},
    {"pgn", "1. Zz9"},
    {"pgn", "[FEN \"k7/8/8/8/8/8/8/KN3N2 w - - 0 1\"]\n\n1. Nd2"},
    {"pgn", "(1. d4"},
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

TEST(PositionRefusals, OfBadPositionsAreNotEnglish) {
  int refused = 0;
  for (const char* setup : kNoPositions) {
    const auto game = wire::start(nlohmann::json::parse(setup));
    if (game) continue;  // an own position that a game takes
    ++refused;
    for (const std::string language : kTold) {
      const text::Speaking speaking(language);
      const std::string told = table::refusal_text(game.error());
      EXPECT_FALSE(is_english(told)) << language << ": " << told << "\n" << game.error().message;
    }
  }
  EXPECT_GE(refused, 9);
}

TEST(LeftOut, IsAllKnown) {
  std::string known;
  static const std::regex kPart("%[1-9]"), kNote(R"re(\bleft_out_?\.(add|count)\()re"), kSpan("\\([^)]*\\)");
  const auto bare = [](const std::string& text) { return std::regex_replace(unquoted(text), kSpan, "()"); };
  for (const std::string sentence : table::notes_of_readers())
    known += "|" + std::regex_replace(bare(sentence), kPart, "");
  int looked_at = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(std::filesystem::path(ARBITER_SOURCES) / "referee/notation")) {
    const std::string source = test::text_of(file.path());
    for (std::sregex_iterator it(source.begin(), source.end(), kNote), end; it != end; ++it)
      for (const std::string& text : texts_at(source, static_cast<std::size_t>(it->position() + it->length()))) {
        ++looked_at;
        EXPECT_NE(known.find(bare(text)), std::string::npos)
            << file.path().filename() << ": \"" << text << "\": write it into app/table/left_out_text.cpp";
      }
  }
  EXPECT_GT(looked_at, 20) << "the sources are not written as they are looked for";
}

TEST(LeftOut, IsToldInEveryLanguage) {
  constexpr const char* kNote = "Line 3, column 7: why the game was drawn (JISHOGI); it is read as agreed.";
  EXPECT_EQ(table::left_out_text(kNote), kNote);
  for (const std::string language : kTold) {
    const auto catalogue = text::catalogue(language);
    for (const std::string sentence : table::notes_of_readers())
      EXPECT_TRUE(catalogue.contains(sentence)) << language << ": " << sentence;
    const text::Speaking speaking(language);
    EXPECT_FALSE(is_english(table::left_out_text(kNote))) << language;
    EXPECT_NE(table::left_out_text("3 variations."), "3 variations.") << language;
  }
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
