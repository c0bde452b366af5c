// SPDX-License-Identifier: MIT
// The course of a game: its numbers, and the plots that show them.
#include "app/printing/plots.h"

#include "app/printing/game_sheet.h"
#include "calibration/paper/svg.h"
#include "referee/json/view.h"
#include "tests/paper/sound_pages.h"
#include "tests/support/good.h"
#include "text/value_json.h"

namespace arbiter::printing {
namespace {

using nlohmann::json;
using table::Session;
using table::Story;
using test::good;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

void play(Session& session, const json& setup, const std::vector<std::string>& actions) {
  ASSERT_TRUE(session.new_game(text::value_of(setup)).has_value());
  for (const std::string& action : actions) {
    const auto reply = session.act(action);
    ASSERT_TRUE(reply.has_value()) << action;
  }
}

Story story(const Session& session, const std::map<int, json>& clocks = {}) {
  std::vector<db::Ply> plies = session.history();
  const std::vector<table::Request> requests = session.requests();
  for (std::size_t i = 0; i < plies.size(); ++i) plies[i].request = table::written(requests[i]);
  table::Replay replay(std::move(plies), true);
  auto told = table::story_of(replay, clocks);
  EXPECT_TRUE(told) << told.error().english();
  return told.value_or(Story{});
}

TEST(Story, CountsPiecesCapturesAndMates) {
  Session session(":memory:");
  play(session, {{"ruleset", "chess"}}, {"e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5e5"});
  ASSERT_TRUE(session.undo().has_value());
  const Story told = story(session);
  EXPECT_THAT(told.seats, ElementsAre("S", "N"));
  ASSERT_EQ(told.steps.size(), 6U) << "the start, and what stands";
  EXPECT_EQ(told.steps[0].pieces.at("S"), 16);
  EXPECT_EQ(told.steps[3].pieces.at("N"), 15);
  EXPECT_EQ(told.steps[4].pieces.at("S"), 15);
  EXPECT_EQ(told.steps[3].seat, "S");
  ASSERT_EQ(told.heat.size(), 1U);
  EXPECT_THAT(told.heat[0], ElementsAre(Pair("d5", Story::Heat{2, 0})));
  EXPECT_THAT(told.boards, ElementsAre("chess8"));

  Session mate(":memory:");
  play(mate, {{"ruleset", "chess"}}, {"f2f3", "e7e5", "g2g4", "d8h4"});
  const Story over = story(mate);
  EXPECT_TRUE(over.steps.back().mate);
  EXPECT_EQ(over.heat[0].at("e1").mates, 1) << "where the king fell";
}

TEST(Story, TimesAreThoseOfTheClock) {
  Session session(":memory:");
  play(session, {{"ruleset", "chess"}}, {"e2e4", "d7d5", "e4d5"});
  std::map<int, json> clocks;
  clocks[1] = {{"game", 5000}, {"seats", {{"S", 5000}, {"N", 0}}}};
  clocks[2] = {{"game", 7000}, {"seats", {{"S", 5000}, {"N", 2000}}}};
  clocks[3] = {{"game", 17000}, {"seats", {{"S", 15000}, {"N", 2000}}}};
  const Story told = story(session, clocks);
  EXPECT_TRUE(told.timed);
  EXPECT_EQ(told.steps[1].used, 5000);
  EXPECT_EQ(told.steps[2].used, 2000);
  EXPECT_EQ(told.steps[3].used, 10000);
}

TEST(Plots, ShowWhatIsThere) {
  Session session(":memory:");
  ASSERT_TRUE(session.new_game({{"ruleset", "mr-joseph"}}).has_value());
  EXPECT_FALSE(worth_showing(story(session), Plot::pieces)) << "nothing has been played";
  ASSERT_TRUE(session.act("d2d4").has_value());
  EXPECT_FALSE(worth_showing(story(session), Plot::points));
  EXPECT_FALSE(worth_showing(story(session), Plot::squares));
  const json gift = {{"events", {{{"type", "scored"}, {"seat", "W"}, {"points", 3}, {"reason", "a gift"}}}}};
  ASSERT_TRUE(session.override(text::value_of(gift), "why").has_value());
  const Story told = story(session);
  EXPECT_TRUE(worth_showing(told, Plot::points));
  EXPECT_TRUE(worth_showing(told, Plot::pieces));
  EXPECT_TRUE(told.steps.back().corrected);
}

TEST(Plots, StayInTheirBoxAndWriteNothingOverAnother) {
  Session session(":memory:");
  play(session, {{"ruleset", "chess"}}, {"e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5e5", "d1e2", "e5e2"});
  std::map<int, json> clocks;
  for (int ply = 1; ply < 9; ++ply) clocks[ply] = {{"seats", {{"S", ply * 61'000}, {"N", ply * 31'000}}}};
  const Story told = story(session, clocks);
  const paper::Box box{20, 20, 90, 40};
  for (const auto& [plot, name] : plots()) {
    SCOPED_TRACE(name);
    if (!worth_showing(told, plot)) continue;
    paper::Page page(paper::a4());
    set_plot(page, box, told, plot, plot_inks(), 2.6);
    test::check_pages({page});
    EXPECT_FALSE(page.shapes().empty());
    for (const paper::Text& text : page.texts()) {
      EXPECT_GE(text.box.x, box.x - 1) << text.words;
      EXPECT_LE(text.box.right(), box.right() + 1) << text.words;
      EXPECT_GE(text.box.y, box.y - 1) << text.words;
      EXPECT_LE(text.box.bottom(), box.bottom() + 1) << text.words;
    }
    const auto svg = plot_svg(told, plot);
    ASSERT_TRUE(svg) << svg.error().english();
    EXPECT_THAT(*svg, HasSubstr("<svg"));
    EXPECT_THAT(*svg, HasSubstr("mm\""));
  }
  EXPECT_NEAR(plot_x(box, told, 8, 2.6) - plot_x(box, told, 0, 2.6),
              8 * (plot_x(box, told, 1, 2.6) - plot_x(box, told, 0, 2.6)), 1e-6);
}

/// Four lines that end in one place have four letters, none of them outside.
TEST(Plots, HaveALetterForEachOfFour) {
  Session session(":memory:");
  play(session, {{"ruleset", "mr-joseph"}}, {"d2d4", "b5c5", "k13k11", "m10k10"});
  const Story told = story(session);
  const paper::Box box{20, 20, 90, 31};
  paper::Page page(paper::a4());
  set_plot(page, box, told, Plot::pieces, plot_inks(), 2.6);
  test::check_pages({page});
  std::string letters;
  for (const paper::Text& text : page.texts()) {
    EXPECT_GE(text.box.y, box.y - 1) << text.words;
    EXPECT_LE(text.box.bottom(), box.bottom() + 1) << text.words;
    if (text.words.size() == 1 && std::string("SWNE").find(text.words) != std::string::npos) letters += text.words;
  }
  EXPECT_EQ(letters.size(), 4U) << letters;
}

TEST(Plots, AreOnTheScoreSheet) {
  Session session(":memory:");
  play(session, {{"ruleset", "chess"}}, {"e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5e5", "d1e2", "e5e2", "f1e2"});
  const auto pages = score_sheet(good(game_sheet(session)), paper::a4());
  test::check_pages(pages);
  EXPECT_EQ(test::count_of(pages, "The course of the game"), 1U);
  EXPECT_EQ(test::count_of(pages, "Pieces left"), 1U);
  EXPECT_EQ(test::count_of(pages, "Points"), 0U) << "chess has none";
  EXPECT_EQ(test::count_of(pages, "Time for each move"), 0U) << "nobody has thought";
  Session brief(":memory:");
  play(brief, {{"ruleset", "chess"}}, {"e2e4", "d7d5", "e4d5"});
  EXPECT_EQ(test::count_of(score_sheet(good(game_sheet(brief)), paper::a4()), "The course of the game"), 0U);
}

}  // namespace
}  // namespace arbiter::printing
