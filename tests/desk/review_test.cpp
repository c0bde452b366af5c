// SPDX-License-Identifier: MIT
// The analysis of a game that is replayed in the window: started, stopped, saved, looked at by clicks.
#include "app/desk/models/review.h"

#include <gtest/gtest.h>

#include <QTest>

#include "app/desk/items/evaluation_item.h"
#include "db/analyses.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

void playAll(Screen& screen, const std::vector<const char*>& actions) {
  for (const char* action : actions) ASSERT_TRUE(screen.table().act(action)) << action;
}

/// A short game with a blunder: Bo lets Ada mate.
void playMate(Screen& screen) {
  table::TableInfo info;
  info.players = {{"S", "Ada"}, {"N", "Bo"}};
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, info), QString());
  playAll(screen, {"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"});
  ASSERT_TRUE(screen.table().over());
}

void openAnalysis(Screen& screen) {
  ASSERT_TRUE(QMetaObject::invokeMethod(screen.desk().window(), "lookAt", Q_ARG(QVariant, 0)));
  screen.click("replayTab-review");
}

bool whole(Screen& screen) {
  return Screen::wait([&] { return screen.desk().review().whole() && !screen.desk().review().running(); }, 60);
}

TEST(ReviewInTheWindow, MarksTheMistakeAndLeadsToIt) {
  Screen screen({});
  playMate(screen);
  Replay& replay = screen.desk().replay();
  Review& review = screen.desk().review();
  openAnalysis(screen);
  EXPECT_EQ(screen.find("evaluation"), nullptr) << "nothing is judged yet";
  screen.click("startReview");
  ASSERT_TRUE(whole(screen)) << review.trouble().toStdString();
  EXPECT_EQ(screen.find("startReview"), nullptr) << "all of it is judged";
  EXPECT_EQ(review.trouble(), QString());
  ASSERT_NE(screen.find("accuracy-S"), nullptr);
  ASSERT_EQ(review.players().size(), 2);
  const int ada = review.players()[0].toMap()["accuracy"].toInt(), bo = review.players()[1].toMap()["accuracy"].toInt();
  EXPECT_GT(ada, bo) << "who was mated played worse";
  ASSERT_NE(screen.find("slip-6"), nullptr);
  screen.click("slip-6");
  EXPECT_EQ(replay.at(), 6);
  EXPECT_EQ(screen.text("judgementMark"), QString("??"));
  EXPECT_TRUE(screen.text("judgement").contains("Better: ")) << screen.text("judgement").toStdString();
  EXPECT_TRUE(screen.text("judgement").startsWith("The game is lost by force."))
      << screen.text("judgement").toStdString();
  screen.picture("replay-analysis");
  screen.desk().theme().setWanted("dark");
  QTest::qWait(50);
  screen.picture("replay-analysis-dark");
}

TEST(ReviewInTheWindow, AClickOnTheGraphGoesToTheStep) {
  Screen screen({});
  playMate(screen);
  openAnalysis(screen);
  screen.click("startReview");
  ASSERT_TRUE(whole(screen));
  auto* graph = qobject_cast<EvaluationItem*>(screen.find("evaluation"));
  ASSERT_NE(graph, nullptr);
  QQuickItem* slider = screen.find("replaySlider");
  const double inset = graph->property("inset").toDouble(), way = graph->width() - 2 * inset;
  EXPECT_EQ(graph->stepAt(inset + way * 2 / 7 + 3), 2);
  QTest::mouseClick(screen.desk().window(), Qt::LeftButton, {},
                    graph->mapToScene({inset + way * 2 / 7, graph->height() / 2}).toPoint());
  EXPECT_TRUE(Screen::wait([&] { return screen.desk().replay().at() == 2; }));
  EXPECT_NEAR(graph->mapToScene({0, 0}).x(), slider->mapToScene({0, 0}).x(), 1) << "one lies under the other";
}

TEST(ReviewInTheWindow, SavedJudgementsAppearWithTheGame) {
  Screen screen({});
  playMate(screen);
  const qlonglong first = screen.table().gameId();
  Replay& replay = screen.desk().replay();
  Review& review = screen.desk().review();
  ASSERT_EQ(replay.lookAtTable(), QString());
  EXPECT_TRUE(Screen::wait([&] { return !review.running(); }));
  QTest::qWait(300);
  EXPECT_FALSE(std::filesystem::exists(db::Analyses::path_of(screen.database()))) << "looking needs no file";
  review.start();
  ASSERT_TRUE(whole(screen));
  const QVariantList slips = review.slips();
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, {}), QString());
  playAll(screen, {"f2f3"});
  ASSERT_EQ(replay.lookAtTable(), QString());
  EXPECT_FALSE(review.any()) << "another game has other judgements";
  ASSERT_EQ(replay.look(first), QString());
  EXPECT_FALSE(review.running()) << "nobody has asked for it";
  ASSERT_TRUE(whole(screen));
  EXPECT_EQ(review.slips(), slips);
}

