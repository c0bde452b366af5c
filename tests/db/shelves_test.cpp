// SPDX-License-Identifier: MIT
// Looking for games, and where they lie: filters, order, tags, archive and bin; with as many as a club has in years.
#include "db/shelves.h"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <iostream>

#include "db/pictures.h"
#include "db/store.h"
#include "tests/db/sample_game.h"

namespace arbiter::db {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class ShelvesTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-shelves-" + std::to_string(getpid()) + "-" + info->name());
    fs::create_directories(folder_);
    store_.emplace(Store::open(file()).value());
    shelves_.emplace(Shelves::open(file()).value());
  }
  void TearDown() override {
    shelves_.reset();
    store_.reset();
    fs::remove_all(folder_);
  }
  [[nodiscard]] fs::path file() const { return folder_ / "games.sqlite"; }

  GameId keep(const std::string& ruleset, const std::vector<std::string>& players, const std::string& day,
              const nlohmann::json& result = nullptr, int plies = 0, const std::string& event = {},
              const std::string& army = {}) {
    NewGame game = test::sample_game();
    game.token = new_token();
    game.setup = {{"ruleset", ruleset}};
    if (!event.empty()) game.setup["about"] = {{"event", event}};
    game.seats.clear();
    const char* const seats[] = {"S", "W", "N", "E"};
    for (std::size_t i = 0; i < players.size(); ++i) game.seats.push_back({seats[i], players[i], army});
    game.started_at = day + "T18:00:00.000Z";
    Standing standing;
    standing.result = result;
    if (!result.is_null()) standing.status = "over";
    const auto id = store_->begin(game, test::sample_ply(0), standing);
    EXPECT_TRUE(id) << id.error().message.english();
    for (int ply = 1; ply <= plies; ++ply) EXPECT_TRUE(store_->append(*id, test::sample_ply(ply), standing));
    return *id;
  }
  [[nodiscard]] std::vector<GameId> found(const GameFilter& filter, GameOrder order = GameOrder::kept) const {
    ListPage page;
    page.filter = filter;
    page.order = order;
    const auto games = shelves_->games(page);
    EXPECT_TRUE(games) << games.error().message.english();
    std::vector<GameId> ids;
    for (const ListedGame& one : *games) ids.push_back(one.game.id);
    EXPECT_EQ(shelves_->count(filter).value(), static_cast<std::int64_t>(ids.size()));
    return ids;
  }
  [[nodiscard]] static GameFilter words(std::vector<SoughtWord> words) {
    GameFilter filter;
    filter.words = std::move(words);
    return filter;
  }

  fs::path folder_;
  std::optional<Store> store_;
  std::optional<Shelves> shelves_;
};

TEST_F(ShelvesTest, WordsAreFoundWhereverTheyStand) {
  const GameId one = keep("chess", {"Ada Lovelace", "", "Bo"}, "2026-01-01");
  const GameId two = keep("european-chess", {"Cy", "Dee"}, "2026-01-02", nullptr, 0, "Friday blitz", "russia");
  ASSERT_TRUE(shelves_->set_tags(one, {"brilliant", "100%"}));
  EXPECT_THAT(found(words({{"lace", {}}})), ElementsAre(one));
  EXPECT_THAT(found(words({{"FRIDAY", {}}})), ElementsAre(two));
  EXPECT_THAT(found(words({{"russ", {}}})), ElementsAre(two));
  EXPECT_THAT(found(words({{"rilli", {}}})), ElementsAre(one));
  EXPECT_THAT(found(words({{"ada", {}}, {"bo", {}}})), ElementsAre(one)) << "all of the words";
  EXPECT_THAT(found(words({{"ada", {}}, {"cy", {}}})), IsEmpty());
  EXPECT_THAT(found(words({{"europe", {"european-chess"}}})), ElementsAre(two)) << "what a word means";
  EXPECT_THAT(found(words({{"zarenreich", {}, {"gaul", "russia"}}})), ElementsAre(two));
  EXPECT_THAT(found(words({{"zarenreich", {}, {"gaul"}}})), IsEmpty());
  EXPECT_THAT(found(words({{"0%", {}}})), ElementsAre(one)) << "signs stand for themselves";
  EXPECT_THAT(found(words({{"a_a", {}}})), IsEmpty());
}

