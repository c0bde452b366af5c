// SPDX-License-Identifier: MIT
// Files of PGN as people and programs write them: which games they hold, what is read of each, and what is told.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "referee/json/view.h"
#include "referee/notation/notation.h"
#include "referee/notation/outcome.h"
#include "referee/notation/split.h"
#include "referee/protocol/record.h"
#include "tests/referee/support.h"

namespace arbiter::notation::pgn_files {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Lines = std::vector<int>;

Lines lines_of(std::string_view text) {
  Lines lines;
  for (const Part& part : split_tagged(text)) lines.push_back(part.line);
  return lines;
}

const std::string kThree =
    "[White \"a\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n[White \"b\"]\n[Result \"*\"]\n\n1. d4 d5 *\n\n"
    "[White \"c\"]\n[Result \"*\"]\n\n1. c4 *\n";

TEST(Splitting, FindsEveryGameWhateverStandsBeforeIt) {
  EXPECT_EQ(lines_of(kThree), (Lines{1, 6, 11}));
  EXPECT_EQ(lines_of("\n\n" + kThree), (Lines{1, 8, 13}));
  EXPECT_EQ(lines_of("% made by a program\n" + kThree), (Lines{1, 7, 12}));
  EXPECT_EQ(lines_of("; my games\n\n{and\n\nmore}\n" + kThree), (Lines{1, 11, 16}));
  EXPECT_EQ(lines_of("Games of the club\n\n" + kThree), (Lines{1, 8, 13})) << "words are no game";
}

TEST(Splitting, FindsGamesWithoutTags) {
  EXPECT_EQ(lines_of("1. e4 e5 1-0\n\n1. d4 d5 0-1\n"), (Lines{1, 3}));
  EXPECT_EQ(lines_of("1. e4 e5 1-0 1. d4 d5 0-1"), (Lines{1, 1}));
  EXPECT_EQ(lines_of("1. e4 e5\n2. Nf3\n\n1. d4 d5\n"), (Lines{1, 4})) << "the number 1 comes again";
  EXPECT_EQ(lines_of("e4 e5 1-0\n\nd4 d5 0-1\n"), (Lines{1, 3}));
  EXPECT_EQ(lines_of("1. e4 1... e5 2. Nf3 *\n"), (Lines{1}));
  EXPECT_EQ(lines_of("1. e4 e5 1-0 2. Nf3 Nc6 1-0\n"), (Lines{1})) << "a result in the middle";
  EXPECT_EQ(lines_of("1. e4 e5\n\n2. Nf3 Nc6\n\n3. Bb5 *\n"), (Lines{1}));
}

TEST(Splitting, IsNotMisledByRemarksAndBrackets) {
  EXPECT_EQ(lines_of("[White \"a\"]\n\n1. e4 ; see {this\ne5 *\n\n[White \"b\"]\n\n1. d4 *\n"), (Lines{1, 6}));
  EXPECT_EQ(lines_of("[White \"a\"]\n\n1. e4 {[in\n\n[ a remark]} e5 *\n\n[White \"b\"]\n\n1. d4 *\n"), (Lines{1, 7}));
  EXPECT_EQ(lines_of("[White \"a\"]\n\n1. e4 {no end\n\n[White \"b\"]\n\n1. d4 *\n"), (Lines{1, 5}))
      << "an open remark";
  EXPECT_EQ(lines_of("[White \"a\"]\n\n1. e4 (1. d4\n\n[White \"b\"]\n\n1. d4 *\n"), (Lines{1, 5}))
      << "an open variation";
  EXPECT_EQ(lines_of("[White \"a\"]\n\n[White \"b\"]\n\n1. d4 *\n"), (Lines{1, 3})) << "a game without moves";
  EXPECT_EQ(lines_of("[White \"a\"]\n\n1. e4 [0.3] e5 *\n"), (Lines{1}));
  EXPECT_EQ(lines_of("[White \"a\"]\n\n1. e4 *\n\n{of the next}\n[White \"b\"]\n\n1. d4 *\n"), (Lines{1, 5}));
}

/// A text that must load, and what was told of it.
struct Loaded {
  explicit Loaded(std::string_view text, std::string_view format = "pgn") : game(read(text, format, notes)) {
    if (!game) throw std::runtime_error(game.error().message.english());
  }
  [[nodiscard]] std::vector<std::string> told() const { return testing::english(notes.list()); }
  [[nodiscard]] std::vector<std::string> actions() const {
    std::vector<std::string> list;
    for (const Game::Ply& ply : game->plies()) list.push_back(ply.action);
    return list;
  }
  [[nodiscard]] std::string result() const { return result_text(*game); }
  LeftOut notes;
  Expected<Game> game;
};

const std::string kNames = "[White \"A\"]\n[Black \"B\"]\n";
const std::string kMoves = "\n1. e4 e5 2. Nf3 Nc6 ";

TEST(Splitting, TakesWordsBehindTheLastGameForNoGame) {
  EXPECT_EQ(lines_of("Dear all,\n\n" + kThree + "\nBest wishes,\nAda\n"), (Lines{1, 8, 13}));
  const Loaded letter("[White \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\nBest wishes\nAda\n", "");
  EXPECT_EQ(letter.game->standing().result->winners, 1U);
  EXPECT_THAT(letter.told(), ElementsAre(HasSubstr("\"Best wishes Ada\" is no move")));
}

TEST(Results, MayBeWordsOrHaveAReasonBehindThem) {
  const auto winners = [](const std::string& head, const std::string& behind) {
    const Loaded loaded("[White \"a\"]\n[Result \"" + head + "\"]\n\n1. e4 e5 " + behind + "\n", "");
    EXPECT_THAT(loaded.told(), IsEmpty()) << head << " / " << behind;
    return loaded.game->over() ? static_cast<int>(loaded.game->standing().result->winners) : -1;
  };
  EXPECT_EQ(winners("White wins", "White wins"), 1);
  EXPECT_EQ(winners("*", "Black resigns"), 1);
  EXPECT_EQ(winners("black won", "0-1"), winners("0-1 (time)", "Black won."));
  const Loaded late("[White \"a\"]\n[Result \"0-1 (lost on time)\"]\n\n1. e4 e5 0-1\n", "");
  EXPECT_EQ(late.game->about()["tags"].text("Termination", ""), "time forfeit");
}

TEST(Heads, AreFoundBehindWordsOfACompiler) {
  const Loaded game("Some prose by the compiler.\n\n" + kNames + "[Result \"1-0\"]\n" + kMoves + "1-0\n");
  EXPECT_EQ(game.result(), "1-0");
  EXPECT_THAT(game.told(), ElementsAre(HasSubstr("\"Some prose by the compiler.\" does not belong here.")));
}

TEST(Results, AreReadAsPeopleWriteThem) {
  const std::map<std::string, std::vector<std::string>> words{
      {"1-0", {"1-0", "1:0", "1–0", "1 - 0", "1—0", "1 : 0", "+--", "+:-", "1-O"}},
      {"0-1", {"0-1", "0:1", "0–1", "0 - 1", "--+", "-:+"}},
      {"1/2-1/2",
       {"1/2-1/2", "½-½", "½–½", "1/2", "½", "0.5-0.5", "0,5-0,5", "1/2 - 1/2", "1/2:1/2", "½:½", "remis", "draw"}}};
  for (const auto& [result, ways] : words)
    for (const std::string& way : ways) {
      const Loaded behind(kNames + kMoves + way + "\n");
      EXPECT_EQ(behind.result(), result) << way;
      EXPECT_THAT(behind.told(), IsEmpty()) << way;
      EXPECT_EQ(Loaded(kNames + "[Result \"" + way + "\"]\n" + kMoves + way + "\n").result(), result) << way;
    }
  EXPECT_EQ(Loaded(kNames + kMoves + "*").result(), "*");
}

TEST(Results, WithSignsThatAreJudgementsTooAreTakenFromTheHead) {
  EXPECT_EQ(Loaded(kNames + "[Result \"+/-\"]\n" + kMoves + "+/-").result(), "1-0");
  EXPECT_EQ(Loaded(kNames + "[Result \"-/+\"]\n" + kMoves + "-/+").result(), "0-1");
  EXPECT_EQ(Loaded(kNames + "[Result \"*\"]\n" + kMoves + "+/- *").result(), "*");
  EXPECT_EQ(Loaded(kNames + "[Result \"*\"]\n" + kMoves + "+/-").result(), "*");
  EXPECT_EQ(Loaded(kNames + kMoves + "+/- 3. Bb5 a6").result(), "*");
  const Loaded alone(kNames + kMoves + "-/+");
  EXPECT_EQ(alone.result(), "0-1") << "nothing else says how it ended";
  EXPECT_THAT(alone.told(), ElementsAre(HasSubstr("\"-/+\" behind the moves is read as the result.")));
}

TEST(Results, OfTheHeadMayBeSignsAndSentences) {
  const std::map<std::string, std::string> heads{{"+-", "1-0"},
                                                 {"-+", "0-1"},
                                                 {"=", "1/2-1/2"},
                                                 {"--", "0-0"},
                                                 {"1F-0F", "1-0"},
                                                 {"0-1F", "0-1"},
                                                 {"Black wins on time", "0-1"},
                                                 {"1 - 0 (time)", "1-0"},
                                                 {"0F-0F", "0-0"},
                                                 {"draw by agreement", "1/2-1/2"}};
  for (const auto& [head, result] : heads)
    EXPECT_EQ(Loaded(kNames + "[Result \"" + head + "\"]\n" + kMoves).result(), result) << head;
  EXPECT_EQ(Loaded(kNames + kMoves + "0F-1F").result(), "0-1");
}

TEST(Results, OfBothLostAreNoCastlingAndNoDraw) {
  const Loaded lost(kNames + "[Result \"0-0\"]\n" + kMoves + "0-0\n");
  EXPECT_EQ(lost.result(), "0-0");
  EXPECT_FALSE(lost.game->over());
  EXPECT_THAT(lost.told(), ElementsAre(HasSubstr("everybody has lost")));
  EXPECT_EQ(Loaded(find_format("pgn")->write(*lost.game).value()).result(), "0-0") << "it goes out as it came in";
  const std::string ready = "\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0";
  EXPECT_EQ(Loaded(kNames + ready + " *").actions().back(), "e1g1");
  EXPECT_EQ(Loaded(kNames + "[Result \"0-0\"]\n" + ready).result(), "0-0");
  EXPECT_EQ(Loaded(kNames + kMoves + "0-0\n").result(), "0-0") << "no castling is possible";
}

TEST(Results, AreComparedAndTold) {
  const Loaded two(kNames + "[Result \"0-1\"]\n" + kMoves + "1-0\n");
  EXPECT_EQ(two.result(), "1-0") << "what stands behind the moves";
  EXPECT_THAT(two.told(), ElementsAre("Line 3, column 10: the result 0-1 in the head; 1-0 behind the moves counts."));
  const Loaded head(kNames + "[Result \"0-1\"]\n" + kMoves + "\n");
  EXPECT_EQ(head.result(), "0-1");
  EXPECT_THAT(head.told(), ElementsAre(HasSubstr("no result stands behind the moves; 0-1 in the head counts")));
  EXPECT_EQ(Loaded(kNames + "[Result \"1/2-1/2\"]\n" + kMoves + "*\n").result(), "1/2-1/2");
  const Loaded mate(kNames + "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n");
  EXPECT_EQ(mate.result(), "0-1") << "the rules";
  EXPECT_THAT(mate.told(), ElementsAre(HasSubstr("the result 1-0; by the rules it is 0-1.")));
  const Loaded odd(kNames + "[Result \"won\"]\n" + kMoves + "*\n");
  EXPECT_THAT(odd.told(), ElementsAre("Line 3, column 10: the result \"won\"."));
  const Loaded middle(kNames + "\n1. e4 e5 1-0 2. Nf3 Nc6 0-1\n");
  EXPECT_EQ(middle.result(), "0-1");
  EXPECT_EQ(middle.actions().size(), 5U);
  EXPECT_THAT(middle.told(), ElementsAre(HasSubstr("the result 1-0 among the moves.")));
}

TEST(Results, ThatTheRulesMakeAnotherOfStayAsWritten) {
  // A resignation against a bare king may be a draw; what the record says stays.
  const Loaded bare("[FEN \"8/8/4k3/8/8/4K3/4R3/8 w - - 0 1\"]\n[Result \"0-1\"]\n\n1. Kd4 Kd6 0-1\n");
  EXPECT_EQ(bare.result(), "0-1");
  EXPECT_EQ(Loaded(find_format("pgn")->write(*bare.game).value()).result(), "0-1");
}

TEST(UnknownWords, AreLeftOutAndSaid) {
  const Loaded signs(kNames + "\n1. e4 !? e5 2. Nf3 +/= Nc6± 3. Bb5 ⩲ a6 N 4. Ba4 TN = Nf6 D $1 *\n");
  EXPECT_EQ(signs.actions().size(), 8U);
  EXPECT_THAT(signs.told(), ElementsAre("1 $ sign.", "8 annotation signs."));
  const Loaded words(kNames + "\n1. e4 a fine move e5 2. Nf3 *\n");
  EXPECT_EQ(words.actions().size(), 3U);
  EXPECT_THAT(words.told(), ElementsAre("Line 4, column 7: \"a fine move\" is no move."));
  const Loaded brackets(kNames + "\n1. e4 ) e5 } 2. Nf3 [+0.3] *\n");
  EXPECT_EQ(brackets.actions().size(), 3U);
  EXPECT_EQ(brackets.told().size(), 3U);
  EXPECT_EQ(Loaded(kNames + "\n1. e4 e5(=) (=) 2. Nf3 *\n").told(), (std::vector<std::string>{"2 draw offers."}));
}

TEST(Moves, AreReadInManySpellings) {
  const std::string quiet = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. ";
  for (const char* castling : {"O-O", "0-0", "00", "OO", "O–O", "0–0", "o-o", "O-O!", "0-0+-", "О-О"})
    EXPECT_EQ(Loaded(quiet + castling + " *").actions().back(), "e1g1") << castling;
  EXPECT_EQ(Loaded("1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 000 0-0-0 *").actions().back(), "e8c8");
  for (const char* knight :
       {"♘f3", "♞f3", "Ng1-f3", "Ng1–f3", "nf3", "Sf3", "g1f3", "Nf3N", "Nf3!?", "Ngf3", "\u00A0Nf3\u00A0"})
    EXPECT_EQ(Loaded(std::string("1. e4 e5 2. ") + knight + " *").actions().back(), "g1f3") << knight;
  for (const char* capture : {"exd5", "e4xd5", "ed5", "exd", "e4×d5", "e:d5", "exd5!"})
    EXPECT_EQ(Loaded(std::string("1. e4 d5 2. ") + capture + " *").actions().back(), "e4d5") << capture;
  EXPECT_EQ(Loaded("1. e4 e5 2. bc4 *").actions().back(), "f1c4") << "a bishop with a small letter";
  EXPECT_EQ(Loaded("1. e4 d6 2. b4 d5 3. bxd5 *").actions().size(), 4U);
  EXPECT_EQ(Loaded("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=♕ *").actions().back(), "a7a8=queen");
  for (const char* numbers : {"1 e4 e5 2 Nf3", "1.e4 e5 2.Nf3", "1. e4 1... e5 2. Nf3", "1. e4 1. ... e5 2. Nf3",
                              "1.e4 1…e5 2.Nf3", "1) e4 e5 2) Nf3", "e4 e5 Nf3", "1. e4 .. e5 2. Nf3"})
    EXPECT_EQ(Loaded(std::string(numbers) + " *").actions(), (std::vector<std::string>{"e2e4", "e7e5", "g1f3"}))
        << numbers;
}

TEST(Moves, RunTogetherAreTakenApartAndTold) {
  const std::vector<std::string> all{"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"};
  for (const char* moves : {"1.e4e5 2.Nf3Nc6 3.Bb5a6", "1. e4e5Nf3 Nc6Bb5a6", "1.e4 e5 2.Nf3! Nc6 3.Bb5!a6"}) {
    const Loaded game(std::string(moves) + " *");
    EXPECT_EQ(game.game->rules().id, "chess") << moves;
    EXPECT_EQ(game.actions(), all) << moves;
    EXPECT_THAT(game.told(), Contains(HasSubstr("is read as moves run together."))) << moves;
  }
  EXPECT_EQ(Loaded("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-ONf6 *").actions().back(), "g8f6");
  EXPECT_EQ(Loaded("1. e4 e5 2. Nf3Ra5 *").actions().size(), 2U) << "the second cannot be played";
  EXPECT_EQ(Loaded("1. h2e2 h9g7 *").game->rules().id, "xiangqi") << "two squares are one move there";
  EXPECT_THAT(Loaded("1. e4 e5 2. 0000 Nc6 *").told(), ElementsAre(HasSubstr("\"0000\" is no move")));
}

TEST(Moves, ThatCannotBePlayedEndWhatIsKept) {
  const Loaded cut(kNames + "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ra3 b5 {so} 5. Bb3 1-0\n");
  EXPECT_EQ(cut.actions().size(), 7U);
  EXPECT_EQ(cut.actions().back(), "N:resign");
  EXPECT_EQ(cut.result(), "1-0");
  ASSERT_EQ(cut.told().size(), 1U);
  EXPECT_THAT(cut.told().front(), HasSubstr("Line 5, column 34: \"Ra3\" is no legal move here"));
  EXPECT_THAT(cut.told().front(), HasSubstr("what follows is kept as a remark"));
  EXPECT_EQ(cut.game->plies()[5].note.text("comment", ""), "Ra3 b5 {so} 5. Bb3 1-0");
  const Loaded again(find_format("pgn")->write(*cut.game).value());
  EXPECT_EQ(again.actions(), cut.actions());
  EXPECT_THAT(again.told(), IsEmpty());
  const auto first = read("1. e5 e4 *", "pgn");
  ASSERT_FALSE(first) << "nothing of it can be kept";
  EXPECT_THAT(first.error().message.english(), HasSubstr("Line 1, column 4"));
  EXPECT_EQ(Loaded("1. e4 e5 2. Nf3 (2. f4 exf4").actions().size(), 3U);
}

TEST(Moves, BehindTheEndOfAGameAreARemark) {
  const Loaded mate("1. f3 e5 2. g4 Qh4# 3. Kf2 {?} Qf2 0-1");
  EXPECT_EQ(mate.actions().size(), 4U);
  EXPECT_THAT(mate.told(), ElementsAre(HasSubstr("the game was over (chess/checkmate)")));
  EXPECT_THAT(mate.game->plies().back().note.text("comment", ""), HasSubstr("Kf2"));
}

TEST(Variations, MayHoldRemarksOfBothKinds) {
  EXPECT_EQ(Loaded("1. e4 e5 (1... c5 ; good :)\n2. Nf3 d6) 2. Nf3 Nc6 *").actions().size(), 4U);
  EXPECT_EQ(Loaded("1. e4 e5 (1... c5 {:) (} (1... c6 2. d4) 2. Nf3) 2. Nf3 Nc6 *").actions().size(), 4U);
  EXPECT_EQ(Loaded("1. e4 e5 (1... c5; 1... e6) 2. Nf3 Nc6 *").actions().size(), 4U) << "a semicolon between two";
}

TEST(TagPairs, AreReadHoweverTheyAreWritten) {
  const auto about = [](const std::string& tags) { return Loaded(tags + "\n1. e4 *\n").game->about(); };
  EXPECT_EQ(about("[Event \"The \"Big\" one\"]\n").text("event", ""), "The \"Big\" one");
  EXPECT_EQ(about("[Event \"a \\\"b\\\" \\\\ c\"]\n").text("event", ""), "a \"b\" \\ c");
  EXPECT_EQ(about("[Site \"C:\\games\\\"]\n").text("site", ""), "C:\\games\\");
  EXPECT_EQ(about("[White\"Ada\"][Black \"Bo\" ]\n")["players"].text("N", ""), "Bo");
  EXPECT_EQ(about("[White\"Ada\"]\n")["players"].text("S", ""), "Ada");
  EXPECT_EQ(about("[White \"\"]\n[Event \"x\"]\n")["players"].text("S", "-"), "-");
  EXPECT_EQ(about("[white \"Ada\"]\n[EVENT “Friday”]\n").text("event", ""), "Friday");
  EXPECT_EQ(about("[Round 3]\n[Event \"x\"]\n").text("round", ""), "3");
  EXPECT_EQ(about("[White \"A\"]\n\n[Black \"B\"]\n% no tag\n; remark\n{remark}\n[Event \"x\"]\n").text("event", ""),
            "x");
  EXPECT_EQ(about("[FEN \"\"]\n[Variant \"?\"]\n[Event \"x\"]\n").text("event", ""), "x");
  const Loaded open(std::string("[Event \"no end\n[White \"A\"]\n\n1. e4 *\n"));
  EXPECT_EQ(open.game->about().text("event", ""), "no end");
  EXPECT_THAT(open.told(), ElementsAre(HasSubstr("the tag Event does not end")));
}

TEST(DaysOfGames, AreReadOrStayUnknown) {
  const auto about = [](const std::string& date) { return Loaded("[Date \"" + date + "\"]\n\n1. e4 *\n"); };
  EXPECT_EQ(about("24/09/2010").game->about().text("date", ""), "2010-09-24");
  EXPECT_EQ(about("May 29, 2020").game->about().text("date", ""), "2020-05-29");
  EXPECT_EQ(about("2005.??.??").game->about().text("date", ""), "2005-?\?-??");
  EXPECT_FALSE(about("????.??.??").game->about().has("date"));
  const Loaded bad = about("last summer");
  EXPECT_FALSE(bad.game->about().has("date"));
  EXPECT_THAT(bad.told(), ElementsAre(HasSubstr("the date \"last summer\" cannot be read; the day stays unknown.")));
  EXPECT_EQ(about("29.5.99").game->about().text("date", ""), "1999-05-29");
  EXPECT_THAT(about("29.5.99").told(), ElementsAre(HasSubstr("the date \"29.5.99\" is read as 1999-05-29.")));
  EXPECT_THAT(about("05/06/2010").told(), ElementsAre(HasSubstr("is read day first, as 2010-06-05.")));
  EXPECT_THAT(find_format("pgn")->write(*bad.game).value(), HasSubstr("[Date \"????.??.??\"]"));
}

/// Five times the same position, then a mate.
const std::string kFiveTimes =
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. f3 e5 10. g4 Qh4# 0-1";

TEST(Editions, OfTheLawsAreThoseOfTheDay) {
  const Loaded old("[Date \"1937.10.08\"]\n[Result \"0-1\"]\n\n" + kFiveTimes);
  EXPECT_EQ(old.actions().size(), 20U);
  EXPECT_EQ(old.result(), "0-1");
  EXPECT_THAT(old.told(), ElementsAre(HasSubstr("by the present laws the game would have been over after ply 16 "
                                                "(chess/draw.repetition)")));
  EXPECT_EQ(old.game->beginning().options_said.text("draws", ""), "claim");
  const std::string written = find_format("pgn")->write(*old.game).value();
  EXPECT_EQ(Loaded(written).actions(), old.actions());
  EXPECT_THAT(written, ::testing::Not(HasSubstr("[Options"))) << "the day says it";
}

TEST(Editions, AreTakenFromATextThatPlaysOn) {
  const Loaded undated(kFiveTimes);
  EXPECT_EQ(undated.actions().size(), 20U);
  EXPECT_EQ(undated.result(), "0-1");
  EXPECT_EQ(undated.told().size(), 1U);
  EXPECT_EQ(Loaded("[Date \"2020.01.01\"]\n\n" + kFiveTimes).actions().size(), 20U);
  const std::string ends = kFiveTimes.substr(0, kFiveTimes.find("9. f3")) + "1/2-1/2";
  const Loaded now("[Date \"2020.01.01\"]\n\n" + ends);
  EXPECT_EQ(now.game->standing().result->reason->topic, std::string("draw.repetition"));
  EXPECT_THAT(now.told(), IsEmpty());
  EXPECT_EQ(Loaded("[Date \"1937.10.08\"]\n\n" + ends).result(), "1/2-1/2");
}

TEST(PartsOfFiles, AreReadWithTheirPlacesInTheFile) {
  text::Notes notes;
  const auto parts =
      protocol::split_text("\xEF\xBB\xBF" + kThree + "\n[White \"J\xF6rg\"]\n\n1. e4 e5 2. Ke3 *\n", "", notes);
  ASSERT_TRUE(parts);
  ASSERT_EQ(parts->size(), 4U);
  EXPECT_EQ(parts->back().format, "pgn");
  EXPECT_EQ(parts->back().line, 16);
  EXPECT_THAT(testing::english(notes.list()), ElementsAre(HasSubstr("Line 16, column 1: the text is not UTF-8")));
  std::vector<Message> told;
  ASSERT_TRUE(protocol::read_record(nlohmann::json(parts->back().text), "pgn", told, parts->back().line));
  EXPECT_THAT(testing::english(told), ElementsAre(HasSubstr("Line 18, column 13: \"Ke3\"")));
  const auto wrong = protocol::read_record(nlohmann::json("1. Ke3 *"), "pgn", told, 40);
  EXPECT_THAT(wrong.error().message.english(), HasSubstr("Line 40, column 4"));
}

TEST(Pgn4Signs, ThatStandAloneAreTaken) {
  const std::string teams = "[Red \"a\"]\n[Blue \"b\"]\n[Yellow \"c\"]\n[Green \"d\"]\n\n";
  const Loaded loaded(teams + "1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8\n2. h3-h4 .. S .. g12-g11 .. l8-k8\n3. #\n", "");
  EXPECT_EQ(loaded.actions().size(), 9U);
  EXPECT_THAT(loaded.told(), Contains(HasSubstr("that W was stalemated; it is read as giving up.")));
  const Loaded cut(teams + "1. h2-h3 .. b7-c7 .. g13-g9 .. m8-l8\n", "");
  EXPECT_EQ(cut.actions().size(), 2U);
  EXPECT_THAT(cut.told(), ElementsAre(HasSubstr("what follows is kept as a remark")));
}

}  // namespace
}  // namespace arbiter::notation::pgn_files
