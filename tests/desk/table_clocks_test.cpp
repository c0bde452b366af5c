// SPDX-License-Identifier: MIT
// The clocks at the table: agreed in the form, set by the arbiter, large on a screen of their own.
#include <gtest/gtest.h>

#include <QRegularExpression>
#include <QTest>

#include "tests/desk/screen.h"
#include "tests/desk/seen_page.h"

namespace arbiter::desk {
namespace {

using test::Screen;

/// What can be seen in it, itself too, whose name as `name_of` tells it begins so.
QList<QQuickItem*> seen(QQuickItem* in, const QString& begins, QString (*name_of)(const QQuickItem*)) {
  QList<QQuickItem*> all;
  if (!in->isVisible()) return all;
  if (name_of(in).startsWith(begins)) all << in;
  const auto children = in->childItems();
  for (QQuickItem* child : children) all << seen(child, begins, name_of);
  return all;
}

QString shows(Screen& screen, const QString& seat) {
  return GameClock::text(screen.table().clock()->of(seat)["ms"].toLongLong());
}

TEST(TableClocks, AreAgreedInTheForm) {
  Screen screen({});
  screen.desk().setup().setRuleset("chess");
  screen.show("time-5+3");
  screen.click("time-5+3");
  EXPECT_EQ(screen.desk().setup().timeError(), QString());
  screen.click("time-own");
  screen.desk().setup().setTime("5+3; E 2");
  QTest::qWait(50);
  EXPECT_TRUE(screen.text("timeError").contains("no such seat")) << screen.text("timeError").toStdString();
  EXPECT_FALSE(screen.find("begin")->isEnabled());
  screen.picture("new-time");
  screen.desk().setup().setTime("5+3; N 3+2");
  QTest::qWait(50);
  screen.click("begin");
  ASSERT_TRUE(screen.table().playing());
  EXPECT_EQ(screen.table().clock()->control(), QString("5:00+3; N 3:00+2"));
  EXPECT_EQ(shows(screen, "S"), QString("5:00"));
  EXPECT_EQ(shows(screen, "N"), QString("3:00"));
  screen.picture("table-clocks");
}

TEST(TableClocks, AreAsTheRulesHaveThemWhereNothingElseIsSaid) {
  Screen screen({"--rules", "mr-joseph"});
  EXPECT_EQ(screen.table().clock()->control(), QString("1:00:00 game"));
}

TEST(TableClocks, TheCommandLineSaysWhatIsWrong) {
  const auto why = [](std::vector<std::string> words) {
    words.insert(words.begin(), "arbiter-desk");
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    const auto options = parseOptions(static_cast<int>(argv.size()), argv.data());
    return options ? std::string() : options.error().message;
  };
  EXPECT_EQ(why({"--rules", "chess", "--clock", "5+x"}),
            "--clock: \"5+x\": at \"x\" there should be seconds or minutes:seconds");
  EXPECT_EQ(why({"--clock", "5+3"}), "--clock wants --rules: say which game is to be begun");
  EXPECT_EQ(why({"--rules", "chess", "--clock", "40/90:00+30, 30:00+30"}), "");
}

TEST(TableClocks, MovesOfTheGamePressThem) {
  Screen screen({"--rules", "chess", "--clock", "5+60"});
  for (const char* move : {"e2e4", "e7e5", "g1f3"}) ASSERT_TRUE(screen.table().act(move));
  const table::ClockRecord record = screen.table().clock()->record();
  EXPECT_EQ(record.seats.at("S").moves.size(), 2U);
  EXPECT_EQ(record.seats.at("N").moves.size(), 1U);
  screen.table().undo();
  EXPECT_EQ(screen.table().clock()->record().seats.at("S").moves.size(), 1U);
  screen.table().redo();
  EXPECT_EQ(screen.table().clock()->record().seats.at("S").moves.size(), 2U);
}

TEST(TableClocks, AreSetByTheArbiterWithAReason) {
  Screen screen({"--rules", "chess", "--clock", "5+3"});
  screen.click("setClocks");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("clockSet") != nullptr; }));
  screen.click("clockOf-N");
  screen.find("clockLeft")->setProperty("text", "7:30");
  EXPECT_FALSE(screen.find("clockSet")->isEnabled()) << "without a reason";
  screen.click("clockReason");
  screen.type("late");
  screen.picture("clock-sheet");
  test::check_page(screen.desk().window());
  screen.click("clockSet");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("clockSet") == nullptr; }));
  EXPECT_EQ(shows(screen, "N"), QString("7:30"));
  EXPECT_EQ(shows(screen, "S"), QString("5:00"));
  // It is kept with the game.
  const auto noted = screen.table().session().clock();
  ASSERT_EQ(noted["changes"].list().size(), 1U) << quoted(noted);
  EXPECT_EQ(noted["changes"].at(0)["reason"].text(), "late");
  screen.click("setClocks");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("clockChange") != nullptr; }));
  EXPECT_EQ(screen.text("clockChange"), QString("· North: +2:30, late"));
}