TEST_F(ShelvesTest, FiltersLeaveOut) {
  const GameId open = keep("chess", {"Ada"}, "2026-01-01");
  const GameId won = keep("chess", {"Ada"}, "2026-02-01", {{"winners", {"S"}}});
  const GameId drawn = keep("shogi", {"Bo"}, "2026-03-01", {{"winners", nlohmann::json::array()}}, 0, "League", "gaul");
  GameFilter filter;
  filter.ruleset = "chess";
  EXPECT_THAT(found(filter), ElementsAre(won, open));
  filter = {};
  filter.result = GameFilter::Result::unfinished;
  EXPECT_THAT(found(filter), ElementsAre(open));
  filter.result = GameFilter::Result::over;
  EXPECT_THAT(found(filter), ElementsAre(drawn, won));
  filter.result = GameFilter::Result::won;
  EXPECT_THAT(found(filter), ElementsAre(won));
  filter.result = GameFilter::Result::drawn;
  EXPECT_THAT(found(filter), ElementsAre(drawn));
  filter = {};
  filter.since = "2026-02-01T00:00:00.000Z";
  EXPECT_THAT(found(filter), ElementsAre(drawn, won));
  filter.until = "2026-03-01T00:00:00.000Z";
  EXPECT_THAT(found(filter), ElementsAre(won));
  filter = {};
  filter.event = "League";
  EXPECT_THAT(found(filter), ElementsAre(drawn));
  filter = {};
  filter.army = "gaul";
  EXPECT_THAT(found(filter), ElementsAre(drawn));
  EXPECT_THAT(shelves_->events(10).value(), ElementsAre("League"));
  EXPECT_THAT(shelves_->armies().value(), ElementsAre("gaul"));
  EXPECT_EQ(shelves_->games()->front().event, "League");
}

TEST_F(ShelvesTest, EveryColumnSortsBothWays) {
  const nlohmann::json drawn{{"winners", nlohmann::json::array()}};
  const GameId a = keep("shogi", {"cy", "Ada"}, "2026-03-01", {{"winners", {"S"}}}, 1, "Winter");
  const GameId b = keep("chess", {"Zoe", "Bo"}, "2026-01-01", drawn, 3);
  const GameId c = keep("xiangqi", {}, "2026-02-01", nullptr, 0, "Autumn");
  const GameId d = keep("chess", {"Dee", "Bo"}, "2026-02-02", {{"winners", {"W"}}}, 2);
  const auto sorted = [&](GameOrder order, bool backwards = false) {
    ListPage page;
    page.order = order;
    page.backwards = backwards;
    page.rulesets = {"xiangqi", "chess"};
    return shelves_->numbers(page).value();
  };
  EXPECT_THAT(sorted(GameOrder::kept), ElementsAre(d, c, b, a));
  EXPECT_THAT(sorted(GameOrder::kept, true), ElementsAre(a, b, c, d));
  EXPECT_THAT(sorted(GameOrder::newest, true), ElementsAre(b, c, d, a));
  EXPECT_THAT(sorted(GameOrder::longest, true), ElementsAre(c, a, d, b));
  EXPECT_THAT(sorted(GameOrder::ruleset), ElementsAre(c, d, b, a)) << "by the titles that are told; others behind them";
  EXPECT_THAT(sorted(GameOrder::ruleset, true), ElementsAre(a, d, b, c));
  EXPECT_THAT(sorted(GameOrder::players), ElementsAre(a, d, b, c)) << "without their case, games of nobody last";
  EXPECT_THAT(sorted(GameOrder::players, true), ElementsAre(b, d, a, c));
  EXPECT_THAT(sorted(GameOrder::result), ElementsAre(d, a, b, c)) << "Bo, cy, drawn, unfinished";
  EXPECT_THAT(sorted(GameOrder::event), ElementsAre(c, a, d, b));
  ListPage page;
  page.order = GameOrder::players;
  page.names = [](std::string_view one, std::string_view other) { return -one.compare(other); };
  EXPECT_THAT(shelves_->numbers(page).value(), ElementsAre(a, b, d, c)) << "as the caller compares names";
}

TEST_F(ShelvesTest, SeveralGamesAreMovedAtOnce) {
  const GameId a = keep("chess", {}, "2026-03-01", nullptr, 1), b = keep("chess", {}, "2026-03-02"),
               c = keep("chess", {}, "2026-03-03");
  const std::vector<GameId> all{a, c, 999};
  GameFilter empty;
  empty.without_plies = true;
  EXPECT_THAT(found(empty), ElementsAre(c, b));
  ASSERT_TRUE(shelves_->add_tag(all, "club"));
  GameFilter tagged;
  tagged.tag = "club";
  EXPECT_THAT(found(tagged), ElementsAre(c, a));
  ASSERT_TRUE(shelves_->set_archived(all, true));
  GameFilter current;
  current.shelf = GameFilter::Shelf::current;
  EXPECT_THAT(found(current), ElementsAre(b));
  ASSERT_TRUE(shelves_->set_archived(all, false));
  // A game that a club waits for stays, and the others go.
  SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
  database.exec("INSERT INTO outbox_games (game_id, club, holder) VALUES (" + std::to_string(a) + ", 'club', 'me')");
  const auto unmoved = shelves_->set_deleted(all, true);
  ASSERT_TRUE(unmoved) << unmoved.error().message.english();
  ASSERT_EQ(unmoved->size(), 1U);
  EXPECT_EQ(unmoved->front().game, a);
  EXPECT_EQ(unmoved->front().why.code, "conflict");
  EXPECT_THAT(found(current), ElementsAre(b, a));
  EXPECT_TRUE(shelves_->set_deleted(all, false)->empty());
  EXPECT_THAT(found(current), ElementsAre(c, b, a));
  const std::vector<GameId> wanted{c, 999, a};
  const auto lines = shelves_->lines(wanted).value();
  ASSERT_EQ(lines.size(), 2U) << "what is not there is left out";
  EXPECT_EQ(lines[0].game.id, c);
  EXPECT_EQ(lines[1].tags, std::vector<std::string>{"club"});
}

