// SPDX-License-Identifier: MIT
// Games of xiangqi, janggi and shogi in the notations of their players and programs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unicode/ucnv.h>

#include <random>

#include "referee/notation/fen.h"
#include "referee/notation/move_styles.h"
#include "referee/notation/notation.h"
#include "referee/notation/san.h"
#include "tests/referee/support.h"
#include "text/decoding.h"

namespace arbiter::notation {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A text that must load, and what was left out of it.
struct Loaded {
  explicit Loaded(const std::string& text, std::string_view format = "") : game(read(text, format, notes)) {
    if (!game) throw std::runtime_error(game.error().message.english() + "\n" + text);
  }
  [[nodiscard]] std::vector<std::string> left_out() const { return testing::english(notes.list()); }
  [[nodiscard]] std::vector<std::string> actions() const {
    std::vector<std::string> list;
    for (const Game::Ply& ply : game->plies()) list.push_back(ply.action);
    return list;
  }
  [[nodiscard]] std::string player(const char* seat) const { return game->about()["players"].text(seat, ""); }
  [[nodiscard]] std::string tag(const char* name) const { return game->about()["tags"].text(name, ""); }
  LeftOut notes;
  Expected<Game> game;
};

const std::string kHead = "[Game \"Chinese Chess\"]\n[Red \"A\"]\n[Black \"B\"]\n\n";
const std::vector<std::string> kOpening{"h3e3", "h10g8", "h1g3", "i10h10"};

TEST(XiangqiPgn, ReadsEveryNotationOfMoves) {
  for (const std::string moves : {"1. H2-E2 H9-G7 2. H0-G2 I9-H9", "1. h2e2 h9g7 2. h0g2 i9h9",
                                  "1.H2E2 H9G7 2.H0G2 I9H9", "1. C2.5 H8+7 2. H2+3 R9.8", "1. c2=5 n8+7 2. n2+3 r9=8",
                                  "1. Che3 Hg8 2. Hg3 Rh10", "1. h3e3 h10g8 2. h1g3 i10h10",
                                  "1. 炮二平五 马８进７ 2. 马二进三 车９平８", "1. 炮二平五 馬8進7 2. 馬二進三 車9平8",
                                  "1.炮２平５ 马8进7\n2.傌二进三 俥９平８", "1. 砲二平五　馬８進７　2. 马2进3 车九平八",
                                  "１．炮二平五马８进７ ２．马二进三车９平８", "1.炮二平五马8进7 2.马二进三车9平8",
                                  "炮二平五 马８进７ 马二进三 车９平８", "1、包二平五 马８进７ 2、马二进三 车９平８"}) {
    const Loaded loaded(kHead + moves + " *\n");
    EXPECT_EQ(loaded.game->rules().id, "xiangqi");
    EXPECT_EQ(loaded.actions(), kOpening) << moves;
    EXPECT_THAT(loaded.left_out(), IsEmpty()) << moves;
    EXPECT_EQ(loaded.player("S"), "A");
    EXPECT_EQ(loaded.player("N"), "B");
  }
}

TEST(XiangqiPgn, IsKnownWithoutItsName) {
  for (const std::string text :
       {"1. 炮二平五 马８进７ 2. 马二进三 车９平８", "1. H2-E2 H9-G7 2. H0-G2 I9-H9",
        "[Event \"x\"]\n\n1. C2.5 H8+7 2. H2+3 R9.8 *", "[Variant \"Xiangqi\"]\n\n1. Che3 Hg8 2. Hg3 Rh10 *",
        "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r - - 0 1\"]\n\n1. h2e2 h9g7 2. h0g2 i9h9 "
        "*",
        "[FEN \"rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1\"]\n\n1. h2e2 h9g7 2. h0g2 i9h9 "
        "*"}) {
    const Loaded loaded(text);
    EXPECT_EQ(loaded.game->rules().id, "xiangqi") << text;
    EXPECT_EQ(loaded.actions(), kOpening) << text;
  }
  EXPECT_EQ(Loaded("1. e4 e5 *").game->rules().id, "chess");
  EXPECT_EQ(Loaded("1. e4e5 e7e6 2. h3e3 *").game->rules().id, "xiangqi") << "two moves are a turn";
  EXPECT_EQ(Loaded("[Game \"Xiangqi\"]\n[Variant \"Standard\"]\n\n1. h2e2 *").game->rules().id, "xiangqi");
}

TEST(XiangqiPgn, TellsDoubledPiecesApart) {
  const std::string fen = "[FEN \"3k5/9/9/9/4P4/4P4/2P3P2/2P6/9/5K2R w - - 0 1\"]\n\n1. ";
  // Red's pawns: two on the e file, two on the c file, one on the g file.
  for (const auto& [move, action] : std::initializer_list<std::pair<const char*, const char*>>{{"15+1", "e6e7"},
                                                                                               {"17+1", "c4c5"},
                                                                                               {"P3+1", "g4g5"},
                                                                                               {"一兵进一", "e6e7"},
                                                                                               {"三兵进一", "c4c5"},
                                                                                               {"1兵进1", "e6e7"}})
    EXPECT_EQ(Loaded(kHead.substr(0, kHead.size() - 1) + fen + move + " *").actions(),
              (std::vector<std::string>{action}))
        << move;
  const std::string two = "[FEN \"3k5/9/4R4/9/4R4/9/9/9/9/5K3 w - - 0 1\"]\n\n1. ";
  for (const auto& [move, action] : std::initializer_list<std::pair<const char*, const char*>>{{"+R.1", "e8i8"},
                                                                                               {"R+.1", "e8i8"},
                                                                                               {"-R=1", "e6i6"},
                                                                                               {"前车平一", "e8i8"},
                                                                                               {"后車平一", "e6i6"},
                                                                                               {"後俥平1", "e6i6"},
                                                                                               {"前车退一", "e8e7"},
                                                                                               {"车前平一", "e8i8"}})
    EXPECT_EQ(Loaded(kHead.substr(0, kHead.size() - 1) + two + move + " *").actions(),
              (std::vector<std::string>{action}))
        << move;
}

TEST(XiangqiPgn, ReadsResultsInChinese) {
  for (const auto& [result, winners] : std::initializer_list<std::pair<const char*, int>>{{"红胜", 1},
                                                                                          {"紅勝", 1},
                                                                                          {"黑胜", 4},
                                                                                          {"红负", 4},
                                                                                          {"先胜", 1},
                                                                                          {"先負", 4},
                                                                                          {"和棋", 0},
                                                                                          {"红先和", 0},
                                                                                          {"1-0", 1}}) {
    const Loaded tagged("[Game \"Chinese Chess\"]\n[Result \"" + std::string(result) + "\"]\n\n1. 炮二平五 马８进７\n");
    ASSERT_TRUE(tagged.game->over()) << result;
    EXPECT_EQ(tagged.game->standing().result->winners, winners) << result;
    const Loaded behind(kHead + "1. 炮二平五 马８进７ " + result + "\n");
    ASSERT_TRUE(behind.game->over()) << result;
    EXPECT_EQ(behind.game->standing().result->winners, winners) << result;
  }
}

TEST(XiangqiPgn, KeepsWhatStandsBeforeAMoveThatCannotBePlayed) {
  const Loaded stopped(kHead + "1. 炮二平五 马８进７ 2. 炮五进五 车９平８ 红胜\n");
  EXPECT_EQ(stopped.actions(), (std::vector<std::string>{"h3e3", "h10g8", "N:resign"}));
  EXPECT_THAT(stopped.left_out(),
              ElementsAre(HasSubstr("Line 5, column 17: \"炮五进五\" is no legal move of S here.")));
}

std::string encoded(const std::string& text, const char* encoding) {
  UErrorCode error = U_ZERO_ERROR;
  std::string out(text.size() * 3, '\0');
  out.resize(static_cast<std::size_t>(ucnv_convert(encoding, "UTF-8", out.data(), static_cast<std::int32_t>(out.size()),
                                                   text.data(), static_cast<std::int32_t>(text.size()), &error)));
  return out;
}

TEST(XiangqiPgn, ComesInChineseEncodings) {
  EXPECT_EQ(Loaded(encoded(kHead + "1. 炮二平五 马８进７ *\n", "gb18030")).actions().size(), 2U);
  EXPECT_EQ(Loaded(encoded(kHead + "1. 炮二平五 马８进７ *\n", "GBK")).actions().size(), 2U);
  EXPECT_EQ(Loaded(encoded("[Red \"甲\"]\n[Black \"乙\"]\n\n1. 砲二平五 馬８進７ *\n", "Big5")).actions().size(), 2U);
  const Loaded named(encoded("[Red \"李雪松\"]\n[Black \"許銀川\"]\n\n1. 炮二平五 馬８進７ *\n", "Big5"));
  EXPECT_EQ(named.player("S"), "李雪松");
}

TEST(DhtmlXQ, IsReadAndWritten) {
  const std::string text =
      "[DhtmlXQ]\n[DhtmlXQ_title]A - B[/DhtmlXQ_title]\n[DhtmlXQ_event]Friday[/DhtmlXQ_event]\n"
      "[DhtmlXQ_date]2026-10-20[/DhtmlXQ_date]\n[DhtmlXQ_red]A[/DhtmlXQ_red]\n[DhtmlXQ_black]B[/DhtmlXQ_black]\n"
      "[DhtmlXQ_redteam]North[/DhtmlXQ_redteam]\n[DhtmlXQ_result]黑胜[/DhtmlXQ_result]\n"
      "[DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]\n"
      "[DhtmlXQ_movelist]77477062\n7967[/DhtmlXQ_movelist]\n[DhtmlXQ_move_0_2_1]1242[/DhtmlXQ_move_0_2_1]\n"
      "[DhtmlXQ_comment1]centre||cannon[/DhtmlXQ_comment1]\n[/DhtmlXQ]\n";
  const Loaded loaded(text);
  EXPECT_EQ(loaded.actions(), (std::vector<std::string>{"h3e3", "h10g8", "h1g3", "S:resign"}));
  EXPECT_THAT(loaded.left_out(), ElementsAre("1 variation."));
  EXPECT_EQ(loaded.player("S"), "A");
  EXPECT_EQ(loaded.tag("RedTeam"), "North");
  EXPECT_EQ(loaded.game->about().text("date", ""), "2026-10-20");
  EXPECT_EQ(loaded.game->plies()[0].note.text("comment", ""), "centre cannon");
  const auto written = find_format("dhtmlxq")->write(*loaded.game);
  ASSERT_TRUE(written) << written.error().message.english();
  const Loaded again(*written);
  EXPECT_EQ(again.actions(), loaded.actions());
  EXPECT_EQ(again.game->about(), loaded.game->about());
  EXPECT_EQ(find_format("dhtmlxq")->split(text + text).size(), 2U);
}

TEST(DhtmlXQ, SetsUpPositionsAndSaysWhereItIsWrong) {
  // Red: king e1 (4 9), rook a1 (0 9). Black: king d10 (3 0), and it is to move.
  const std::string none(2, '9');
  std::string binit = "09";
  for (int n = 1; n < 32; ++n) binit += n == 4 ? "49" : n == 20 ? "30" : none;
  const Loaded loaded("[DhtmlXQ_binit]" + binit + "[/DhtmlXQ_binit]\n[DhtmlXQ_movelist]3031[/DhtmlXQ_movelist]\n");
  EXPECT_EQ(loaded.actions(), (std::vector<std::string>{"d10d9"}));
  EXPECT_EQ(Loaded(find_format("dhtmlxq")->write(*loaded.game).value()).actions(), loaded.actions());
  for (const auto& [text, what] : std::initializer_list<std::pair<const char*, const char*>>{
           {"[DhtmlXQ_binit]12[/DhtmlXQ_binit]", "Line 1, column 16: \"binit\" has 2 digits, not 64."},
           {"[DhtmlXQ_title]x[/DhtmlXQ_title]", "there is neither \"movelist\" nor \"binit\"."},
           {"[DhtmlXQ_movelist]0000[/DhtmlXQ_movelist]", "Line 1, column 19: \"0000\" is no legal move of N here."}}) {
    const auto game = read(text, "");
    ASSERT_FALSE(game) << text;
    EXPECT_THAT(game.error().message.english(), HasSubstr(what));
  }
}

TEST(BinaryFiles, AreNamedAndRefused) {
  for (const auto& [bytes, name] : std::initializer_list<std::pair<std::string, const char*>>{
           {std::string("XQ\x0a") + std::string(1021, '\0'), "XQF"},
           {std::string("XQ\x12") + std::string(1021, '\x80'), "XQF"},
           {std::string("CCBridgeLibrary\0\0\1", 18) + std::string(500, '\0'), "CBL"},
           {std::string("CCBridge Record\0\0\1", 18) + std::string(500, '\0'), "CBR"}}) {
    const auto game = read(text::decoded(bytes).text, "");
    ASSERT_FALSE(game);
    EXPECT_THAT(game.error().message.english(), HasSubstr(name));
    EXPECT_THAT(game.error().message.english(), HasSubstr("DhtmlXQ"));
  }
}

const std::string kGib =
    "[대회명 \"Friday\"]\n[대국일자 \"2026-10-20\"]\n[초대국자 \"A\"]\n[한대국자 \"B\"]\n[초차림 \"상마상마\"]\n"
    "[한차림 \"마상마상\"]\n[총수 \"6\"]\n";

const std::string kGibMoves = "1. 79졸78 2. 49병48 3. 08마87 4. 12마33 5. 88포85 {cannon} 6. 한수쉼 7. 08마89 <0>\n";
const std::vector<std::string> kJanggi{"choose left", "choose left", "i4h4", "i7h7", "h1g3", "b10c8", "h3e3", "pass"};

TEST(Gib, IsReadAndWritten) {
  const std::string moves = kGibMoves.substr(0, kGibMoves.find(" 7."));
  const Loaded loaded(kGib + "[대국결과 \"한 시간승\"]\n\n" + moves);
  EXPECT_EQ(loaded.game->rules().id, "janggi");
  auto expected = kJanggi;
  expected.push_back("resign");
  EXPECT_EQ(loaded.actions(), expected);
  EXPECT_THAT(loaded.left_out(), IsEmpty());
  EXPECT_EQ(loaded.player("S"), "A");
  EXPECT_EQ(loaded.tag("Termination"), "time forfeit");
  EXPECT_EQ(loaded.game->plies()[6].note.text("comment", ""), "cannon");
  const auto written = find_format("gib")->write(*loaded.game);
  ASSERT_TRUE(written) << written.error().message.english();
  EXPECT_THAT(*written, HasSubstr("[초차림 \"상마상마\"]\n[한차림 \"마상마상\"]"));
  EXPECT_THAT(*written, HasSubstr("[대국결과 \"한 시간승\"]"));
  EXPECT_THAT(*written, HasSubstr("5. 88포85 {cannon} 6. 한수쉼"));
  EXPECT_EQ(Loaded(*written).actions(), loaded.actions());
  EXPECT_EQ(Loaded(encoded(kGib + "\n" + moves, "windows-949")).actions(), kJanggi);
}

TEST(Gib, FindsOutHowHorsesAndElephantsBegan) {
  std::string told_from_behind = kGib, not_told = kGib;
  told_from_behind.replace(told_from_behind.find("마상마상"), std::string("마상마상").size(), "상마상마");
  for (const char* row : {"[초차림 \"상마상마\"]\n", "[한차림 \"마상마상\"]\n"})
    not_told.erase(not_told.find(row), std::string(row).size());
  const Loaded behind(told_from_behind + "\n" + kGibMoves);
  EXPECT_EQ(behind.actions(), kJanggi);
  EXPECT_THAT(behind.left_out(), ElementsAre(HasSubstr("\"08마89\" is no legal move of S here.")));
  const Loaded nothing(not_told + "\n" + kGibMoves.substr(0, kGibMoves.find(" 7.")));
  EXPECT_EQ(nothing.game->plies().size(), kJanggi.size());
  EXPECT_EQ(find_format("gib")->split(kGib + "\n" + kGibMoves + "\n" + kGib + "\n" + kGibMoves).size(), 2U);
}

TEST(Csa, CarriesNamesEventAndTimes) {
  const std::string text =
      "V2.2\nN+Ada\nN-Bo\n$EVENT:Friday\n$SITE:Hall\n$START_TIME:2026/10/20 18:30:05\n$TIME_LIMIT:00:25+00\nPI\n+\n"
      "+7776FU\nT12\n-3334FU\nT7\n'* good\n%TORYO\nT3\n";
  const Loaded loaded(text);
  EXPECT_THAT(loaded.left_out(), IsEmpty());
  EXPECT_EQ(find_format("csa")->write(*loaded.game).value(), text);
  EXPECT_EQ(loaded.player("N"), "Bo");
  EXPECT_EQ(loaded.game->about().text("date", ""), "2026-10-20");
  EXPECT_EQ(loaded.game->plies().back().note["spent"].real(), 3.0);
  EXPECT_EQ(Loaded(encoded("V2.2\nN+羽生\nN-谷川\nPI\n+\n+7776FU\n", "windows-31j")).player("S"), "羽生");
  EXPECT_EQ(find_format("csa")->split(text + "/\n" + text).size(), 2U);
}

TEST(Shogi, KeepsTheWinnerOfAForfeitOrAFoul) {
  const std::string kif = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n", csa = "V2.2\nPI\n+\n+7776FU\n-3334FU\n";
  struct Case {
    std::string text;
    int winners;
    const char* why;
  };
  for (const Case& c : {Case{kif + "   3 切れ負け\n", 4, "time forfeit"},
                        {kif + "   3 反則勝ち\n", 1, "rules infraction"},
                        {kif + "   3 反則負け\n", 4, "rules infraction"},
                        {kif + "まで2手で時間切れにより後手の勝ち\n", 4, "time forfeit"},
                        {kif + "   3 ５五歩(57)\n   4 反則勝ち\nまで3手で後手の勝ち\n", 4, "rules infraction"},
                        {kif + "   3 ５五歩(57)\nまで3手で反則負けにより後手の勝ち\n", 4, "rules infraction"},
                        {kif + "まで2手で先手の反則負け\n", 4, "rules infraction"},
                        {kif + "まで2手で後手の反則勝ち\n", 4, "rules infraction"},
                        {kif + "まで2手で先手が投了\n", 4, ""},
                        {csa + "%TIME_UP\n", 4, "time forfeit"},
                        {csa + "%ILLEGAL_MOVE\n", 4, "rules infraction"},
                        {csa + "%-ILLEGAL_ACTION\n", 1, "rules infraction"},
                        {csa + "+5755FU\n%ILLEGAL_MOVE\n", 4, "rules infraction"},
                        {csa + "%KACHI\n", 1, "declaration"}}) {
    const Loaded loaded(c.text);
    ASSERT_TRUE(loaded.game->over()) << c.text;
    EXPECT_EQ(loaded.game->standing().result->winners, c.winners) << c.text;
    EXPECT_EQ(loaded.tag("Termination"), c.why) << c.text;
    EXPECT_EQ(loaded.game->before(2).turn, 3);
  }
}

TEST(Shogi, LeavesOutWhatItDoesNotKnow) {
  const Loaded csa("V2.2\nPI\n+\n+7776FU\nhello\n-3334FU\n+5755FU\n-8384FU\n%CHUDAN\n");
  EXPECT_EQ(csa.actions(), (std::vector<std::string>{"c3c4", "g7g6"}));
  EXPECT_THAT(csa.left_out(), ElementsAre(HasSubstr("Line 5, column 1: \"hello\""),
                                          HasSubstr("Line 7, column 1: \"+5755FU\""), HasSubstr("%CHUDAN")));
  EXPECT_EQ(csa.game->plies().back().note.text("comment", ""), "+5755FU -8384FU");
  EXPECT_EQ(
      Loaded("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n   5 ３三角打(00)\n")
          .actions()
          .back(),
      "bishop@g7");
  const std::string kif = "手合割：平手\n先手：甲\n   1 ７六歩(77)\n   2 投了\n";
  EXPECT_EQ(find_format("kif")->split(kif + "\n" + kif).size(), 2U);
}

TEST(Wxf, LeavesOutMarks) {
  const std::string head =
      "FORMAT  \tWXF\nGAME    \nRED     \tA;North;x\nBLACK   \tB;;;\nDATE    \t24-12-2022\n\nSTART{\n";
  const Loaded loaded(head + " 1.  C2.5  H8+7     2.  H2+3!  R9.8\n !3.  P7+1  P7+1     !!4.  H8+7!!  H2+3\n}END\n");
  EXPECT_EQ(loaded.actions().size(), 8U);
  EXPECT_EQ(loaded.player("S"), "A");
  EXPECT_EQ(loaded.tag("RedTeam"), "North");
  EXPECT_EQ(loaded.game->about().text("date", ""), "2022-12-24");
  const Loaded stopped(head + "1. C2.5 H8+7 2. R1.9 x\n}END\n");
  EXPECT_EQ(stopped.actions().size(), 2U);
  EXPECT_THAT(stopped.left_out(), ElementsAre(HasSubstr("\"R1.9\" is no legal move of S here.")));
  const std::string one = head + "1. C2.5\n}END\n";
  EXPECT_EQ(find_format("wxf")->split(one + one).size(), 2U);
}

/// Positions as servers and Fairy-Stockfish write them.
TEST(ServerPositions, AreReadInTheirDialects) {
  const std::pair<const char*, const char*> arrays[] = {
      {"Makruk", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"},
      {"Cambodian", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1"},
      {"Xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"},
      {"Janggi", "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"},
      {"Shogi", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1"}};
  for (const auto& [variant, fen] : arrays) {
    const std::string head = "[Variant \"" + std::string(variant) + "\"]\n";
    const Loaded given(head + "[FEN \"" + fen + "\"]\n\n*\n"), array(head + "\n*\n");
    EXPECT_EQ(write_fen(given.game->position()).value(), fen) << variant;
    EXPECT_EQ(write_fen(array.game->position()).value(), fen) << variant;
  }
  EXPECT_EQ(write_fen(Loaded("[Variant \"Shogi\"]\n[FEN "
                             "\"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1\"]\n\n*\n")
                          .game->position())
                .value(),
            arrays[4].second)
      << "without the fields for castling and double steps";
  EXPECT_EQ(Loaded("[Variant \"Makruk\"]\n[FEN \"8/4k3/8/8/8/R7/8/4K3 w - 32 7 2\"]\n\n2. Ra7+ *\n").actions().size(),
            1U);
  const Loaded spent(
      "[Variant \"Cambodian\"]\n[FEN \"rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w De - 0 1\"]\n\n1. Ne2 *\n");
  EXPECT_THAT(write_fen(spent.game->position()).value(), HasSubstr(" b De - "));
  EXPECT_EQ(Loaded("[Variant \"Sittuyin\"]\n\n1. K@e1 K@d8 2. M@d2 *\n").actions().size(), 2U) << "its ferz is an F";
  EXPECT_EQ(Loaded("[Variant \"Sittuyin\"]\n\n1. K@e1 K@d8 2. F@d2 *\n").actions().size(), 3U);
  EXPECT_EQ(Loaded("[Variant \"Janggi\"]\n\n1. Pc5 Ke9 *\n").actions(), (std::vector<std::string>{"c4c5", "pass"}));
  EXPECT_FALSE(read("[Variant \"Minixiangqi\"]\n\n1. a2a3 *\n", "")) << "a game that is not played here";
}

/// Every style of single moves says which of all legal moves is meant, at every position of games played at random.
TEST(MoveStyles, ReadBackWhatTheyWrite) {
  for (const char* ruleset : {"xiangqi", "janggi", "shogi", "sittuyin"}) {
    Game game = testing::game_of({{"ruleset", ruleset}});
    const Rules& rules = game.rules();
    std::vector<std::string> styles = rules.writing.styles;
    if (styles.empty()) styles.emplace_back("san");
    std::mt19937_64 dice(7);
    for (int n = 0; n < 60 && !game.over(); ++n) {
      const ActionList legal = Engine::legal(game.position());
      if (legal.empty()) break;
      for (const Action& action : legal) {
        if (action.type != Action::Type::move && action.type != Action::Type::place) continue;
        for (const std::string& style : styles) {
          const MoveStyle& its = *find_style(style);
          const std::string text =
              its.write(game.position(), action) +
              (style == "san" ? check_sign(Engine::carry_out(game.position(), action).events) : "");
          EXPECT_TRUE(its.looks(text)) << style << ": " << text;
          const auto read = its.read(game.position(), {text, {}});
          ASSERT_TRUE(read) << ruleset << " " << style << ": " << read.error().message.english();
          EXPECT_EQ(print(*read, rules), print(action, rules)) << style << ": " << text;
        }
      }
      ASSERT_TRUE(game.act(print(legal[static_cast<std::size_t>(dice() % legal.size())], rules)));
    }
  }
}

}  // namespace
}  // namespace arbiter::notation
