// SPDX-License-Identifier: MIT
// Boards, pieces and moves on paper as whoever prints is used to seeing them.
#include "app/figures/figure.h"
#include "app/printing/game_sheet.h"
#include "tests/paper/sound_pages.h"
#include "tests/support/good.h"

namespace arbiter::printing {
namespace {

using nlohmann::json;
using table::Session;
using test::check_pages;
using test::good;
using test::words_of;
using testing::Contains;
using testing::Not;

Session played(const std::string& ruleset, const std::vector<std::string>& actions) {
  Session session(":memory:");
  EXPECT_TRUE(session.new_game({{"ruleset", ruleset}, {"seed", 1}}, {}));
  for (const std::string& action : actions) EXPECT_TRUE(session.act(action).has_value()) << action;
  return session;
}

std::vector<std::string> moves(const Session& session, const Look& look) {
  std::vector<std::string> words;
  for (const SheetMove& move : good(game_sheet(session, look)).moves) words.push_back(move.words);
  return words;
}

Look all_pieces(Pieces pieces) {
  Look look;
  look.standing = look.flat = pieces;
  return look;
}

std::size_t curves(const std::vector<paper::Page>& pages) {
  std::size_t count = 0;
  for (const paper::Page& page : pages)
    count += static_cast<std::size_t>(std::ranges::count_if(page.shapes(), &paper::Shape::curved));
  return count;
}

TEST(PaperLook, SquaresOfShogiAreNamedAsIsWanted) {
  const Session session = played("shogi", {"c3c4", "g7g6"});
  Look look;
  EXPECT_THAT(moves(session, look), testing::ElementsAre("7g7f", "3c3d"));
  look.squares = Squares::protocol;
  EXPECT_THAT(moves(session, look), testing::ElementsAre("Pc3–c4", "Pg7–g6"));
  EXPECT_THAT(words_of(good(game_pages(session, paper::a4(), look))), Not(Contains("三")));
  look.squares = Squares::numerals;
  EXPECT_THAT(moves(session, look), testing::ElementsAre("P7七–7六", "P3三–3四"));
  const auto pages = good(game_pages(session, paper::a4(), look));
  check_pages(pages);
  for (const char* rank : {"一", "五", "九"}) EXPECT_THAT(words_of(pages), Contains(rank)) << "beside the board";
}

TEST(PaperLook, GamesThatCountFromTheLeftStayAsTheyAre) {
  Look look;
  look.squares = Squares::numerals;
  EXPECT_EQ(moves(played("chess", {"e2e4"}), look), moves(played("chess", {"e2e4"}), {}));
}

TEST(PaperLook, MovesAreWrittenInLettersOrFigurines) {
  const Session session = played("chess", {"e2e4", "d7d5", "e4d5", "g8f6"});
  Look look;
  look.moves = Moves::letters;
  EXPECT_THAT(moves(session, look), testing::ElementsAre("e2–e4", "d7–d5", "e4×d5", "Ng8–f6"));
  look.letters["knight"] = "S";
  EXPECT_EQ(moves(session, look).back(), "Sg8–f6") << "in the letters of whoever prints";
  look.moves = Moves::figurines;
  const SheetMove last = good(game_sheet(session, look)).moves.back();
  EXPECT_EQ(last.words, "g8–f6");
  EXPECT_EQ(last.figure, "knight");
  const auto pages = good(game_pages(session, paper::a4(), look));
  check_pages(pages);
  EXPECT_GT(curves(pages), 0U);
  EXPECT_EQ(curves(good(game_pages(session, paper::a4()))), 0U) << "letters alone";
}

TEST(PaperLook, APromotionIsTold) {
  Session session(":memory:");
  ASSERT_TRUE(session.new_game(
      {{"ruleset", "chess"},
       {"position", {{"pieces", {{"e1", "S.king"}, {"a7", "S.pawn"}, {"h8", "N.king"}}}, {"to_act", "S"}}}},
      {}));
  ASSERT_TRUE(session.act("a7a8=queen").has_value());
  Look look;
  look.moves = Moves::letters;
  EXPECT_EQ(moves(session, look).front(), "a7–a8=Q+");
  look.moves = Moves::figurines;
  const SheetMove move = good(game_sheet(session, look)).moves.front();
  EXPECT_EQ(move.words, "a7–a8=");
  EXPECT_EQ(move.becomes, "queen");
}

TEST(PaperLook, FlatPiecesHaveTheirCharacters) {
  const auto xiangqi = good(game_pages(played("xiangqi", {}), paper::a4(), all_pieces(Pieces::characters)));
  check_pages(xiangqi);
  for (const char* one : {"帥", "將", "車", "卒"}) EXPECT_THAT(words_of(xiangqi), Contains(one));
  // Pieces of shogi all look alike: whose they are is seen by where they point.
  const auto shogi = good(game_pages(played("shogi", {}), paper::a4(), all_pieces(Pieces::characters)));
  check_pages(shogi);
  std::size_t up = 0, down = 0;
  for (const paper::Text& text : shogi.front().texts())
    if (text.words == "歩") ++(text.style.turned ? down : up);
  EXPECT_EQ(down, 9U);
  EXPECT_EQ(up, 10U) << "nine, and the one that the legend names";
}

TEST(PaperLook, EveryBoardIsSoundInEveryLook) {
  for (const char* game : {"chess", "mr-joseph", "european-chess", "four-armies", "xiangqi", "janggi", "shogi",
                           "sho-shogi", "heian-shogi", "ashtapada", "sittuyin"})
    for (const Pieces pieces : {Pieces::figures, Pieces::characters}) {
      SCOPED_TRACE(game);
      const Session session = played(game, {});
      const auto pages = good(game_pages(session, paper::a4(), all_pieces(pieces)));
      check_pages(pages);
    }
  for (const char* game : {"xiangqi", "shogi"})
    check_pages(good(guide_pages({{"ruleset", game}}, "", paper::a4(), all_pieces(Pieces::characters))));
  const auto army =
      good(guide_pages({{"ruleset", "european-chess"}}, "russia", paper::a4(), all_pieces(Pieces::figures)));
  check_pages(army);
  EXPECT_GT(curves(army), 0U);
}

TEST(Figures, StandInTheirBox) {
  EXPECT_GT(figures::figures().size(), 20U);
  for (const auto& [kind, figure] : figures::figures()) {
    EXPECT_FALSE(figure.body.empty()) << kind;
    for (const figures::Outline& outline : figure.body) {
      EXPECT_TRUE(outline.closed) << kind;
      EXPECT_EQ(outline.spots.size() % 3, 1U) << kind << ": a start, and three spots for each curve";
      for (const auto& [x, y] : outline.spots) {
        EXPECT_GE(std::min(x, y), 0) << kind;
        EXPECT_LE(std::max(x, y), 100) << kind;
      }
    }
  }
}

}  // namespace
}  // namespace arbiter::printing
