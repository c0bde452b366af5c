// SPDX-License-Identifier: MIT
// Two games that differ in a secret only are the same for everybody else, wherever they are shown: while they are
// played, closed, taken up again, listed and exported.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <random>
#include <regex>

#include "app/table/game_text.h"
#include "app/table/session.h"
#include "db/export.h"
#include "db/store.h"
#include "referee/json/view.h"
#include "referee/protocol/observing.h"
#include "tests/support/secrets.h"
#include "text/value_json.h"

namespace arbiter::table {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;
using test::Secret;
using test::secrets;

/// When and under which name something was stored is no secret, but never the same twice.
void forget_when(json& value) {
  if (value.is_object())
    for (const char* key : {"token", "at", "started_at", "ended_at"}) value.erase(key);
  if (value.is_structured())
    for (json& item : value) forget_when(item);
}

/// One of the two games, in a database of its own.
class World {
 public:
  explicit World(fs::path file) : file_(std::move(file)), session_(std::make_unique<Session>(file_)) {}

  /// What is told of an action that is hidden tells the action.
  Expected<Reply> act(const std::string& action) {
    const bool hidden = action.find(":secret ") != std::string::npos;
    return session_->act(action, {}, hidden ? Value{{"comment", "He hides " + action}} : Value());
  }
  Session& session() { return *session_; }
  void begin(const json& setup) {
    const auto reply = session_->new_game(text::value_of(setup), {{{"S", "Ada"}, {"W", "Bo"}}, "hand"});
    ASSERT_TRUE(reply) << reply.error().message.english();
    id_ = reply->game.value();
  }
  void reopen() {
    session_.reset();
    session_ = std::make_unique<Session>(file_);
    const auto reply = session_->resume(id_);
    ASSERT_TRUE(reply) << reply.error().message.english();
    ASSERT_FALSE(reply->mismatch);
    setup_ = json(reply->setup);
  }
  [[nodiscard]] const json& setup() const { return setup_; }

  /// What the window and the watcher are told of the running game.
  [[nodiscard]] json shown() const {
    json all;
    for (const db::Ply& ply : session_->history())
      all["history"].push_back({ply.number, db::to_string(ply.kind), ply.seat, ply.action, ply.request, ply.events,
                                ply.reason, ply.is_undone, ply.origin.source});
    for (const db::Award& award : session_->points())
      if (!award.secret) all["points"].push_back(db::to_json(award));
    const Game& game = *session_->game();
    all["state"] = session_->state();
    const Open open = session_->legal(Viewer::everyone());
    all["legal"] = {open.actions, open.reactions};
    all["futures"] = protocol::futures_json(game, json::object(), Viewer::everyone()).value();
    all["works"] = session_->works();
    for (const char* format : {"json", "text", "usual"})
      if (const auto written = session_->record(format)) all[format] = without_time(written->text());
    return all;
  }

  /// What can be read from the file: lists, exports, the public views.
  [[nodiscard]] json stored() const {
    json all;
    auto store = db::Store::open(file_);
    if (!store) return {{"error", store.error().message.english()}};
    const std::vector<db::GameSummary> games = store->games().value();
    for (db::GameSummary game : games) {
      all["list"].push_back(db::to_json(game));
      game.started_at.clear();
      all["lines"].push_back(list_line(game));
    }
    db::StoredGame game = store->load(id_, db::Audience::everybody).value();
    all["export"] = db::to_json(game);
    game.summary.started_at.clear();
    all["text"] = game_text(game);
    all["table"] = points_table(game);
    const std::vector<db::Award> awards = store->points(id_, db::Audience::everybody).value();
    for (const db::Award& award : awards) all["points"].push_back(db::to_json(award));
    all["views"] = public_views();
    forget_when(all);
    return all;
  }

 private:
  /// The two games may have begun in different seconds, on different days even.
  static std::string without_time(const std::string& text) {
    static const std::regex when(R"(\d{4}-\d{2}-\d{2}|\d{2}:\d{2}:\d{2})");
    return std::regex_replace(text, when, "then");
  }

  [[nodiscard]] json public_views() const {
    json all;
    SQLite::Database raw(file_);
    for (const char* select :
         {"SELECT ruleset, setup, source, status, result, plies FROM public_games",
          "SELECT number, kind, seat, action, request, reason, frame, confidence, source, undone FROM public_plies",
          "SELECT number, ordinal, type, rule, event FROM public_events",
          "SELECT number, of_number, seat, points, reason, rule, sq, piece FROM public_points"}) {
      SQLite::Statement query(raw, select);
      while (query.executeStep())
        for (int i = 0; i < query.getColumnCount(); ++i) all[select].push_back(query.getColumn(i).getString());
    }
    return all;
  }

