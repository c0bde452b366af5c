// SPDX-License-Identifier: MIT
// Game files as other programs and servers write them: what can be kept is loaded, the rest is left out and said.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "referee/notation/encoding.h"
#include "referee/notation/notation.h"
#include "tests/referee/support.h"

namespace arbiter::notation {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string> actions_of(const Game& game) {
  std::vector<std::string> list;
  for (const Game::Ply& ply : game.plies()) list.push_back(ply.action);
  return list;
}

/// A text that must load, and what was left out of it.
struct Loaded {
  explicit Loaded(std::string_view text, std::string_view format = "") : game(read(text, format, notes)) {
    if (!game) throw std::runtime_error(game.error().message.english());
  }
  [[nodiscard]] std::vector<std::string> left_out() const { return testing::english(notes.list()); }
  [[nodiscard]] std::vector<std::string> actions() const { return actions_of(*game); }
  LeftOut notes;
  Expected<Game> game;
};

TEST(ForeignPgn, ComesInAnyEncodingAndWithAnyLineEnds) {
  const std::vector<std::string> both{"e2e4", "e7e5"};
  EXPECT_EQ(Loaded("\xEF\xBB\xBF[White \"A\"]\n\n1. e4 e5 *\n").actions(), both) << "a mark before UTF-8";
  EXPECT_EQ(Loaded("1. e4 ; hi\re5\r*\r").actions(), both) << "a remark ends where its line ends";
  EXPECT_EQ(Loaded("1. e4 ; hi\r\ne5\r\n").actions(), both);
  EXPECT_EQ(Loaded("e4 e5").actions(), both) << "no tags, no numbers";
  EXPECT_EQ(Loaded("{A remark} 1.e4 e5").actions(), both);
  EXPECT_EQ(Loaded("1.e4 1\xE2\x80\xA6"
                   "e5")
                .actions(),
            both);
  std::string wide = "\xFF\xFE";
  for (const char c : std::string("1. e4 e5")) {
    wide += c;
    wide += '\0';
  }
  EXPECT_EQ(Loaded(wide).actions(), both) << "UTF-16";
  const Loaded latin("[White \"J\xF6rg\"]\n\n1. e4 e5 *\n");
  EXPECT_EQ(latin.actions(), both);
  EXPECT_THAT(latin.left_out(), ElementsAre(HasSubstr("not UTF-8")));
}

TEST(ForeignPgn, WritesMovesInOtherWays) {
  EXPECT_EQ(Loaded("1. e4 a6 2. e5 d5 3. exd6ep").actions().back(), "e5d6");
  EXPECT_EQ(Loaded("1. e4 a6 2. e5 d5 3. exd6e.p.+").actions().back(), "e5d6");
  EXPECT_EQ(Loaded("1. e4 a6 2. e5 d5 3. exd6 e.p. c6").actions().back(), "c7c6");
  const std::string quiet = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. ";
  for (const char* castling : {"e1g1", "e1h1", "0-0", "o-o", "O-O!", "Ke1g1", "e1-g1"})
    EXPECT_EQ(Loaded(quiet + castling).actions().back(), "e1g1") << castling;
  const std::string last = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. ";
  for (const char* promotion : {"a8=Q", "a8Q", "a8(Q)", "a8/Q", "a7a8q", "a8=q"})
    EXPECT_EQ(Loaded(last + promotion).actions().back(), "a7a8=queen") << promotion;
}

TEST(ForeignPgn, PassesTheTurnWhereNoMoveWasMade) {
  const Loaded loaded("1. e4 -- 2. d4 d5 *");
  EXPECT_EQ(loaded.actions(), (std::vector<std::string>{"e2e4", "", "d2d4", "d7d5"}));
  EXPECT_THAT(loaded.left_out(), ElementsAre(HasSubstr("Line 1, column 7: \"--\" is no move")));
  const auto again = find_format("pgn")->write(*loaded.game);
  ASSERT_TRUE(again) << again.error().message.english();
  EXPECT_THAT(*again, HasSubstr("1. e4 -- 2. d4 d5"));
  EXPECT_EQ(Loaded(*again).actions(), loaded.actions());
}

TEST(ForeignPgn, SaysHowManyRemarksAreLeftOut) {
  const Loaded loaded("1. e4 {best by test} (1. d4 d5 (1... Nf6)) e5 $2 ; oh\n2. Nf3 *\n\n[White \"B\"]\n\n1. d4 *\n");
  EXPECT_EQ(loaded.actions().size(), 3U);
  EXPECT_THAT(loaded.left_out(), ElementsAre("Line 4, column 1: another game begins here; only the first is read.",
                                             "1 $ sign.", "1 variation."));
  const Loaded two("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n");
  EXPECT_THAT(two.left_out(), ElementsAre("Line 5, column 1: another game begins here; only the first is read."));
}

const std::string kTeams =
    "[GameNr \"1\"]\n[Variant \"Teams\"]\n[Red \"a\"]\n[Blue \"b\"]\n[Yellow \"c\"]\n[Green \"d\"]\n[Result \"*\"]\n\n";

TEST(ForeignPgn4, IsReadARoundALine) {
  const Loaded loaded(kTeams +
                      "1. e2-e4 .. b5-d5 .. e13-e11 .. m5-k5\n2. e4xd5 .. b6-c6 .. Ne14-f12 .. Nn5-l6\n"
                      "3. Ne1-f3 .. c6xPd5 .. g13-g12 .. m7-l7\n");
  EXPECT_EQ(loaded.game->rules().id, "mr-joseph");
  ASSERT_EQ(loaded.actions().size(), 12U);
  EXPECT_EQ(loaded.actions()[4], "e4d5");
  EXPECT_EQ(loaded.actions()[9], "c6d5") << "a captured pawn's letter may stand or be left away";
  EXPECT_THAT(loaded.left_out(), ElementsAre(HasSubstr("the rules of \"Teams\"")));
}

TEST(ForeignPgn4, IsNotReadFromAnotherStartAsIfItWereTheArray) {
  const auto other = read("[StartFen4 \"R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-3,yR/14\"]\n\n1. e2-e4 .. b5-c5\n", "");
  ASSERT_FALSE(other);
  EXPECT_THAT(other.error().message.english(), HasSubstr("Line 1, column 13: a start position of this kind"));
  EXPECT_EQ(Loaded("[StartFen4 \"4PC\"]\n\n1. e2-e4 .. b5-c5\n").actions().size(), 2U);
}

TEST(ForeignPgn4, TellsCastlingAndWhoGaveUpByLetters) {
  const Loaded loaded(kTeams +
                      "1. j2-j3 .. b6-c6 .. f13-f12 .. m7-l7\n2. Bi1-j2 .. R .. g13-g12 .. T\n"
                      "3. Nj1-i3 .. h13-h12\n4. O-O .. i13-i12\n");
  const auto actions = loaded.actions();
  ASSERT_EQ(actions.size(), 12U);
  EXPECT_EQ(actions[5], "leave");
  EXPECT_EQ(actions[7], "leave");
  EXPECT_EQ(actions[10], "h1j1");
  EXPECT_THAT(loaded.left_out(), ElementsAre(HasSubstr("Teams"), HasSubstr("that E ran out of time")));
  const Loaded four("[Ruleset \"four-armies\"]\n[Options \"{\\\"players\\\":4}\"]\n[Red \"a\"]\n\n1. R\n");
  EXPECT_EQ(four.actions(), (std::vector<std::string>{"resign"})) << "where seats resign";
}

const std::string kKif = "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n";

TEST(ForeignKif, LeavesOutVariationsAndTheSealedMove) {
  const Loaded loaded(kKif +
                      "   1 ７六歩(77)   ( 0:01/00:00:01)+\n   2 ３四歩(33)   ( 0:02/00:00:02)\n   3 封じ手\n"
                      "   3 ２六歩(27)\n*a remark\n   4 中断\nまで3手で中断\n\n変化：2手\n   2 ８四歩(83)\n");
  EXPECT_EQ(loaded.actions(), (std::vector<std::string>{"c3c4", "g7g6", "h3h4"}));
  EXPECT_THAT(loaded.left_out(), ElementsAre(HasSubstr("封じ手"), HasSubstr("中断"), "1 variation."));
}

TEST(ForeignKif, EndsWithoutAMoveAfterAHandicap) {
  for (const char* end : {"まで0手で中断\n", "*remark\n", "   1 投了\n", "変化：1手\n"}) {
    const Loaded loaded("手合割：二枚落ち\n上手：甲\n下手：乙\n" + std::string(end), "kif");
    EXPECT_EQ(loaded.game->before(0).to_act, Seat::N) << end;
  }
}

TEST(ForeignKif, TellsTheWinnerInItsLastLine) {
  EXPECT_EQ(Loaded(kKif + "   1 ７六歩(77)\nまで1手で先手の勝ち\n").actions().back(), "resign");
  EXPECT_EQ(Loaded(kKif + "   1 ７六歩(77)\n   2 投了\nまで1手で先手の勝ち\n").actions().size(), 2U);
  const Loaded drawn(kKif + "   1 ７六歩(77)\n   2 千日手\n");
  EXPECT_TRUE(drawn.game->over());
  EXPECT_EQ(drawn.game->position().result.winners, 0);
}

const std::string kProblem =
    "手合割：詰将棋　\n後手の持駒：残り全部\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
    "| ・ ・ ・ ・ ・ ・ ・ ・v玉|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ 圭 ・|三\n"
    "| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n"
    "| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n"
    "+---------------------------+\n先手の持駒：金\n先手番\n手数----指手---------消費時間--\n";

TEST(ForeignKif, SetsUpProblemsWithOneKing) {
  const Loaded loaded(kProblem + "   1 １二金打\n   2 投了\n");
  EXPECT_EQ(loaded.actions(), (std::vector<std::string>{"gold-general@i8"}));
  EXPECT_TRUE(loaded.game->over()) << "mate with one king on the board";
  EXPECT_THAT(loaded.left_out(), ElementsAre(HasSubstr("詰将棋"), HasSubstr("a resignation (投了) after the end")));
  const auto& hand = loaded.game->before(0).seats[index(Seat::N)].hand;
  EXPECT_EQ(hand[loaded.game->rules().kind("gold-general")], 3);
  EXPECT_EQ(hand[loaded.game->rules().kind("knight")], 3) << "one is promoted on the board";
  EXPECT_EQ(hand[loaded.game->rules().kind("pawn")], 18);
  EXPECT_EQ(Loaded(kProblem + "   1 １二圭(23)\n").actions(), (std::vector<std::string>{"h7i8"}));
}

TEST(ForeignKif, TakesFullWidthSignsAndBlanks) {
  const Loaded loaded(
      "手合割：　平手　\n　１　７六歩（７７）　( 0:01)\n　２　▲３四歩(33)\n　３　２二角成(88)\n　４　同　銀(31)\n",
      "kif");
  EXPECT_EQ(loaded.actions(), (std::vector<std::string>{"c3c4", "g7g6", "b2h8=dragon-horse", "g9h8"}));
}

TEST(ForeignKif, ComesInShiftJis) {
  const std::vector<std::string> both{"c3c4", "g7g6"};
  const Loaded shift(
      "\x8e\xe8\x8d\x87\x8a\x84\x81"
      "F\x95\xbd\x8e\xe8\n\x90\xe6\x8e\xe8\x81"
      "F\x8eR\x93"
      "c\n   1 \x82V\x98Z\x95\xe0(77)\n   2 \x82R\x8el\x95\xe0(33)\n");
  EXPECT_EQ(shift.actions(), both);
  EXPECT_TRUE(shift.left_out().empty());
  EXPECT_EQ(
      Loaded("\xbc\xea\xb9\xe7\xb3\xe4\xa1\xa7\xca\xbf\xbc\xea\n\xc0\xe8\xbc\xea\xa1\xa7\xbb\xb3\xc5\xc4\n   1 \xa3"
             "\xb7\xcf\xbb\xca\xe2(77)\n   2 \xa3\xb3\xbb\xcd\xca\xe2(33)\n")
          .actions(),
      both);
}

TEST(ForeignKi2, TellsTwoPiecesApartByWhereTheyComeFrom) {
  const Loaded loaded(
      "手合割：平手\n先手：甲\n\n▲７六歩    △３四歩    ▲２二角成  △同　銀\n▲５八金右  △５二金右  ▲４五角\n"
      "*a remark\nまで7手で先手の勝ち\n");
  EXPECT_EQ(loaded.actions(), (std::vector<std::string>{"c3c4", "g7g6", "b2h8=dragon-horse", "g9h8", "f1e2", "d9e8",
                                                        "bishop@f5", "resign"}));
  const Loaded wrong("▲７六歩 △３四歩 ▲５八金");
  EXPECT_EQ(wrong.actions().size(), 2U) << "two gold generals may go there";
  EXPECT_THAT(wrong.left_out(), ElementsAre(HasSubstr("Line 1, column 12: \"５八金\" may mean")));
  EXPECT_FALSE(read("▲７七歩", "")) << "no legal move";
  EXPECT_EQ(Loaded("▲５八金左").actions(), (std::vector<std::string>{"d1e2"}));
}

TEST(ForeignCsa, IsReadAndWritten) {
  const Loaded loaded(
      "'CSA encoding=UTF-8\nV2.2\nN+A\nN-B\n$START_TIME:2003/05/03 10:30:00\nPI\n+\n+7776FU,T3\n-3334FU\nT12\n"
      "+8822UM\n-3122GI\n+0045KA\n%TORYO\n");
  EXPECT_EQ(loaded.actions(),
            (std::vector<std::string>{"c3c4", "g7g6", "b2h8=dragon-horse", "g9h8", "bishop@f5", "resign"}));
  EXPECT_TRUE(loaded.left_out().empty());
  EXPECT_THAT(find_format("csa")->write(*loaded.game).value(),
              HasSubstr("N+A\nN-B\n$START_TIME:2003/05/03 10:30:00\nPI\n+\n+7776FU\nT3\n-3334FU\nT12\n+8822UM\n"
                        "-3122GI\n+0045KA\n%TORYO\n"));
}

TEST(ForeignCsa, SetsUpPositions) {
  const Loaded problem("V2.2\nP-11OU\nP+23NK00KI\nP-00AL\n+\n+0012KI\n%TORYO\n");
  EXPECT_EQ(problem.actions(), (std::vector<std::string>{"gold-general@i8"}));
  EXPECT_TRUE(problem.game->over());
  EXPECT_THAT(problem.left_out(), ElementsAre(HasSubstr("a resignation (%TORYO)")));
  const Loaded handicap("V2.2\nPI82HI22KA\n-\n-7162GI\n");
  EXPECT_EQ(handicap.actions(), (std::vector<std::string>{"c9d8"}));
  EXPECT_TRUE(handicap.game->before(0).empty(*handicap.game->before(0).board().find_cell("b8")));
  const auto again = find_format("csa")->write(*problem.game);
  EXPECT_EQ(Loaded(again.value()).actions(), problem.actions());
}

TEST(ForeignCsa, SaysWhereItIsWrong) {
  const std::pair<const char*, const char*> list[] = {{"V2.2\nPI\n+\n+7775FU\n", "Line 4, column 1:"},
                                                      {"V2.2\nPI\n+\n-3334FU\n", "Line 4, column 1:"},
                                                      {"V2.2\nP1-KY-XX\n+\n", "Line 2, column 6:"},
                                                      {"V2.2\nP+77FU0\n+\n", "Line 2, column 1:"},
                                                      {"V2.2\nPI55HI\n+\n", "Line 2, column 3:"}};
  const Loaded stopped("V2.2\nPI\n+\n+7776FU,-3334FU,+9999FU\n");
  EXPECT_EQ(stopped.actions().size(), 2U);
  EXPECT_THAT(stopped.left_out(), ElementsAre(HasSubstr("column 17:")));
  const Loaded odd("V2.2\nPI\n+\n+7776FU\nhello\n");
  EXPECT_EQ(odd.actions().size(), 1U);
  EXPECT_THAT(odd.left_out(), ElementsAre(HasSubstr("hello")));
  for (const auto& [text, place] : list) {
    const auto game = read(text, "csa");
    ASSERT_FALSE(game) << text;
    EXPECT_THAT(game.error().message.english(), HasSubstr(place)) << text;
  }
}

TEST(ForeignWxf, IsReadAsPlayersWriteIt) {
  const std::string head = "FORMAT WXF\nRED A\nBLACK B\nRESULT 1-0\nSTART{\n";
  const Loaded loaded(head + "1. A4+5 a4+5\n2. A5+6 a5+6\n3. A6+5 a6+5\n4. N2+3 h2+3\n}END\n");
  EXPECT_EQ(loaded.actions(),
            (std::vector<std::string>{"f1e2", "d10e9", "e2d3", "e9f8", "d1e2", "f10e9", "h1g3", "b10c8", "N:resign"}));
  const auto again = find_format("wxf")->write(*loaded.game);
  ASSERT_TRUE(again) << again.error().message.english();
  EXPECT_THAT(*again, HasSubstr("RESULT 1-0\n"));
  EXPECT_EQ(Loaded(*again).actions(), loaded.actions()) << "a resigned game can be written and read back";
  const Loaded drawn("FORMAT WXF\nRESULT 1/2-1/2\nSTART{\n1. C2.5\n}END\n");
  EXPECT_TRUE(drawn.game->over());
  EXPECT_EQ(Loaded(find_format("wxf")->write(*drawn.game).value()).actions(), drawn.actions());
  EXPECT_THAT(Loaded("FORMAT WXF\nRESULT red\nSTART{\n1. C2.5\n}END\n").left_out(),
              ElementsAre("Line 2, column 8: the result \"red\"."));
}

TEST(ForeignEngines, AreReadFromTheirLogs) {
  const std::string log =
      "usi\nid name Some Engine\nusiok\nusinewgame\nposition startpos\ngo btime 1000\ninfo depth 2 pv 7g7f 3c3d\n"
      "bestmove 7g7f\nposition startpos moves 7g7f 3c3d\ngo btime 900\nbestmove 2g2f ponder 8c8d\n"
      "position startpos moves 7g7f 3c3d 2g2f 4c4d\ngo btime 800\nbestmove resign\n";
  const Loaded one(log);
  EXPECT_EQ(one.game->rules().id, "shogi");
  EXPECT_EQ(one.actions(), (std::vector<std::string>{"c3c4", "g7g6", "h3h4", "f7f6", "resign"}));
  EXPECT_THAT(one.left_out(), ElementsAre("11 lines of engine output."));
  const std::string second = "usinewgame\nposition startpos moves 2g2f\nquit\n";
  const auto parts = find_format("usi")->split(log + second);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[1].line, 16);
  EXPECT_EQ(Loaded(parts[1].text).actions(), std::vector<std::string>{"h3h4"});
  const Loaded arrows(
      "10:00:01 > position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\n"
      "10:00:01 > go depth 5\n10:00:02 < bestmove h2e2\n");
  EXPECT_EQ(arrows.game->rules().id, "xiangqi");
}

