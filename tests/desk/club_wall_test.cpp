// SPDX-License-Identifier: MIT
// The big screen of a club's evening: what the room sees of all tables, while other programs write to the file.
#include <gtest/gtest.h>

#include <QDir>
#include <QSettings>
#include <QTest>

#include "app/event/hand.h"
#include "app/event/table_game.h"
#include "app/table/clock_record.h"
#include "tests/desk/club_screen.h"
#include "tests/desk/seen_page.h"

namespace arbiter::desk {
namespace {

using test::ClubScreen;
using test::good;
using test::Screen;

QQuickItem* visibleItem(QQuickItem* item, const QString& name) {
  if (!item->isVisible()) return nullptr;
  if (item->objectName() == name) return item;
  const auto children = item->childItems();
  for (QQuickItem* child : children)
    if (QQuickItem* found = visibleItem(child, name)) return found;
  return nullptr;
}

void readAll(QQuickItem* item, QStringList& texts) {
  if (!item->isVisible()) return;
  if (const QString text = item->property("text").toString(); !text.isEmpty()) texts << text;
  const auto children = item->childItems();
  for (QQuickItem* child : children) readAll(child, texts);
}

/// An evening with a big screen, opened from the Club page.
class Wall : public ClubScreen {
 protected:
  void SetUp() override {
    ClubScreen::SetUp();
    QSettings("arbiter", "arbiter-desk").remove("roundTimer");  // of another test
  }
  /// Two at each table; `rounds` of them.
  db::club::EventId pairs(int people, const char* ruleset = "chess") {
    std::vector<std::string> names;
    for (int n = 1; n <= people; ++n)
      names.push_back(n == 3 ? "Alexandra of Battenberg" : "Player " + std::to_string(n));
    const auto id = test::event(file(), "Friday at the club", ruleset, test::people(file(), names), 3);
    test::seat(file(), id);
    return id;
  }
  /// Begins the game of a table, as another program does.
  table::Session begin(db::club::EventId event, int table, const Value& more = {}) const {
    const auto event_session = good(event::open_event(good(db::club::Club::open(file())), event));
    auto game = good(event::table_game(event_session, event_session.published(), table));
    if (more.is_table())
      for (const auto& [name, value] : more.table()) game.setup[name] = value;
    table::Session session(file());
    const auto begun = session.new_game(game.setup, game.info);
    if (!begun) throw std::runtime_error(begun.error().message.english());
    return session;
  }
  void result(db::club::EventId event, int round, int table, const char* points) const {
    auto club = good(db::club::Club::open(file()));
    const auto event_session = good(event::open_event(club, event));
    auto said = good(event::hand_result(event_session, round, table, {{points}, {}, {}}));
    said.by = "Zoe";
    good(club.add_result(event, said));
  }
  /// Clicks the button of the Club page, and waits until the tables are there.
  void openWall(db::club::EventId event, const char* size = "1280x800", const char* theme = "light") {
    if (!screen_) {
      screen_ = std::make_unique<Screen>(
          std::vector<std::string>{"--db", file().string(), "--size", size, "--theme", theme, "--language", "en"});
      screen().click("go-club");
      until(QString("event-%1").arg(event));
      screen().click(QString("event-%1").arg(event));
      until("section-players");
    }
    screen().click("openWall");
    ASSERT_NE(wall(), screen().desk().window());
    const QStringList parts = QString(size).split('x');
    wall()->resize(parts[0].toInt(), parts[1].toInt());
    ASSERT_TRUE(QTest::qWaitForWindowExposed(wall()));
    ASSERT_TRUE(Screen::wait([&] { return wallModel().round() > 0; }));
    QTest::qWait(50);
  }
  [[nodiscard]] ClubWall& wallModel() { return screen().desk().clubWall(); }
  [[nodiscard]] QQuickWindow* wall() { return screen().desk().shownWindow(); }
  [[nodiscard]] QQuickItem* on(const QString& name) { return visibleItem(wall()->contentItem(), name); }
  [[nodiscard]] QString text(const QString& name) {
    QQuickItem* item = on(name);
    return item != nullptr ? item->property("text").toString() : QString();
  }
  void click(const QString& name) {
    QQuickItem* item = on(name);
    ASSERT_NE(item, nullptr) << name.toStdString();
    QTest::mouseClick(wall(), Qt::LeftButton, {}, item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
    QTest::qWait(20);
  }
  void press(Qt::Key key) {
    QTest::keyClick(wall(), key);
    QTest::qWait(20);
  }
  /// Writes NAME.png beside the build, and looks whether all of it can be read.
  void look(const QString& name) {
    QTest::qWait(400);
    QMetaObject::invokeMethod(wall(), "wake");  // the buttons are looked at, too
    QTest::qWait(20);
    QDir().mkpath(ARBITER_SCREENSHOTS);
    EXPECT_TRUE(wall()->grabWindow().save(QString(ARBITER_SCREENSHOTS "/%1.png").arg(name)));
    test::check_page(wall());
  }
  /// What stands on a square of a table's board, as it is drawn.
  QString piece(int table, const QString& square) {
    QQuickItem* board = on(QString("wallBoard-%1").arg(table));
    auto* pieces = board == nullptr ? nullptr : board->property("pieces").value<PieceModel*>();
    return pieces == nullptr ? QString() : pieces->at(square);
  }
};

TEST_F(Wall, ShowsEveryTableAndFollowsItsGame) {
  const auto id = pairs(8);
  openWall(id);
  EXPECT_EQ(text("wallTitle"), "Friday at the club");
  EXPECT_EQ(text("wallRound"), "Round 1 of 3 · 4 tables without a result");
  for (int table = 1; table <= 4; ++table) {
    ASSERT_NE(on(QString("wallTable-%1").arg(table)), nullptr) << table;
    EXPECT_EQ(text(QString("wallState-%1").arg(table)), "Not begun");
    EXPECT_EQ(piece(table, "e2"), "S.pawn") << "the board as it is set up";
  }
  const auto seats = kept().round(1)->tables[1].seats;
  EXPECT_EQ(text("wallSeat-2-S-name").toStdString(), kept().names[seats[0].person]);

  table::Session game = begin(id, 2);
  ASSERT_TRUE(game.act("e2e4").has_value());
  ASSERT_TRUE(Screen::wait([&] { return piece(2, "e4") == "S.pawn"; }, 3)) << piece(2, "e4").toStdString();
  EXPECT_EQ(text("wallState-2"), "In play");
  EXPECT_TRUE(on("wallSeat-2-N")->property("seat").toMap()["acts"].toBool());
  EXPECT_FALSE(on("wallSeat-2-S")->property("seat").toMap()["acts"].toBool());
  // Its clock, as the table notes it.
  table::ClockRecord clock{*timing::parse_time_control("5+3"), {}, {}};
  clock.seats["S"].moves = {{1, std::chrono::seconds(8)}};
  clock.seats["N"].thinking = std::chrono::seconds(290);
  ASSERT_TRUE(game.keep_clock(table::clock_value(clock)));
  ASSERT_TRUE(Screen::wait([&] { return on("wallSeat-2-S")->property("seat").toMap()["ms"].toInt() == 295'000; }, 3));
  QStringList texts;
  readAll(on("wallSeat-2-S"), texts);
  EXPECT_TRUE(texts.contains("4:55")) << texts.join("|").toStdString();
  EXPECT_EQ(on("wallSeat-2-N")->property("seat").toMap()["tone"].toString(), "last");

  result(id, 1, 1, "1-0");
  ASSERT_TRUE(Screen::wait([&] { return text("wallState-1") == "Over"; }, 3));
  EXPECT_EQ(text("wallSeat-1-S-points"), "1");
  EXPECT_EQ(text("wallSeat-1-N-points"), "0");
  result(id, 1, 3, "1/2-1/2");
  ASSERT_TRUE(Screen::wait([&] { return text("wallSeat-3-S-points") == QString(QChar(0xBD)); }, 3));
  EXPECT_EQ(text("wallRound"), "Round 1 of 3 · 2 tables without a result");
  look("wall-live-1280x800");
  // Whatever is opened on the Club page, the room goes on seeing this event.
  screen().click("allEvents");
  ASSERT_TRUE(game.act("e7e5").has_value());
  EXPECT_TRUE(Screen::wait([&] { return piece(2, "e5") == "N.pawn"; }, 3));
  EXPECT_EQ(text("wallTitle"), "Friday at the club");
  press(Qt::Key_Escape);
  EXPECT_EQ(wall(), screen().desk().window()) << "it is closed";
  EXPECT_EQ(wallModel().event(), 0) << "and reads nothing any more";
}

TEST_F(Wall, TurnsItsPagesByItselfAndByKeys) {
  const auto id = pairs(28);
  for (int table = 1; table <= 14; ++table) result(id, 1, table, table % 2 == 0 ? "1-0" : "1/2-1/2");
  test::seat(file(), id);
  openWall(id);
  EXPECT_EQ(wallModel().round(), 2);
  const auto pages = [&] { return wall()->property("pages").toList().size(); };
  const auto kind = [&] { return wall()->property("page").toMap()["what"].toString(); };
  // Every table, every line and every pairing is on one page.
  QSet<int> tables, ranks, paired;
  const auto count = pages();
  ASSERT_GE(count, 5);
  for (qsizetype n = 0; n < count; ++n) {
    for (int one = 1; one <= 28; ++one) {
      if (on(QString("wallTable-%1").arg(one)) != nullptr) tables << one;
      if (on(QString("wallRank-%1").arg(one)) != nullptr) ranks << one;
    }
    QStringList texts;
    readAll(wall()->contentItem(), texts);
    if (kind() == "pairings")
      for (int one = 1; one <= 14; ++one)
        if (texts.contains(QString::number(one))) paired << one;
    EXPECT_EQ(texts.contains("Standings during round 2"), kind() == "standings");
    EXPECT_EQ(texts.contains("Pairings of round 2"), kind() == "pairings");
    look(QString("wall-page-%1-%2").arg(n + 1).arg(kind()));
    for (const int one : tables) {
      const QQuickItem* name = on(QString("wallSeat-%1-S-name").arg(one));
      if (name == nullptr) continue;
      EXPECT_GE(name->property("font").value<QFont>().pixelSize(), 0.024 * wall()->height()) << one;
    }
    press(Qt::Key_Right);
  }
  EXPECT_EQ(tables.size(), 14);
  EXPECT_GE(ranks.size(), 1);
  EXPECT_EQ(paired.size(), 14);
  EXPECT_EQ(wall()->property("at").toInt(), 0) << "the first one comes again";
  press(Qt::Key_Left);
  EXPECT_EQ(wall()->property("at").toInt(), count - 1);
  press(Qt::Key_Right);
  wall()->setProperty("turnEvery", 60);
  EXPECT_TRUE(Screen::wait([&] { return wall()->property("at").toInt() == 2; }, 3));
  press(Qt::Key_P);
  const int at = wall()->property("at").toInt();
  QTest::qWait(200);
  EXPECT_EQ(wall()->property("at").toInt(), at) << "an arbiter holds the page";
  press(Qt::Key_P);
  EXPECT_TRUE(Screen::wait([&] { return wall()->property("at").toInt() != at; }, 3));
  // Once games of the round have begun, where people sit is no question any more.
  begin(id, 1);
  EXPECT_TRUE(Screen::wait([&] { return wallModel().pairingRound() == 0; }, 3));
}

TEST_F(Wall, CountsTheTimeOfTheRound) {
  const auto id = pairs(4);
  openWall(id);
  RoundTimer& timer = *wallModel().timer();
  EXPECT_EQ(timer.left(), 60 * 60'000);
  const auto shown = [&] {
    QStringList texts;
    readAll(on("wallTime"), texts);
    return texts;
  };
  EXPECT_TRUE(shown().contains("1:00:00")) << shown().join("|").toStdString();
  EXPECT_TRUE(shown().contains("Time of the round"));
  const auto type = [&](const char* words) {
    click("wallTyped");
    for (const char* letter = words; *letter != 0; ++letter) QTest::keyClick(wall(), *letter);
  };
  type("soon");
  press(Qt::Key_Return);
  EXPECT_EQ(timer.left(), 60 * 60'000) << "that is no time";
  EXPECT_EQ(text("wallTyped"), "soon");
  QTest::keyClick(wall(), Qt::Key_A, Qt::ControlModifier);
  for (const char letter : std::string("45")) QTest::keyClick(wall(), letter);
  click("wallSet");
  EXPECT_TRUE(shown().contains("45:00")) << shown().join("|").toStdString();
  click("wallToggle");
  EXPECT_TRUE(timer.running());
  EXPECT_TRUE(Screen::wait([&] { return shown().contains("44:59"); }, 4));
  EXPECT_TRUE(shown().contains("Left of the round"));
  click("wallMore");
  EXPECT_TRUE(Screen::wait([&] { return !shown().filter("49:5").isEmpty(); }, 3)) << shown().join("|").toStdString();
  click("wallToggle");
  EXPECT_FALSE(timer.running());
  EXPECT_TRUE(shown().contains("Paused"));
  type("0:00.3");
  press(Qt::Key_Return);
  on("wallWindow")->forceActiveFocus();
  press(Qt::Key_Space);
  EXPECT_TRUE(Screen::wait([&] { return shown().contains("The time is over"); }, 3));
  EXPECT_TRUE(shown().contains("0:00"));
  EXPECT_FALSE(timer.running());
  look("wall-time-over");
}

TEST_F(Wall, OneTableIsLookedAtByItself) {
  const auto id = pairs(8);
  table::Session game = begin(id, 2);
  ASSERT_TRUE(game.act("e2e4").has_value());
  openWall(id);
  ASSERT_TRUE(Screen::wait([&] { return on("wallTable-4") != nullptr; }));
  const double small = on("wallBoard-2")->width();
  click("wallTable-2");
  EXPECT_EQ(on("wallTable-4"), nullptr) << "only that table";
  EXPECT_GT(on("wallBoard-2")->width(), small * 1.3);
  look("wall-one-table");
  // It is looked at, not played at.
  click("wallBoard-2");
  ASSERT_TRUE(Screen::wait([&] { return on("wallTable-4") != nullptr; })) << "and back";
  click("wallTable-2");
  ASSERT_TRUE(game.act("e7e5").has_value());
  EXPECT_TRUE(Screen::wait([&] { return piece(2, "e5") == "N.pawn"; }, 3)) << "it is followed";
  press(Qt::Key_Escape);
  EXPECT_NE(on("wallTable-4"), nullptr);
  EXPECT_EQ(game.history().size(), 3U) << "nothing was played by looking";
}

TEST_F(Wall, ATableThatIsPlayedIsWatchedFromItsCard) {
  const auto id = pairs(4);
  table::Session game = begin(id, 2);
  ASSERT_TRUE(game.act("e2e4").has_value());
  open(id);
  until("watch-2");
  EXPECT_EQ(screen().find("watch-1"), nullptr) << "nobody plays there yet";
  screen().click("watch-2");
  ASSERT_NE(wall(), screen().desk().window());
  ASSERT_TRUE(Screen::wait([&] { return on("wallTable-2") != nullptr && on("wallTable-1") == nullptr; }));
  EXPECT_TRUE(Screen::wait([&] { return piece(2, "e4") == "S.pawn"; }, 3));
}

TEST_F(Wall, IsOpenedAndWorkedByKeysAlone) {
  const auto id = pairs(4);
  open(id);
  QQuickItem* button = screen().find("openWall");
  ASSERT_NE(button, nullptr);
  for (int n = 0; n < 60 && !button->hasActiveFocus(); ++n) QTest::keyClick(screen().desk().window(), Qt::Key_Tab);
  ASSERT_TRUE(button->hasActiveFocus()) << "Tab leads to it";
  QTest::keyClick(screen().desk().window(), Qt::Key_Return);
  ASSERT_NE(wall(), screen().desk().window());
  ASSERT_TRUE(QTest::qWaitForWindowExposed(wall()));
  press(Qt::Key_F11);
  EXPECT_EQ(wall()->visibility(), QWindow::FullScreen);
  press(Qt::Key_F11);
  EXPECT_EQ(wall()->visibility(), QWindow::Windowed);
  press(Qt::Key_Space);
  EXPECT_TRUE(wallModel().timer()->running());
  press(Qt::Key_Escape);
  EXPECT_EQ(wall(), screen().desk().window());
  EXPECT_TRUE(wallModel().timer()->running()) << "the time of the round goes on";
}

TEST_F(Wall, TellsNothingThatIsHidden) {
  QList<QImage> images;
  QList<QStringList> texts;
  for (const char* secret : {"S:secret bomb a2", "S:secret bomb d1"}) {
    screen_.reset();
    std::filesystem::remove(file());
    const auto who = test::people(file(), {"Ada", "Bo", "Cy", "Dee"});
    const auto id = test::event(file(), "Friday", "european-chess", who, 1);
    test::seat(file(), id);
    table::Session game =
        begin(id, 1, {{"armies", Value{{"S", "terrorists"}, {"W", "plain"}, {"N", "plain"}, {"E", "plain"}}}});
    ASSERT_TRUE(game.act(secret).has_value());
    for (const char* move : {"c2c3", "b7c7", "g7g6", "g2f2"}) ASSERT_TRUE(game.act(move).has_value()) << move;
    openWall(id);
    ASSERT_TRUE(Screen::wait([&] { return piece(1, "c3") == "S.pawn"; })) << piece(1, "c3").toStdString();
    QTest::qWait(500);
    texts << QStringList();
    readAll(wall()->contentItem(), texts.back());
    images << wall()->grabWindow();
  }
  EXPECT_EQ(texts[0], texts[1]);
  EXPECT_EQ(images[0], images[1]);
}

TEST_F(Wall, KeepsTheDelayOfTheEvent) {
  const auto id = pairs(4);
  {
    auto club = good(db::club::Club::open(file()));
    auto event = good(club.record(id)).event;
    event.delay = 2;
    good(club.change(event, {"Sam"}));
  }
  table::Session game = begin(id, 1);
  ASSERT_TRUE(game.act("e2e4").has_value());
  const auto played = std::chrono::steady_clock::now();
  openWall(id);
  ASSERT_TRUE(Screen::wait([&] { return piece(1, "e4") == "S.pawn"; }, 6));
  EXPECT_GE(std::chrono::steady_clock::now() - played, std::chrono::milliseconds(1900));
}

struct Picture {
  const char* size;
  const char* theme;
};

class WallPictures : public Wall, public ::testing::WithParamInterface<Picture> {};

TEST_P(WallPictures, CanBeReadInTheRoom) {
  const auto& [size, theme] = GetParam();
  const auto id = test::club_event(file());  // of fourteen, four at a table
  openWall(id, size, theme);
  EXPECT_EQ(wallModel().round(), 3);
  const QString called = QString("wall-four-%1-%2").arg(size, theme);
  look(called);
  int seen = 0;
  for (int table = 1; table <= 4; ++table)
    for (const char* seat : {"S", "W", "N", "E"}) {
      const QQuickItem* name = on(QString("wallSeat-%1-%2-name").arg(table).arg(seat));
      if (name == nullptr) continue;
      ++seen;
      // A hundredth of two metres, on a screen of half a metre and more.
      EXPECT_GE(name->property("font").value<QFont>().pixelSize(), 0.024 * wall()->height()) << table << seat;
    }
  EXPECT_GE(seen, 8);
  for (int n = 0; n < 8 && wall()->property("page").toMap()["what"] != "standings"; ++n) press(Qt::Key_Right);
  look(called + "-standings");
}

INSTANTIATE_TEST_SUITE_P(
    Screens, WallPictures,
    ::testing::Values(Picture{"1280x800", "light"}, Picture{"1920x1080", "dark"}, Picture{"1920x1080", "light"},
                      Picture{"1280x800", "dark"}, Picture{"1280x800", "contrast"}, Picture{"800x1280", "light"}),
    [](const auto& one) {
      return QString("%1%2").arg(QString(one.param.size).replace('x', '_'), one.param.theme).toStdString();
    });

}  // namespace
}  // namespace arbiter::desk