TEST(TableClocks, MinutesAreAddedAndTakenByTheirButtons) {
  Screen screen({"--rules", "chess", "--clock", "5+3"});
  screen.click("setClocks");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("clockSet") != nullptr; }));
  screen.click("clockOf-N");
  const auto typed = [&] { return screen.find("clockLeft")->property("text").toString(); };
  EXPECT_EQ(typed(), QString("5:00"));
  QString expected[] = {"4:00", "5:00", "7:00", "12:00"};
  int n = 0;
  for (const char* minutes : {"-1", "1", "2", "5"}) {
    screen.click(QString("clockPlus-") + minutes);
    EXPECT_EQ(typed(), expected[n++]) << minutes;
  }
  screen.click("clockReason");
  screen.type("the arbiter's count");
  screen.picture("clock-sheet-minutes");
  screen.click("clockSet");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("clockSet") == nullptr; }));
  EXPECT_EQ(shows(screen, "N"), QString("12:00"));
  EXPECT_EQ(shows(screen, "S"), QString("5:00"));
}

TEST(TableClocks, ChangesOfLessThanASecondAreNone) {
  Screen screen({"--rules", "chess", "--clock", "5+3"});
  GameClock& clock = *screen.table().clock();
  EXPECT_NE(clock.set("N", "5:00", "nothing"), QString());
  EXPECT_TRUE(clock.changes().isEmpty());
  ASSERT_EQ(clock.set("N", "4:59", "a second"), QString());
  EXPECT_EQ(clock.changes().first().toMap()["text"].toString(), QString(QChar(0x2212)) + "0:01");
}