TEST(ForeignEngines, AreReadAsPeopleKeepTheirGames) {
  const auto several = find_format("usi")->split("startpos moves 7g7f\nstartpos moves 7g7f 3c3d\n");
  EXPECT_EQ(several.size(), 2U) << "a game a line";
  const Loaded xiangqi("position startpos moves H2-E2 1... h9g7! well, yes h0g2 2... 1/2-1/2");
  EXPECT_EQ(xiangqi.actions(), (std::vector<std::string>{"h3e3", "h10g8", "h1g3", "draw", "S:accept"}));
  EXPECT_THAT(xiangqi.left_out(), ElementsAre(HasSubstr("\"well, yes\" is no move."), "1 annotation sign."));
  const Loaded wide("position startpos moves ７ｇ７ｆ 3C3D 2g2f= p*5e");
  EXPECT_EQ(wide.actions(), (std::vector<std::string>{"c3c4", "g7g6", "h3h4"}));
  EXPECT_THAT(wide.left_out(), ElementsAre(HasSubstr("\"p*5e\" is no legal move here")));
  EXPECT_THAT(wide.game->plies().back().note.text("comment", ""), "p*5e");
  const Loaded lost("position startpos moves 7g7f timeout");
  EXPECT_EQ(lost.game->standing().result->winners, 1U) << "the player to move has lost";
  const Loaded over("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1 moves 5a4a 5b4b");
  EXPECT_FALSE(over.left_out().empty());
}