TEST(ReviewInTheWindow, IsStoppedAndGoesOn) {
  Screen screen({});
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, {}), QString());
  for (const char from : {'2', '3', '4'}) {
    for (const char file : {'a', 'c', 'e', 'g', 'b', 'd', 'f', 'h'}) {
      if (from == '4') break;
      const std::string white{file, from, file, static_cast<char>(from + 1)};
      const std::string black{file, static_cast<char>('9' - from + '0'), file, static_cast<char>('8' - from + '0')};
      ASSERT_TRUE(screen.table().act(QString::fromStdString(white))) << white;
      ASSERT_TRUE(screen.table().act(QString::fromStdString(black))) << black;
    }
  }
  ASSERT_TRUE(screen.table().act("resign"));
  ASSERT_TRUE(screen.table().over());
  Review& review = screen.desk().review();
  openAnalysis(screen);
  screen.click("startReview");
  ASSERT_TRUE(Screen::wait([&] { return review.any(); }, 60));
  EXPECT_TRUE(screen.text("reviewProgress").contains("of 33")) << screen.text("reviewProgress").toStdString();
  screen.click("stopReview");
  ASSERT_TRUE(Screen::wait([&] { return !review.running(); }));
  EXPECT_FALSE(review.whole());
  const std::size_t some = review.moves().size();
  EXPECT_GE(some, 1U);
  EXPECT_LT(some, 32U);
  screen.click("startReview");
  ASSERT_TRUE(Screen::wait([&] { return review.moves().size() >= some; }, 5)) << "what was judged is known at once";
  ASSERT_TRUE(whole(screen));
  EXPECT_EQ(review.moves().size(), 32U);
}

TEST(ReviewInTheWindow, JudgesNoGameThatIsPlayed) {
  Screen screen({});
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, {}), QString());
  playAll(screen, {"e2e4", "e7e5"});
  openAnalysis(screen);
  EXPECT_EQ(screen.text("reviewRefusal"), QString("You can analyse this game when it is over."));
  EXPECT_EQ(screen.find("startReview"), nullptr);
  screen.desk().review().start();
  EXPECT_FALSE(screen.desk().review().running());
}

TEST(ReviewInTheWindow, AHiddenActionIsNotJudgedBeforeTheEnd) {
  Screen screen({"--rules", "european-chess", "--armies", "S=iraq,W=terrorists,N=gaul,E=russia"});
  Table& table = screen.table();
  const qlonglong game = table.gameId();
  ASSERT_TRUE(table.act(QString::fromStdString(table.session().legal(Viewer::of(Seat::W), Seat::W).actions.at(0))));
  ASSERT_EQ(table.begin({{"ruleset", "chess"}}, {}), QString());
  ASSERT_EQ(screen.desk().replay().look(game), QString());
  EXPECT_TRUE(screen.desk().review().refusal().startsWith("Something is hidden"));
  screen.desk().review().start();
  EXPECT_FALSE(screen.desk().review().running());
}

TEST(ReviewInTheWindow, ActionsThatWereTakenBackDoNotCount) {
  Screen screen({});
  ASSERT_EQ(screen.table().begin({{"ruleset", "chess"}}, {}), QString());
  playAll(screen, {"e2e4", "e7e5", "g1h3"});
  ASSERT_TRUE(screen.table().undo());
  playAll(screen, {"d1h5", "b8c6", "f1c4", "g8f6", "h5f7"});
  ASSERT_EQ(screen.desk().replay().lookAtTable(), QString());
  screen.desk().review().start();
  ASSERT_TRUE(whole(screen));
  screen.desk().replay().goTo(6);
  EXPECT_TRUE(screen.desk().replay().sentence().contains("f6")) << screen.desk().replay().sentence().toStdString();
  EXPECT_EQ(screen.desk().review().mark(), QString("??"));
}

TEST(ReviewInTheWindow, SeveralSeatsHaveALineEach) {
  Screen screen({});
  ASSERT_EQ(screen.table().begin({{"ruleset", "mr-joseph"}}, {}), QString());
  playAll(screen, {"d2d4"});
  while (!screen.table().over() && screen.table().session().game()->plies().size() < 12)
    ASSERT_TRUE(
        screen.table().act(QString::fromStdString(screen.table().session().legal(Viewer::everyone()).actions.at(7))));
  if (!screen.table().over()) {
    ASSERT_TRUE(screen.table().act("time"));
  }
  ASSERT_TRUE(screen.table().over());
  openAnalysis(screen);
  screen.click("startReview");
  ASSERT_TRUE(whole(screen));
  EXPECT_EQ(screen.desk().review().players().size(), 4);
  screen.desk().replay().goTo(3);
  const QString expected = screen.desk().review().expected();
  for (const char* seat : {"South", "West", "North", "East"}) EXPECT_TRUE(expected.contains(seat)) << seat;
  screen.picture("replay-analysis-four");
}

}  // namespace
}  // namespace arbiter::desk