TEST(TableClocks, AnIllegalMoveGivesTimeAndTheSecondLoses) {
  Screen screen({"--rules", "chess", "--clock", "5+3"});
  ASSERT_TRUE(screen.table().act("e2e4"));
  screen.table().clock()->pause();
  const auto penalise = [&] {
    screen.click("setClocks");
    ASSERT_TRUE(Screen::wait([&] { return screen.find("illegalMove-N") != nullptr; }));
    QTest::qWait(50);
    screen.click("illegalMove-N");
    ASSERT_TRUE(Screen::wait([&] { return screen.find("illegalMove-N") == nullptr; }));
  };
  const qint64 before = screen.table().clock()->of("S")["ms"].toLongLong();
  penalise();
  EXPECT_EQ(screen.table().clock()->of("S")["ms"].toLongLong(), before + 120'000);
  EXPECT_EQ(screen.table().illegalMoves("N"), 1);
  EXPECT_FALSE(screen.table().over());
  penalise();
  EXPECT_TRUE(screen.table().over());
  EXPECT_EQ(screen.table().outcome(), QString("South wins"));
}

TEST(TableClocks, AreHalfTheGameEachForTwoPlayers) {
  Screen screen({"--rules", "chess"});
  EXPECT_EQ(screen.table().clock()->control(), QString("30:00"));
  ASSERT_TRUE(screen.table().act("e2e4"));
  EXPECT_EQ(screen.table().clock()->deciding(), screen.table().clock()->of("N")["ms"].toLongLong());
}

TEST(TableClocks, ArePressedByTapsAndKeys) {
  Screen screen({"--rules", "chess", "--page", "clocks", "--clock", "5+3"});
  Table& table = screen.table();
  QQuickWindow* other = screen.desk().shownWindow();
  EXPECT_FALSE(table.clock()->press("S")) << "who is to act does not start the own clock";
  QTest::keyClick(other, Qt::Key_N, Qt::NoModifier);
  EXPECT_TRUE(table.clock()->running());
  EXPECT_EQ(table.clock()->active(), QStringList{"S"});
  QTest::keyClick(other, Qt::Key_S, Qt::NoModifier);
  EXPECT_EQ(table.clock()->active(), QStringList{"N"});
  const auto faces = seen(other->contentItem(), "face-N", [](const QQuickItem* item) { return item->objectName(); });
  ASSERT_EQ(faces.size(), 1);
  QQuickItem* face = faces.first();
  QTest::mouseClick(other, Qt::LeftButton, Qt::NoModifier,
                    face->mapToScene(QPointF(face->width() / 2, face->height() / 2)).toPoint());
  EXPECT_EQ(table.clock()->active(), QStringList{"S"});
  // Moves that are entered later press nothing again.
  ASSERT_TRUE(table.act("e2e4"));
  ASSERT_TRUE(table.act("e7e5"));
  EXPECT_EQ(table.clock()->active(), QStringList{"S"});
  EXPECT_EQ(table.clock()->record().seats.at("S").moves.size(), 1U);
  EXPECT_EQ(table.clock()->record().seats.at("N").moves.size(), 1U);
  ASSERT_TRUE(table.act("g1f3"));
  EXPECT_EQ(table.clock()->record().seats.at("S").moves.size(), 2U);
}

TEST(TableClocks, StandAsBeforeAfterUndoAndRedo) {
  Screen screen({"--rules", "chess", "--clock", "0:00 byo 1x30"});
  Table& table = screen.table();
  for (const char* move : {"e2e4", "e7e5", "g1f3", "b8c6"}) ASSERT_TRUE(table.act(move));
  table.clock()->pause();
  table::ClockRecord record = table.clock()->record();
  for (const char* seat : {"S", "N"})
    for (timing::Thought& move : record.seats.at(seat).moves) move.time = std::chrono::seconds(25);
  table.clock()->reset(record);
  table.clock()->setTurns({{"S", table.turn(), true}});
  for (int n = 0; n < 4; ++n) ASSERT_TRUE(table.undo());
  EXPECT_TRUE(table.clock()->fallen().isEmpty());
  for (int n = 0; n < 4; ++n) ASSERT_TRUE(table.redo());
  EXPECT_TRUE(table.clock()->fallen().isEmpty());
  EXPECT_EQ(table.clock()->record().seats, record.seats);
}

TEST(TableClocks, AFlagThatCannotMateIsADraw) {
  Screen screen({"--rules", "chess", "--clock", "5+3"});
  ASSERT_EQ(screen.table().begin(
                {{"ruleset", "chess"},
                 {"position", {{"pieces", {{"e1", "S.king"}, {"a1", "S.rook"}, {"e8", "N.king"}}}, {"to_act", "S"}}}},
                {}),
            QString());
  ASSERT_EQ(screen.table().clock()->agree("5+3"), QString());
  EXPECT_TRUE(screen.table().verdictOnTime("S")["drawn"].toBool());
  EXPECT_FALSE(screen.table().verdictOnTime("N")["drawn"].toBool());
}

TEST(TableClocks, AFallenFlagIsForTheArbiter) {
  Screen screen({"--rules", "chess", "--clock", "5+3"});
  ASSERT_TRUE(screen.table().act("e2e4"));
  ASSERT_EQ(screen.table().clock()->set("N", "0:00.3", "a test"), QString());
  ASSERT_TRUE(Screen::wait([&] { return screen.find("alert-flag-N") != nullptr; }));
  EXPECT_EQ(screen.table().clock()->state(), QString("paused"));
  const QString what = screen.table().alerts().first().toMap()["text"].toString();
  EXPECT_TRUE(what.contains("could not mate by any series of moves")) << what.toStdString();
  EXPECT_EQ(screen.find("flagVerdict")->property("text").toString(), QString("Lost on time"));
  screen.picture("flag-fallen");
  screen.click("flagVerdict");
  EXPECT_TRUE(screen.table().over());
  EXPECT_EQ(screen.table().outcome(), QString("South wins"));
}

TEST(TableClocks, AreTakenUpAsTheyStood) {
  QTemporaryDir dir;
  const std::string file = dir.filePath("games.sqlite").toStdString();
  QString before;
  {
    Screen screen({"--rules", "chess", "--clock", "40/90:00+30, 30:00+30", "--db", file});
    ASSERT_TRUE(screen.table().act("e2e4"));
    screen.table().clock()->pause();
    ASSERT_EQ(screen.table().clock()->set("S", "1:00:00", "agreed"), QString());
    before = shows(screen, "S");
  }
  Screen screen({"--game", "last", "--db", file});
  EXPECT_EQ(screen.table().clock()->control(), QString("40/1:30:00+30, 30:00+30"));
  EXPECT_EQ(shows(screen, "S"), before);
  EXPECT_EQ(screen.table().clock()->of("S")["note"].toString(), QString("39 moves to go"));
}

/// Every clock of the window has its digits inside its face, as large as `part` of the face's width or of its height.
void check_faces(QQuickWindow* window, const QString& when, double part) {
  const auto faces = seen(window->contentItem(), "face-", [](const QQuickItem* item) { return item->objectName(); });
  for (QQuickItem* face : faces) {
    const QString where = face->objectName() + ", " + when;
    const auto written =
        seen(face, "Digits", [](const QQuickItem* item) { return QString(item->metaObject()->className()); });
    ASSERT_EQ(written.size(), 1) << where.toStdString();
    QQuickItem* item = written.first();
    const QRectF digits = item->mapRectToItem(face, QRectF(0, 0, item->width(), item->height()));
    EXPECT_TRUE(QRectF(0, 0, face->width(), face->height()).contains(digits)) << where.toStdString();
    EXPECT_TRUE(digits.width() >= part * face->width() || digits.height() >= part * face->height())
        << where.toStdString() << ": digits of " << digits.width() << " x " << digits.height() << " in "
        << face->width() << " x " << face->height();
  }
  EXPECT_EQ(faces.size(), 4) << when.toStdString();
}

TEST(TableClocks, AreAsLargeWhileTheyStand) {
  for (const char* control : {"0:50", "1:00:00", "60:00 game; 20"}) {
    Screen screen({"--rules", "mr-joseph", "--page", "clocks", "--size", "1024x768", "--clock", control});
    QQuickWindow* other = screen.desk().shownWindow();
    ASSERT_TRUE(screen.table().act("d2d4"));
    ASSERT_EQ(screen.table().clock()->set("W", "0:30", "a test of a longer reason"), QString());
    const auto look = [&](const char* when) {
      QTest::qWait(400);
      const QString name = QString("clocks-%1-%2").arg(when, QString(control).remove(QRegularExpression("[^0-9]")));
      EXPECT_TRUE(other->grabWindow().save(QString(ARBITER_SCREENSHOTS "/%1.png").arg(name)));
      check_faces(other, name, 0.5);
      test::check_page(other);
    };
    look("changed");
    QTest::keyClick(other, Qt::Key_Space);
    ASSERT_TRUE(screen.table().clock()->paused());
    look("paused");
    QTest::keyClick(other, Qt::Key_Escape);
  }
}

class OtherScreen : public ::testing::TestWithParam<std::tuple<const char*, const char*>> {};

TEST_P(OtherScreen, ShowsTheGameAndHidesWhatIsHidden) {
  const auto& [page, size] = GetParam();
  for (const char* rules : {"mr-joseph", "chess"}) {
    Screen screen({"--rules", rules, "--page", page, "--size", size, "--clock", "0:50"});
    QQuickWindow* other = screen.desk().shownWindow();
    ASSERT_NE(other, screen.desk().window());
    ASSERT_TRUE(screen.table().act(rules == std::string("chess") ? "e2e4" : "d2d4"));
    ASSERT_EQ(screen.table().clock()->set("N", "0:07", "a test"), QString());
    QTest::qWait(400);
    EXPECT_TRUE(other->grabWindow().save(
        QString(ARBITER_SCREENSHOTS "/%1-%2-%3.png").arg(page, rules, QString(size).replace('x', '-'))));
    QStringList told;
    for (QQuickItem* item : other->findChildren<QQuickItem*>())
      if (item->isVisible()) told << item->property("text").toString();
    EXPECT_TRUE(told.contains(screen.table().prompt())) << told.join("\n").toStdString();
    if (std::string(page) == "clocks") {
      QTest::keyClick(other, Qt::Key_Space);
      EXPECT_TRUE(screen.table().clock()->paused());
    }
    QTest::keyClick(other, Qt::Key_Escape);
    EXPECT_TRUE(Screen::wait([&] { return !other->isVisible(); }));
  }
}

INSTANTIATE_TEST_SUITE_P(Screens, OtherScreen,
                         ::testing::Combine(::testing::Values("clocks", "guests"),
                                            ::testing::Values("1280x800", "1024x768", "800x1280")),
                         [](const auto& one) {
                           return std::string(std::get<0>(one.param)) +
                                  std::string(std::get<1>(one.param)).substr(0, 4);
                         });

}  // namespace
}  // namespace arbiter::desk