TEST(ForeignKi2, LeavesOutWordsBetweenMoves) {
  const Loaded loaded("▲７六歩 (good) △３四歩 hm ▲２六歩\n△４四歩 and so on\n");
  EXPECT_EQ(loaded.actions(), (std::vector<std::string>{"c3c4", "g7g6", "h3h4", "f7f6"}));
  EXPECT_THAT(loaded.left_out(), ElementsAre(HasSubstr("\"(good) \" is no move"), HasSubstr("\"hm \" is no move"),
                                             HasSubstr("\"and so on\" is no move")));
}

TEST(ForeignRecords, KeepMovesBehindTheEndAsARemark) {
  const std::string mate = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b";
  for (const std::string& text : {"position " + mate + " 1a1b 1b1c", std::string("P-51OU\nP+59OU53FU00KI\n+\n+0052KI\n"
                                                                                 "-1112KY\n+1213KY\n")}) {
    const Loaded loaded(text);
    EXPECT_EQ(loaded.game->plies().size(), 1U) << text;
    EXPECT_THAT(loaded.left_out(), ElementsAre(HasSubstr("the game was over"))) << text;
    EXPECT_THAT(loaded.game->plies().back().note.text("comment", ""), HasSubstr("1")) << text;
  }
}

TEST(ForeignRecords, SurviveBeingBroken) {
  const std::string texts[] = {
      kProblem + "   1 １二金打\n   2 投了\n変化：1手\n",
      "手合割：二枚落ち\n▲７六歩    △３四歩    ▲２二角成  △同　銀\n▲５八金右  △５二金左上直引寄\nまで7手で先手の勝ち\n",
      "V2.2\nP-11OU\nP+23NK00KI\nP-00AL\nP1-KY-KE\n+\n+0012KI,T3\n%TORYO\n/\n",
      "V2.2\nPI82HI22KA\n-\n-7162GI\n%SENNICHITE\n",
      "FORMAT WXF\nRESULT 1/2-1/2\nFEN rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\n"
      "START{\n1. A4+5 a4+5\n2. A5+6 +a5\n}END\n",
      kTeams + "1. e2-e4 .. b5-d5 .. R .. T\n2. e4xd5 .. O-O\n",
      "[FEN \"r3k2r/8/8/8/8/8/8/R3K1RR w GAkq - 0 1\"]\n[Variant \"Chess960\"]\n\n1. O-O -- 2. e1h1 (a8(Q)) exd6ep $3 "
      "{x"};
  std::mt19937_64 dice(19);
  for (const std::string& text : texts) {
    for (int n = 0; n < 400; ++n) {
      std::string broken = text;
      for (int k = 0; k <= n % 3; ++k) {
        const std::size_t at = dice() % broken.size();
        if (n % 2 == 0)
          broken[at] = static_cast<char>(dice() % 256);
        else
          broken.erase(at, 1 + dice() % 9);
        if (broken.empty()) broken = " ";
      }
      LeftOut notes;
      const auto game = read(broken, "", notes);
      if (!game) {
        EXPECT_FALSE(game.error().message.empty());
      }
      for (const Message& note : notes.list()) EXPECT_FALSE(note.empty());
    }
  }
}

TEST(Encoding, GuessesWhatATextIs) {
  LeftOut notes;
  EXPECT_EQ(as_utf8("a\r\nb\rc\n", notes), "a\nb\nc\n");
  EXPECT_EQ(as_utf8("", notes), "");
  EXPECT_TRUE(notes.list().empty());
  EXPECT_EQ(as_utf8("J\xF6rg \x81", notes), "Jörg ?");
  EXPECT_EQ(notes.list().size(), 1U);
  EXPECT_EQ(narrow("７６（ＦＵ）　"), "76(FU) ");
}

}  // namespace
}  // namespace arbiter::notation