TEST_F(ShelvesTest, ListsHaveAnOrderAndPages) {
  const GameId a = keep("shogi", {}, "2026-03-01", nullptr, 1);
  const GameId b = keep("chess", {}, "2026-01-01", nullptr, 3);
  const GameId c = keep("chess", {}, "2026-02-01", nullptr, 2);
  EXPECT_THAT(found({}), ElementsAre(c, b, a));
  EXPECT_THAT(found({}, GameOrder::newest), ElementsAre(a, c, b));
  EXPECT_THAT(found({}, GameOrder::oldest), ElementsAre(b, c, a));
  EXPECT_THAT(found({}, GameOrder::ruleset), ElementsAre(c, b, a));
  EXPECT_THAT(found({}, GameOrder::longest), ElementsAre(b, c, a));
  ListPage page;
  page.limit = 1;
  page.skip = 1;
  page.order = GameOrder::newest;
  EXPECT_EQ(shelves_->games(page)->front().game.id, c);
  page = {};
  page.before = b;
  EXPECT_EQ(shelves_->games(page)->front().game.id, a);
}

TEST_F(ShelvesTest, TheArchiveAndTheBinAreShelvesOfTheirOwn) {
  const GameId one = keep("chess", {"Ada"}, "2026-01-01"), two = keep("chess", {"Bo"}, "2026-01-02");
  const auto on = [&](GameFilter::Shelf shelf) {
    GameFilter filter;
    filter.shelf = shelf;
    return found(filter);
  };
  using Shelf = GameFilter::Shelf;
  ASSERT_TRUE(shelves_->set_archived(one, true));
  EXPECT_THAT(on(Shelf::current), ElementsAre(two));
  EXPECT_THAT(on(Shelf::archive), ElementsAre(one));
  EXPECT_THAT(on(Shelf::all), ElementsAre(two, one));
  ASSERT_TRUE(shelves_->set_deleted(two, true));
  EXPECT_THAT(on(Shelf::current), IsEmpty());
  EXPECT_THAT(on(Shelf::bin), ElementsAre(two));
  EXPECT_THAT(on(Shelf::all), ElementsAre(one));
  EXPECT_EQ(store_->newest().value(), one) << "who goes on with the last game means no deleted one";
  ASSERT_TRUE(shelves_->set_deleted(two, false));
  ASSERT_TRUE(shelves_->set_archived(one, false));
  EXPECT_THAT(on(Shelf::current), ElementsAre(two, one));
  EXPECT_EQ(shelves_->set_deleted(99, true).error().code, "not_found");
  EXPECT_EQ(shelves_->set_tags(99, {"x"}).error().code, "not_found");
}

TEST_F(ShelvesTest, TheBinIsEmptiedWithAllThatBelongsToAGame) {
  const GameId one = keep("chess", {"Ada"}, "2026-01-01", nullptr, 3), two = keep("chess", {"Bo"}, "2026-01-02");
  const std::string token = shelves_->token(one).value();
  ASSERT_TRUE(shelves_->set_tags(one, {"x"}));
  ASSERT_TRUE(store_->set_clock(one, {{"game", 1}}));
  EXPECT_THAT(shelves_->empty_bin(0).value(), IsEmpty()) << "nothing lies there";
  ASSERT_TRUE(shelves_->set_deleted(one, true));
  EXPECT_THAT(shelves_->empty_bin(30).value(), IsEmpty()) << "it has not been there for long";
  EXPECT_TRUE(store_->load(one, Audience::arbiter)) << "so long it can be taken back";
  EXPECT_THAT(shelves_->empty_bin(0).value(), ElementsAre(token));
  EXPECT_EQ(store_->load(one, Audience::arbiter).error().code, "not_found");
  EXPECT_TRUE(store_->load(two, Audience::arbiter));
  EXPECT_TRUE(store_->check());
  SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
  EXPECT_EQ(database.execAndGet("SELECT count(*) FROM plies WHERE game_id = " + std::to_string(one)).getInt(), 0);
  EXPECT_THROW(database.exec("DELETE FROM plies"), SQLite::Exception) << "of games that are kept nothing is erased";
}

