// SPDX-License-Identifier: MIT
// What is wrong with files of games, options and armies, in every language.
#include <gmock/gmock.h>

#include <regex>
#include <string>
#include <vector>

#include "app/table/message_text.h"
#include "referee/json/games.h"
#include "referee/protocol/record.h"
#include "tests/cli/program.h"
#include "text/sentences.h"

namespace arbiter {
namespace {

constexpr const char* kTold[] = {"de", "fr", "es", "pt", "ru", "zh", "ja"};

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
  static const std::regex kQuoted("\"[^\"]*\"|„[^“]*“|«[^»]*»|“[^”]*”|「[^」]*」"),
      kEnglish("\\b(is|are|the|has|have|not|must|there|here|does|expected|which)\\b");
  return std::regex_search(std::regex_replace(told, kQuoted, ""), kEnglish);
}

TEST(FileRefusals, OfBrokenFilesAreNotEnglish) {
  std::vector<Refusal> refused;
  for (const auto& [format, text] : kBroken) {
    std::vector<Message> left_out;
    const auto game = protocol::read_record(nlohmann::json(text), format, left_out);
    EXPECT_FALSE(game) << format << " takes " << text;
    if (!game) refused.push_back(game.error());
  }
  for (const char* setup : kNoGames) {
    const auto game = game_json::start(nlohmann::json::parse(setup));
    EXPECT_FALSE(game) << setup;
    if (!game) refused.push_back(game.error());
  }
  for (const std::string language : kTold) {
    text::speak(language);
    for (const Refusal& why : refused) {
      const std::string told = table::message_text(why.message);
      EXPECT_NE(told, why.message.english()) << language;
      EXPECT_FALSE(is_english(told.substr(0, told.find("syntax error")))) << language << ": " << told;
    }
  }
  text::speak("en");
}

TEST(PositionRefusals, OfBadPositionsAreNotEnglish) {
  int refused = 0;
  for (const char* setup : kNoPositions) {
    const auto game = game_json::start(nlohmann::json::parse(setup));
    if (game) continue;  // an own position that a game takes
    ++refused;
    for (const std::string language : kTold) {
      const text::Speaking speaking(language);
      const std::string told = table::message_text(game.error().message);
      EXPECT_FALSE(is_english(told)) << language << ": " << told << "\n" << game.error().message.english();
    }
  }
  EXPECT_GE(refused, 9);
}

TEST(LeftOut, IsToldInEveryLanguage) {
  std::vector<Message> left_out;
  const std::string pgn = "[Result \"1/2-1/2\"]\n\n1. e4 (1. d4) (1. c4) e5 $1 1/2-1/2";
  ASSERT_TRUE(protocol::read_record(nlohmann::json(pgn), "pgn", left_out));
  ASSERT_FALSE(left_out.empty());
  for (const std::string language : kTold) {
    const text::Speaking speaking(language);
    for (const Message& note : left_out) {
      EXPECT_NE(table::message_text(note), note.english()) << language;
      EXPECT_FALSE(is_english(table::message_text(note))) << language << ": " << table::message_text(note);
    }
  }
}

class LanguageOfMistakes : public test::Program {};

TEST_F(LanguageOfMistakes, IsTheOneThatIsSpoken) {
  write("bad.pgn", "[FEN \"8/8/8/8 w - - 0 1\"]\n\n1. e4\n");
  fails("load bad.pgn --language de", "bad.pgn");
  EXPECT_THAT(run("load bad.pgn --language de").err, testing::HasSubstr("das Brett hat 8 Reihen."));
  EXPECT_THAT(run("load bad.pgn --language ru").err, testing::HasSubstr("горизонталей на доске: 8"));
  EXPECT_THAT(run("guide european-chess rusia --language de").err, testing::HasSubstr("hat keine Armee „rusia“"));
  EXPECT_THAT(run("guide chess --options nothing=1 --language fr").err,
              testing::HasSubstr("n'a pas d'option « nothing »"));
  EXPECT_THAT(run("guide chess --options nothing --language es").err, testing::HasSubstr("se espera NAME=VALUE"));
  EXPECT_THAT(run("club events new Friday --rules chess --options nothing=1 --language de").err,
              testing::HasSubstr("hat keine Option „nothing“"));
  write("picture.png", "");
  EXPECT_THAT(run("watch picture.png --rules european-chess --armies S=rusia --language zh").err,
              testing::HasSubstr("不是 european-chess 的军队"));
}

}  // namespace
}  // namespace arbiter
