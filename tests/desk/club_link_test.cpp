// SPDX-License-Identifier: MIT
// The window as a table of a club that is somewhere else, and players' phones at it.
#include <gtest/gtest.h>

#include <QSettings>

#include "app/event/table_game.h"
#include "app/link/sender.h"
#include "app/server/server.h"
#include "tests/desk/club_screen.h"

namespace arbiter::desk {
namespace {

using nlohmann::json;
using test::good;
using test::Screen;

/// A club with a server, and a window that knows it by address and key only.
class ClubLinkTest : public ::testing::Test {
 protected:
  void SetUp() override {
    event_ = test::event(clubFile(), "Friday", ruleset_, test::people(clubFile(), {"Ada", "Bo", "Cy", "Dee"}), 2);
    test::seat(clubFile(), event_);
    db::club::Key key;
    key.role = db::club::Role::table;
    key.name = "Table 1";
    auto club = good(db::club::Club::open(clubFile()));
    key_ = QString::fromStdString(good(club.add_key(key, {"Sam"})).text);
    serve();
    screen_ = std::make_unique<Screen>(std::vector<std::string>{"--db", dir_.filePath("table.sqlite").toStdString()});
  }
  void TearDown() override {
    screen_.reset();
    // Nothing else: a window that nobody has chosen anything in begins with its welcome.
    QSettings("arbiter", "arbiter-desk").remove("club");
  }
  [[nodiscard]] std::filesystem::path clubFile() const { return dir_.filePath("club.sqlite").toStdString(); }
  void serve() {
    server::ServerOptions options;
    options.views.file = clubFile();
    options.port = port_;
    options.every = std::chrono::milliseconds(50);
    server_.emplace(options);
    auto port = server_->start();
    for (int i = 0; !port && i < 200; ++i) {
      QTest::qWait(20);
      port = server_->start();
    }
    port_ = good(port);
  }
  [[nodiscard]] QString address() const { return QString("http://127.0.0.1:%1").arg(port_); }
  [[nodiscard]] ClubLink& link() { return screen_->desk().clubLink(); }
  /// Names the server in the settings, as a person does.
  void connectTo() {
    screen_->click("go-settings");
    screen_->show("saveClub");
    screen_->click("clubAddress");
    screen_->type(address());
    screen_->click("clubKey");
    screen_->type(key_);
    screen_->click("saveClub");
    ASSERT_TRUE(Screen::wait([&] { return link().keyed(); })) << screen_->text("clubWrong").toStdString();
  }
  /// Opens the list of the tables that the club has published.
  void listTables() {
    connectTo();
    screen_->click("go-club");
    ASSERT_TRUE(Screen::wait([&] { return screen_->find("remoteTables") != nullptr; }));
    screen_->click("remoteTables");
    ASSERT_TRUE(Screen::wait([&] { return screen_->find("remotePlay-1.1") != nullptr; }))
        << link().note().toStdString();
    QTest::qWait(60);
  }
  void play() {
    listTables();
    screen_->picture("club-remote");
    screen_->click("remotePlay-1.1");
    ASSERT_TRUE(Screen::wait([&] { return screen_->table().playing(); }));
  }
  [[nodiscard]] std::string token() const {
    const auto session = good(event::open_event(good(db::club::Club::open(clubFile())), event_));
    return session.round(1)->tables.front().token;
  }
  [[nodiscard]] int told() const {
    return static_cast<int>(good(good(db::club::Club::open(clubFile())).fed(token())).size());
  }