TEST_F(ShelvesTest, AGameThatCountsAtAnEventStays) {
  const GameId one = keep("chess", {"Ada"}, "2026-01-01");
  {
    SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
    const std::string token = shelves_->token(one).value();
    database.exec(
        "INSERT INTO club_events (id, name, site, begins, ends, ruleset, options, seats, armies, minutes, scoring, "
        "tie_breaks, regulation, bye, sit_out, rounds, most_tables, mode, cycles, game, threes, seed) "
        "VALUES (1, 'Friday', '', '2026-01-01', '2026-01-01', 'chess', '{}', 2, 'none', NULL, "
        "'x', '', '', '1', '0', 1, 0, 'swiss', 1, 'single', 0, 1);"
        "INSERT INTO club_rounds VALUES (1, 1, NULL);"
        "INSERT INTO club_tables VALUES (1, 1, 1, '" +
        token + "');");
  }
  const auto refused = shelves_->set_deleted(one, true);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "conflict");
  EXPECT_THAT(refused.error().message.english(), HasSubstr("Friday, round 1, table 1"));
}

/// A hundred thousand games; how long a list takes is printed.
TEST_F(ShelvesTest, NightlyAHundredThousandGames) {
  constexpr int kGames = 100'000;
  {
    SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA synchronous = OFF");
    const std::string many =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + std::to_string(kGames) + ") ";
    database.exec("BEGIN");
    database.exec(
        "INSERT INTO people (id, added_at) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        "WHERE i < 500) SELECT i, '2026' FROM n");
    database.exec("INSERT INTO person_data (person_id, name) SELECT id, 'Player ' || id FROM people");
    database.exec(
        "INSERT INTO games (token, ruleset, rules_version, setup, source, started_at, ended_at, status, result) " +
        many +
        "SELECT 't' || i, iif(i % 7 = 0, 'shogi', 'chess'), '1', json_object('ruleset', 'chess', 'about', "
        "json_object('event', 'Event ' || (i / 500))), '', strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i * 600, "
        "'unixepoch'), iif(i % 3, '2026', NULL), iif(i % 3, 'over', 'playing'), iif(i % 3, "
        "'{\"winners\":[\"S\"]}', NULL) FROM n");
    database.exec(
        "INSERT INTO seats (game_id, seat, player_id, army, points) SELECT g.id, s.value, 1 + (g.id * "
        "(s.key + 3)) % 500, NULL, 0 FROM games g, json_each('[\"S\",\"W\",\"N\",\"E\"]') s");
    database.exec(
        "INSERT INTO plies (game_id, number, kind, request, source, at) SELECT g.id, s.value, iif(s.value, "
        "'undo', 'new'), '{}', 'hand', '2026' FROM games g, json_each('[0,1,2,3]') s");
    database.exec("COMMIT");
  }
  const auto timed = [&](const char* what, ListPage page) {
    page.limit = 51;
    const auto begin = std::chrono::steady_clock::now();
    const auto games = shelves_->games(page);
    const auto middle = std::chrono::steady_clock::now();
    const auto count = shelves_->count(page.filter);
    const auto end = std::chrono::steady_clock::now();
    EXPECT_TRUE(games);
    std::cout << what << ": " << std::chrono::duration<double, std::milli>(middle - begin).count() << " ms, counted in "
              << std::chrono::duration<double, std::milli>(end - middle).count() << " ms: " << count.value_or(-1)
              << " games\n";
    return std::pair(games ? games->size() : 0, count.value_or(-1));
  };
  ListPage page;
  page.filter.shelf = GameFilter::Shelf::current;
  EXPECT_EQ(timed("the first page", page), std::pair(std::size_t{51}, std::int64_t{kGames}));
  page.before = kGames / 2;
  EXPECT_EQ(timed("a page in the middle", page).first, 51U);
  page.before.reset();
  page.filter.words = {{"Player 4", {}}};
  EXPECT_EQ(timed("a player", page).first, 51U);
  page.filter.words = {{"Player 77", {}}, {"Event 13", {}}};
  EXPECT_GT(timed("a player at an event", page).first, 0U);
  page.filter.words = {{"nobody", {}}};
  EXPECT_EQ(timed("nobody", page), std::pair(std::size_t{0}, std::int64_t{0}));
  page.filter.words.clear();
  page.filter.result = GameFilter::Result::won;
  EXPECT_EQ(timed("won", page).first, 51U);
  page.filter.result = GameFilter::Result::any;
  page.order = GameOrder::newest;
  page.skip = kGames / 2;
  EXPECT_EQ(timed("by day, in the middle", page).first, 51U);
  page.order = GameOrder::longest;
  page.skip = 0;
  EXPECT_EQ(timed("the longest", page).first, 51U);
}

}  // namespace
}  // namespace arbiter::db
