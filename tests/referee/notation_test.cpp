// SPDX-License-Identifier: MIT
// Games written down in every format that they have, and read back.
#include "referee/notation/notation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "referee/json/games.h"
#include "referee/json/state.h"
#include "referee/notation/fen.h"
#include "referee/notation/san.h"
#include "referee/protocol/server.h"
#include "tests/referee/support.h"
#include "text/value_json.h"

namespace arbiter::notation {
namespace {

using nlohmann::json;

std::vector<std::string> played_actions(const Game& game) {
  std::vector<std::string> list;
  for (const Game::Ply& ply : game.plies()) list.push_back(ply.action);
  return list;
}

struct Pair {
  std::string ruleset, format;
};

void PrintTo(const Pair& pair, std::ostream* out) { *out << pair.ruleset << " as " << pair.format; }

json plain_request(const RulesetInfo& info) {
  json request{{"ruleset", info.id}};
  for (std::size_t i = 0; i < info.seats.size() && i < info.armies.size(); ++i)
    request["armies"][info.seats[i]] = info.armies[i];
  return request;
}

std::vector<Pair> pairs() {
  std::vector<Pair> list;
  for (const RulesetInfo& info : rulesets()) {
    const auto game = game_json::start(plain_request(info));
    if (!game) continue;
    for (const std::string& name : format_names(game->rules())) list.push_back({info.id, name});
  }
  return list;
}

class Formats : public ::testing::TestWithParam<Pair> {};

TEST_P(Formats, ReadBackWhatTheyWrite) {
  const Format& format = *find_format(GetParam().format);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Game game = testing::game_of(plain_request(*find_ruleset(GetParam().ruleset)));
    std::mt19937_64 dice(seed);
    for (int n = 0; n < 70 && !game.position().over(); ++n) {
      const ActionList legal = Engine::legal(game.position());
      if (legal.empty()) break;
      ASSERT_TRUE(game.act(print(legal[static_cast<std::size_t>(dice() % legal.size())], game.rules())));
    }
    const auto text = format.write(game);
    if (!text && text.error().code == "unwritable") continue;
    ASSERT_TRUE(text) << text.error().message.english();
    const auto again = read(*text, GetParam().format);
    ASSERT_TRUE(again) << again.error().message.english() << "\n" << *text;
    EXPECT_EQ(played_actions(*again), played_actions(game)) << *text;
    EXPECT_EQ(game_json::state_json(again->position(), Viewer::arbiter()),
              game_json::state_json(game.position(), Viewer::arbiter()));
    const auto guessed = read(*text, "");
    ASSERT_TRUE(guessed) << guessed.error().message.english() << "\n" << *text;
    EXPECT_EQ(played_actions(*guessed), played_actions(game)) << "read without being told the format";
    EXPECT_EQ(*format.write(*again), *text);
  }
}

TEST_P(Formats, SurviveBrokenTexts) {
  const Format& format = *find_format(GetParam().format);
  Game game = testing::game_of(plain_request(*find_ruleset(GetParam().ruleset)));
  for (int n = 0; n < 8 && !game.position().over(); ++n) {
    const ActionList legal = Engine::legal(game.position());
    if (legal.empty()) break;
    ASSERT_TRUE(game.act(print(legal[static_cast<std::size_t>(n * 7) % legal.size()], game.rules())));
  }
  const auto text = format.write(game);
  if (!text) GTEST_SKIP() << text.error().message.english();
  std::mt19937_64 dice(5);
  for (int n = 0; n < 300; ++n) {
    std::string broken = *text;
    if (n % 3 == 0)
      broken.resize(static_cast<std::size_t>(dice() % broken.size()));
    else
      broken[static_cast<std::size_t>(dice() % broken.size())] = static_cast<char>(dice() % 256);
    const auto reply = read(broken, GetParam().format);
    if (reply) continue;
    EXPECT_FALSE(reply.error().message.empty());
    EXPECT_NE(reply.error().code, "internal");
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Formats, ::testing::ValuesIn(pairs()), [](const auto& test) {
  return testing::test_name(test.param.ruleset + "_" + test.param.format);
});

class Fens : public ::testing::TestWithParam<std::string> {};

TEST_P(Fens, SetUpWhatTheyWrite) {
  Game game = testing::game_of({{"ruleset", GetParam()}});
  std::mt19937_64 dice(3);
  for (int n = 0; n < 80 && !game.position().over(); ++n) {
    const Position& pos = game.position();
    const ActionList legal = Engine::legal(pos);
    if (legal.empty()) break;
    if (pos.decision.kind == "move" && n % 4 == 0) {
      const auto fen = write_fen(pos);
      ASSERT_TRUE(fen) << fen.error().message.english();
      const auto position = read_fen(game.rules(), *fen, {});
      ASSERT_TRUE(position) << position.error().message.english();
      const auto again = Engine::begin(game.rules(), text::value_of(*position));
      ASSERT_TRUE(again) << again.error().message.english();
      EXPECT_EQ(game_json::pieces_json(again->position), game_json::pieces_json(pos));
      EXPECT_EQ(*write_fen(again->position), *fen);
    }
    ASSERT_TRUE(game.act(print(legal[static_cast<std::size_t>(dice() % legal.size())], game.rules())));
  }
}

std::vector<std::string> games_of(const std::string& format) {
  std::vector<std::string> list;
  for (const Pair& pair : pairs())
    if (pair.format == format) list.push_back(pair.ruleset);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Games, Fens, ::testing::ValuesIn(games_of("pgn")),
                         [](const auto& test) { return testing::test_name(test.param); });

TEST(Fen, OfChessIsAsPublished) {
  Game game = testing::game_of({{"ruleset", "chess"}});
  EXPECT_EQ(*write_fen(game.position()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  for (const char* a : {"e2e4", "c7c5", "g1f3"}) ASSERT_TRUE(game.act(a));
  EXPECT_EQ(*write_fen(game.position()), "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

TEST(Fen, SaysWhereItIsWrong) {
  const Game game = testing::game_of({{"ruleset", "chess"}});
  const std::pair<const char*, int> wrong[] = {{"rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 19},
                                               {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", 35},
                                               {"rnbqkbnr/ppxppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 12},
                                               {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", 45},
                                               {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1", 52},
                                               {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1", 54},
                                               {"rnbqkbnr/ppp", 1}};
  for (const auto& [fen, column] : wrong) {
    const auto position = read_fen(game.rules(), fen, {});
    ASSERT_FALSE(position) << fen;
    EXPECT_NE(position.error().message.english().find("column " + std::to_string(column) + ":"), std::string::npos)
        << fen << ": " << position.error().message.english();
  }
}

TEST(Pgn, ReadsAPublishedGameWithRemarks) {
  // Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
  const std::string text = R"([Event "Paris Opera"]
[White "Morphy, Paul"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1.e4 e5 2.Nf3 d6 {This is Philidor's Defence.} 3.d4 Bg4?! (3...exd4 4.Nxd4 (4.Qxd4)) 4.dxe5 Bxf3 5.Qxf3
dxe5 6.Bc4 Nf6 7.Qb3 Qe7 8.Nc3 c6 9.Bg5 b5 10.Nxb5! cxb5 11.Bxb5+ Nbd7 12.O-O-O Rd8 $4
13.Rxd7 Rxd7 14.Rd1 Qe6 ; the queen goes
15.Bxd7+ Nxd7 16.Qb8+ Nxb8 17.Rd8# 1-0
)";
  const auto game = read(text, "");
  ASSERT_TRUE(game) << game.error().message.english();
  EXPECT_EQ(game->plies().size(), 33U);
  EXPECT_EQ(game->rules().full_id(game->position().result.reason), "chess/checkmate");
  std::string again = *find_format("pgn")->write(*game);
  std::replace(again.begin(), again.end(), '\n', ' ');  // where lines are broken depends on the comments
  EXPECT_NE(again.find("12. O-O-O Rd8 13. Rxd7"), std::string::npos) << again;
  EXPECT_NE(again.find("17. Rd8# 1-0"), std::string::npos) << again;
}

TEST(Pgn, CarriesOutAResultThatTheRulesDoNotGive) {
  const auto given_up = read("1. e4 e5 0-1", "pgn");
  ASSERT_TRUE(given_up) << given_up.error().message.english();
  EXPECT_EQ(played_actions(*given_up).back(), "resign");
  const auto agreed = read("1. e4 e5 1/2-1/2", "pgn");
  ASSERT_TRUE(agreed) << agreed.error().message.english();
  EXPECT_TRUE(agreed->position().over());
  EXPECT_EQ(agreed->position().result.winners, 0);
}

struct Wrong {
  const char* format;
  const char* text;
  const char* place;
};

TEST(Records, SayWhereTheyAreWrong) {
  const Wrong list[] = {
      {"pgn", "1.\n e5 e5", "Line 2, column 2:"},
      {"pgn", "[FEN \"k7/8/8/8/8/8/8/KN3N2 w - - 0 1\"]\n\n1. Nd2", "Line 3, column 4:"},
      {"pgn", "[Ruleset \"draughts\"]\n1. e4", "Line 1, column 11:"},
      {"pgn", "[FEN \"8/8/8 w - - 0 1\"]\n1. e4", "Line 1, column 12:"},
      {"usi", "position startpos moves 7g7g", "Line 1, column 25:"},
      {"usi", "position middle", "Line 1, column 10:"},
      {"usi", "position sfen lnsgkgsnl/9/9 b - 1", "Line 1, column 28:"},
      {"ucci", "position startpos moves h9h9", "Line 1, column 25:"},
      {"wxf", "FORMAT WXF\nSTART{\n1. C2.9", "Line 3, column 4:"},
      {"kif", "手合割：百枚落ち\n", "Line 1, column 1:"},
      {"kif", "手合割：その他\n   1 ７六歩(77)\n", "Line 2, column 4:"},
      {"kif", "後手の持駒：飛　竜\n", "Line 1, column 9:"},
      {"kif", "後手の持駒：なし\n|v香v桂v銀v金v玉v金v銀v桂x|一\n", "Line 2, column"},
      {"text", "arbiter game of chess\n1. e2e5\n", "Line 2, column 4:"},
      {"text", "arbiter game of chess\noptions {\n", "Line 2, column 9:"},
  };
  for (const Wrong& wrong : list) {
    const auto game = read(wrong.text, wrong.format);
    ASSERT_FALSE(game) << wrong.text;
    EXPECT_EQ(game.error().code, "bad_record");
    EXPECT_NE(game.error().message.english().find(wrong.place), std::string::npos) << wrong.text << "\n"
                                                                                   << game.error().message.english();
  }
  // Behind a move that was played, what is wrong ends the game and is told.
  const std::pair<const char*, std::pair<const char*, const char*>> behind[] = {
      {"usi", {"position startpos moves 7g7f 3c3c", "Line 1, column 30:"}},
      {"usi", {"position startpos moves 7g7f xx", "Line 1, column 30: \"xx\" is no move."}},
      {"ucci", {"position startpos moves h2e2 h9h9", "Line 1, column 30:"}},
      {"text", {"arbiter game of chess\ncolour blue\n1. e2e4\n", "Line 2, column 1:"}},
      {"text", {"arbiter game of chess\n1. e2e4\n2. e2e4\n3. e7e5", "Line 3, column 4:"}},
      {"wxf", {"FORMAT WXF\nSTART{\n1. C2.5 H8+6\n}END\n", "Line 3, column"}},
      {"kif", {"手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(77)\n", "Line 3, column 6:"}}};
  for (const auto& [format, text] : behind) {
    LeftOut left_out;
    const auto game = read(text.first, format, left_out);
    ASSERT_TRUE(game) << game.error().message.english();
    EXPECT_EQ(game->plies().size(), 1U);
    ASSERT_EQ(left_out.list().size(), 1U) << format;
    const std::string told = left_out.list().front().english();
    EXPECT_NE(told.find(text.second), std::string::npos) << told;
  }
  EXPECT_EQ(read("x", "scroll").error().code, "unknown_format");
  EXPECT_EQ(read("what is this", "").error().code, "bad_record");
}

TEST(Records, OfShogiAreAsItsProgramsWriteThem) {
  const auto usi = read("position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e", "");
  ASSERT_TRUE(usi) << usi.error().message.english();
  EXPECT_EQ(played_actions(*usi), (std::vector<std::string>{"c3c4", "g7g6", "b2h8=dragon-horse", "g9h8", "bishop@f5"}));
  const std::string kif = *find_format("kif")->write(*usi);
  for (const char* line : {"   1 ７六歩(77)\n", "   3 ２二角成(88)\n", "   4 同　銀(31)\n", "   5 ４五角打\n"})
    EXPECT_NE(kif.find(line), std::string::npos) << kif;
  const auto clocked = read(
      "手合割：平手\n先手：甲\n手数----指手---------消費時間--\n"
      "   1 ７六歩(77)   ( 0:01/00:00:01)\n   2 ３四歩(33)   ( 0:02/00:00:02)\n   3 投了\n",
      "");
  ASSERT_TRUE(clocked) << clocked.error().message.english();
  EXPECT_EQ(played_actions(*clocked), (std::vector<std::string>{"c3c4", "g7g6", "resign"}));
}

TEST(Records, OfShogiBeginWithHandicaps) {
  const auto game = read("手合割：二枚落ち\n上手：甲\n   1 ６二銀(71)\n   2 ７六歩(77)\n", "");
  ASSERT_TRUE(game) << game.error().message.english();
  EXPECT_EQ(played_actions(*game), (std::vector<std::string>{"c9d8", "c3c4"}));
  const Position& start = game->before(0);
  EXPECT_EQ(start.to_act, Seat::N);
  for (const char* gone : {"b8", "h8"}) EXPECT_TRUE(start.empty(*start.board().find_cell(gone))) << gone;
  EXPECT_EQ(std::count_if(start.pieces.begin(), start.pieces.end(), [](const Piece& p) { return p.army == Seat::N; }),
            18);
  const std::string again = *find_format("kif")->write(*game);
  EXPECT_EQ(again.rfind("手合割：二枚落ち\n", 0), 0U) << again;
  EXPECT_EQ(played_actions(*read(again, "kif")), played_actions(*game));
  const std::vector<std::pair<const char*, int>> pieces_left{
      {"香落ち", 19},     {"右香落ち", 19},   {"角落ち", 19},   {"飛車落ち", 19},   {"飛香落ち", 18},
      {"三枚落ち", 17},   {"四枚落ち", 16},   {"五枚落ち", 15}, {"左五枚落ち", 15}, {"六枚落ち", 14},
      {"左七枚落ち", 13}, {"右七枚落ち", 13}, {"八枚落ち", 12}, {"十枚落ち", 10}};
  for (const auto& [handicap, left] : pieces_left) {
    const auto begun = read("手合割：" + std::string(handicap) + "　\n手数----指手---------消費時間--\n", "");
    ASSERT_TRUE(begun) << begun.error().message.english();
    const auto& all = begun->position().pieces;
    EXPECT_EQ(std::count_if(all.begin(), all.end(), [](const Piece& p) { return p.army == Seat::N; }), left)
        << handicap;
    EXPECT_EQ(find_format("kif")->write(*begun)->rfind("手合割：" + std::string(handicap) + "\n", 0), 0U) << handicap;
  }
}

// With a handicap the game that is played replaces the one by whose rules the head was read.
TEST(Records, OfShogiMayEndWithRemarksBehindAHandicap) {
  const std::string head = "手合割：香落ち\n下手：\n上手：\n手数----指手---------消費時間--\n";
  const std::string moves = "   1 ３四歩(33)\n   2 ７六歩(77)\n";
  for (const char* end :
       {"まで2手で下手の勝ち\n", "*a remark\n", "| no diagram any more\n", "先手の持駒：x\n", "&a mark\n"}) {
    const auto game = read(head + moves + end + "   3 ４四歩(43)\n", "kif");
    ASSERT_TRUE(game) << end << game.error().message.english();
    EXPECT_EQ(played_actions(*game).size(), 3U) << end;
    EXPECT_EQ(game->before(0).to_act, Seat::N) << end;
  }
  EXPECT_TRUE(read(head + "まで0手で中断\n", "kif"));
}

TEST(Records, OfShogiBeginWithDiagrams) {
  const std::string text =
      "# 詰将棋\n後手の持駒：飛　角　金四　銀三　桂四　香四　歩十七　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n"
      "+---------------------------+\n| ・ ・ ・ ・ ・ ・ ・v王 ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n"
      "| ・ ・ ・ ・ ・ ・ ・ 全 ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n|v龍 ・ ・ ・ ・ ・ ・ ・ ・|五\n"
      "| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n"
      "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：角　歩\n先手番\n"
      "手数----指手---------消費時間--\n   1 ３二成銀(23)\n   2 １一玉(21)\n";
  const auto game = read(text, "");
  ASSERT_TRUE(game) << game.error().message.english();
  const json state = game_json::state_json(game->before(0), Viewer::everyone());
  EXPECT_EQ(state["pieces"],
            (json{{"h9", "N.king"}, {"h7", "S.promoted-silver"}, {"e1", "S.king"}, {"a5", "N.dragon-king"}}));
  EXPECT_EQ(state["seats"]["S"]["hand"], (json{{"bishop", 1}, {"pawn", 1}}));
  EXPECT_EQ(state["seats"]["N"]["hand"], (json{{"rook", 1},
                                               {"bishop", 1},
                                               {"gold-general", 4},
                                               {"silver-general", 3},
                                               {"knight", 4},
                                               {"lance", 4},
                                               {"pawn", 17}}));
  EXPECT_EQ(played_actions(*game), (std::vector<std::string>{"h7g8", "h9i9"}));
  const auto again = read(*find_format("kif")->write(*game), "kif");
  ASSERT_TRUE(again) << again.error().message.english();
  EXPECT_EQ(game_json::state_json(again->before(0), Viewer::everyone()), state);
  EXPECT_EQ(played_actions(*again), played_actions(*game));
}

TEST(Records, OfXiangqiAreAsItsPlayersWriteThem) {
  const auto wxf = read("FORMAT WXF\nSTART{\n1. C2=5 H8+7\n2. H2+3 R9.8\n}END\n", "");
  ASSERT_TRUE(wxf) << wxf.error().message.english();
  EXPECT_EQ(played_actions(*wxf), (std::vector<std::string>{"h3e3", "h10g8", "h1g3", "i10h10"}));
  const std::string ucci = *find_format("ucci")->write(*wxf);
  EXPECT_EQ(ucci, "position startpos moves h2e2 h9g7 h0g2 i9h9\n");
}

TEST(Records, GoThroughTheProtocol) {
  protocol::Server server;
  ASSERT_TRUE(server.handle({{"cmd", "new"}, {"ruleset", "chess"}})["ok"].get<bool>());
  ASSERT_TRUE(server.handle({{"cmd", "act"}, {"action", "g1f3"}})["ok"].get<bool>());
  const json state = server.handle({{"cmd", "state"}})["state"];
  for (const char* format : {"pgn", "text", "json"}) {
    const json record = server.handle({{"cmd", "record"}, {"format", format}});
    ASSERT_TRUE(record["ok"].get<bool>()) << record;
    const json loaded = server.handle({{"cmd", "load"}, {"record", record["record"]}});
    ASSERT_TRUE(loaded["ok"].get<bool>()) << loaded;
    EXPECT_EQ(loaded["state"], state) << format;
  }
  const json wrong = server.handle({{"cmd", "load"}, {"record", "1. e6 e5"}, {"format", "pgn"}});
  EXPECT_EQ(wrong["error"]["code"], "bad_record");
  EXPECT_EQ(server.handle({{"cmd", "state"}})["state"], state) << "a record that cannot be read changes nothing";
  const json refused = server.handle({{"cmd", "record"}, {"format", "kif"}});
  EXPECT_EQ(refused["error"]["code"], "unknown_format");
  EXPECT_NE(refused["error"]["message"].get<std::string>().find("pgn"), std::string::npos);
}

}  // namespace
}  // namespace arbiter::notation