  QTemporaryDir dir_;
  std::string ruleset_ = "chess";
  db::club::EventId event_ = 0;
  QString key_;
  int port_ = 0;
  std::optional<server::ClubServer> server_;
  std::unique_ptr<Screen> screen_;
};

TEST_F(ClubLinkTest, AGameIsTakenFromTheClubAndToldToIt) {
  play();
  EXPECT_EQ(screen_->table().playerAt("S") + screen_->table().playerAt("N") != "", true);
  ASSERT_TRUE(screen_->table().act("e2e4"));
  EXPECT_TRUE(Screen::wait([&] { return told() == 2; }, 60)) << link().state().toStdString();
  EXPECT_TRUE(Screen::wait([&] { return link().level() == "good"; }, 60)) << link().state().toStdString();
  // Without a network the game goes on; it is called out, and nothing is lost.
  server_.reset();
  ASSERT_TRUE(screen_->table().act("e7e5"));
  EXPECT_TRUE(Screen::wait([&] { return link().level() == "warning"; }, 60));
  EXPECT_TRUE(
      std::ranges::any_of(screen_->table().alerts(), [](const QVariant& one) { return one.toMap()["key"] == "club"; }));
  screen_->click("go-settings");
  screen_->show("clubState");
  screen_->picture("settings-club");
  serve();
  EXPECT_TRUE(Screen::wait([&] { return told() == 3; }, 60)) << link().state().toStdString();
  EXPECT_TRUE(Screen::wait([&] { return link().level() == "good"; }, 60));
}

TEST_F(ClubLinkTest, ATableIsTakenOverFromAMachineThatFailed) {
  const std::string other = dir_.filePath("other.sqlite").toStdString();
  auto game = good(event::game_of_table(good(event::open_event(good(db::club::Club::open(clubFile())), event_)), 0, 1));
  game.info.people.clear();
  game.info.club = address().toStdString();
  table::Session there(other);
  ASSERT_TRUE(there.new_game(game.setup, game.info)->stored);
  ASSERT_TRUE(there.act("e2e4")->stored);
  link::Sender sender({address().toStdString(), key_.toStdString()}, other);
  ASSERT_TRUE(sender.settle(std::chrono::seconds(60))) << sender.state().trouble.english();
  listTables();
  EXPECT_EQ(screen_->find("remotePlay-1.1")->property("text").toString(), "Take over …");
  screen_->picture("club-take-over");
  screen_->click("remotePlay-1.1");
  ASSERT_TRUE(Screen::wait([&] { return screen_->find("confirmYes") != nullptr; }));
  EXPECT_FALSE(screen_->table().playing()) << "it is asked first";
  screen_->click("confirmYes");
  ASSERT_TRUE(Screen::wait([&] { return screen_->table().playing(); }, 60)) << link().note().toStdString();
  ASSERT_TRUE(screen_->table().act("e7e5")) << "it goes on where the club has it";
  EXPECT_TRUE(Screen::wait([&] { return told() == 3; }, 60)) << link().state().toStdString();
  // What is played at the first machine from here on is not the club's, and is said there.
  ASSERT_TRUE(there.act("d7d5")->stored);
  sender.wake(other);
  EXPECT_TRUE(Screen::wait([&] { return !sender.state().shut_out.empty(); }, 60));
  EXPECT_EQ(told(), 3);
}

TEST_F(ClubLinkTest, AWrongAddressIsSaidAndNothingIsKept) {
  EXPECT_NE(link().choose("club.example", key_), "");
  EXPECT_NE(link().choose(address(), "nonsense"), "");
  EXPECT_EQ(link().address(), "");
  EXPECT_EQ(link().choose(address() + "/", ""), "");
  EXPECT_EQ(link().address(), address());
  EXPECT_FALSE(link().keyed());
  link().choose("", "");
  EXPECT_EQ(link().address(), "");
}

TEST_F(ClubLinkTest, PhonesAreHeardAtTheTable) {
  play();
  ASSERT_TRUE(Screen::wait([&] { return link().phones().size() == 2; })) << link().phonesTrouble().toStdString();
  screen_->click("tableMenu");
  ASSERT_TRUE(Screen::wait([&] { return screen_->find("phonesAtTable") != nullptr; }));
  QTest::qWait(60);
  screen_->click("phonesAtTable");
  ASSERT_TRUE(Screen::wait([&] { return screen_->find("code-S") != nullptr; }));
  QTest::qWait(60);
  screen_->picture("phones");
  screen_->click("closePhones");
  auto club = good(db::club::Club::open(clubFile()));
  using db::club::OrderKind;
  const auto ask = [&](const std::string& seat, OrderKind kind, const std::string& said) {
    return good(club.add_order({0, token(), seat, kind, said, screen_->table().steps() - 1, "", {}, {}}));
  };
  const auto answer = [&](db::club::OrderId id) {
    std::string found;
    Screen::wait([&] {
      for (const auto& order : good(club.orders(token(), false)))
        if (order.id == id && order.answer) found = word(*order.answer) + order.message.english();
      return !found.empty();
    });
    return found;
  };
  EXPECT_EQ(answer(ask("N", OrderKind::objection, "That was my clock")), "done");
  EXPECT_TRUE(std::ranges::any_of(screen_->table().alerts(),
                                  [](const QVariant& one) { return one.toMap()["text"] == "That was my clock"; }));
  EXPECT_EQ(answer(ask("S", OrderKind::act, "S:draw")), "done");
  EXPECT_EQ(answer(ask("N", OrderKind::decline, "")), "done");
  EXPECT_TRUE(screen_->table().drawDeclined());
  const std::size_t alerts = screen_->table().alerts().size();
  EXPECT_EQ(answer(ask("S", OrderKind::act, "S:choose nonsense")).substr(0, 7), "refused");
  EXPECT_EQ(screen_->table().alerts().size(), alerts) << "only the phone hears why";
}

}  // namespace
}  // namespace arbiter::desk