  fs::path file_;
  std::unique_ptr<Session> session_;
  db::GameId id_ = 0;
  json setup_;
};

class PairedWorlds : public testing::TestWithParam<int> {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    std::string name = info->name();
    std::replace(name.begin(), name.end(), '/', '-');
    folder_ = fs::temp_directory_path() / ("arbiter-worlds-" + std::to_string(getpid()) + "-" + name);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  void play(int games, int plies) {
    const Secret& secret = secrets()[static_cast<std::size_t>(GetParam())];
    int compared = 0;
    for (int n = 0; n < games && !HasFailure(); ++n) {
      SCOPED_TRACE("game " + std::to_string(n));
      compared += play_one(secret, static_cast<std::uint64_t>(n), plies);
    }
    EXPECT_GT(compared, games) << "the secret came out too soon to say anything";
  }

 private:
  /// How many actions were played before the secret came out.
  int play_one(const Secret& secret, std::uint64_t seed, int plies) {
    std::mt19937_64 chance(seed + 5);
    World one(folder_ / ("one-" + std::to_string(seed))), other(folder_ / ("other-" + std::to_string(seed)));
    json setup{{"ruleset", secret.ruleset}, {"seed", seed}, {"armies", {{"S", secret.army}}}};
    const auto armies = armies_of(secret.ruleset);
    for (const char* seat : {"W", "N", "E"}) setup["armies"][seat] = armies[chance() % armies.size()];
    SCOPED_TRACE(setup.dump());
    one.begin(setup);
    other.begin(setup);
    bool out = hide(one, secret.one) || hide(other, secret.other);
    int done = 0;
    for (; done < plies && !out && !HasFailure(); ++done) {
      const auto open = common(one, other);
      if (open.empty()) break;
      const std::string& action = open[chance() % open.size()];
      SCOPED_TRACE(action);
      out = hide(one, action);
      out = hide(other, action) || out;
      if (!out && chance() % 8 == 0) {
        one.session().undo();
        other.session().undo();
      }
      if (!out) {
        EXPECT_EQ(one.shown().dump(), other.shown().dump());
      }
    }
    if (out || HasFailure()) return done;
    compare_closed(one, other);
    return done;
  }

  void compare_closed(World& one, World& other) {
    EXPECT_EQ(one.stored().dump(), other.stored().dump());
    for (World* world : {&one, &other}) {
      const std::string before = world->shown().dump();
      world->reopen();
      if (HasFatalFailure()) return;
      EXPECT_EQ(before, world->shown().dump()) << "the game shows something else when it is taken up again";
    }
    EXPECT_EQ(one.setup(), other.setup());
    EXPECT_EQ(one.shown().dump(), other.shown().dump());
  }

  /// Plays it; has South's secret come out, or the game ended?
  static bool hide(World& world, const std::string& action) {
    const auto reply = world.act(action);
    EXPECT_TRUE(reply) << action << ": " << reply.error().message.english();
    if (!reply) return true;
    for (const view::GameEvent& event : reply->events) {
      const std::string topic = event.rule.substr(event.rule.find('/') + 1);
      if (view::is<view::Over, view::Revealed>(event) || topic == "terrorists.suicide") return true;
      if (topic == "mycenae.horse" && !view::is<view::Moved>(event)) return true;
      // Whether South is mated is judged on what South knows, its bomb among it: then it tells.
      if (view::is<view::Checkmate>(event) && view::seat_of(event) == "S") return true;
    }
    return false;
  }

  static std::vector<std::string> common(World& one, World& other) {
    const auto list = [](World& world) {
      std::vector<std::string> actions = world.session().legal().actions;
      std::sort(actions.begin(), actions.end());
      return actions;
    };
    const auto a = list(one), b = list(other);
    std::vector<std::string> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both;
  }

  static std::vector<std::string> armies_of(const std::string& ruleset) {
    const RulesetInfo* info = find_ruleset(ruleset);
    return info != nullptr ? info->armies : std::vector<std::string>();
  }

  fs::path folder_;
};

TEST_P(PairedWorlds, LookAlikeOpenClosedAndTakenUpAgain) { play(3, 24); }
TEST_P(PairedWorlds, NightlyLookAlike) { play(10, 60); }
/// ARBITER_WORLDS: how many pairs of games of each army; more than 2,000 games in all where it is not set.
TEST_P(PairedWorlds, LongLookAlike) {
  const char* wanted = std::getenv("ARBITER_WORLDS");
  play(wanted == nullptr ? 170 : std::atoi(wanted), 60);
}

INSTANTIATE_TEST_SUITE_P(Armies, PairedWorlds, testing::Range(0, static_cast<int>(secrets().size())),
                         [](const auto& test) {
                           const Secret& secret = secrets()[static_cast<std::size_t>(test.param)];
                           std::string name = secret.ruleset + "_" + secret.army;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace arbiter::table
