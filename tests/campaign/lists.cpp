// SPDX-License-Identifier: MIT
// A file with very many games: how long does what people wait for take?
#include <SQLiteCpp/Database.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <functional>

#include "referee/json/view.h"
#include "tests/campaign/campaign.h"
#include "text/value_json.h"

namespace arbiter::campaign {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

/// Plays one game and copies it, so that the file has `games`.
void fill(const fs::path& file, int games) {
  {
    table::Session session(file);
    json setup = setup_of(1);
    (void)session.new_game(text::value_of(setup), {{{"S", "Ada"}, {"W", "Bo"}, {"N", "Cy"}, {"E", "Di"}}, "camera 0"});
    std::mt19937 random(1);
    for (int ply = 0; ply < 16; ++ply) (void)play_on(session, random);
  }
  SQLite::Database raw(file.string(), SQLite::OPEN_READWRITE);
  raw.exec("PRAGMA synchronous = OFF");
  raw.exec("BEGIN");
  const auto last = std::to_string(games);
  const std::string numbers =
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + last + " - 1) ";
  const auto step = raw.execAndGet("SELECT max(id) FROM plies").getString();
  raw.exec(
      "INSERT INTO games (id, token, ruleset, rules_version, setup, source, started_at, ended_at, status, result, "
      "public_setup) SELECT * FROM (" +
      numbers +
      "SELECT g.id + i, g.token || i, ruleset, rules_version, setup, source, started_at, ended_at, status, result, "
      "public_setup FROM games g, n)");
  raw.exec("INSERT INTO seats SELECT * FROM (" + numbers +
           "SELECT game_id + i, seat, player_id, army, points, place FROM seats, n)");
  raw.exec("INSERT INTO plies SELECT * FROM (" + numbers + "SELECT id + i * " + step +
           ", game_id + i, number, kind, seat, action, public_action, request, public_events, reason, frame, "
           "confidence, source, at FROM plies, n)");
  raw.exec("INSERT INTO events SELECT * FROM (" + numbers + "SELECT ply_id + i * " + step +
           ", ordinal, type, rule, event FROM events, n)");
  raw.exec("INSERT INTO corrections SELECT * FROM (" + numbers + "SELECT ply_id + i * " + step + ", target_id + i * " +
           step + ", effect FROM corrections, n)");
  raw.exec("COMMIT");
}

/// Milliseconds of the shortest of five times, so that other work of the machine counts less; below 0: it failed.
double shortest(const std::function<bool()>& good) {
  double best = 1e9;
  for (int time = 0; time < 5; ++time) {
    const auto begin = std::chrono::steady_clock::now();
    if (!good()) return -1;
    best = std::min(best, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
  }
  return best;
}

}  // namespace

Figures lists(const Plan& plan) {
  const fs::path folder = fs::temp_directory_path() / ("arbiter-lists-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  const fs::path file = folder / "games.sqlite";
  fill(file, plan.times);
  Figures figures;
  figures.done = figures.games = plan.times;
  std::printf("%d games, %.0f MB\n", plan.times, static_cast<double>(fs::file_size(file)) / 1e6);
  const db::GameId middle = plan.times / 2;
  using db::Store;
  const std::vector<std::pair<const char*, std::function<bool(const Store&)>>> asked = {
      {"open", [](const Store&) { return true; }},
      {"newest page", [](const Store& s) { return s.games().has_value(); }},
      {"a page in the middle",
       [&](const Store& s) {
         return s.games({100, middle}).has_value();
       }},
      {"oldest page",
       [](const Store& s) {
         return s.games({100, 101}).has_value();
       }},
      {"last", [](const Store& s) { return s.newest().has_value(); }},
      {"load the last", [&](const Store& s) { return s.load(plan.times, db::Audience::arbiter).has_value(); }},
      {"points of one", [&](const Store& s) { return s.points(middle, db::Audience::everybody).has_value(); }},
      {"a game there is not", [&](const Store& s) { return !s.load(plan.times + 1, db::Audience::everybody); }},
  };
  const auto tell = [&](const char* what, const std::function<bool()>& good) {
    const double ms = shortest(good);
    std::printf("  %-22s %7.1f ms\n", what, ms);
    if (ms < 0) figures.losses.push_back(std::string(what) + " failed");
    if (ms > plan.allowed_ms) figures.losses.push_back(std::string(what) + " took too long");
  };
  for (const auto& [name, question] : asked) {
    tell(name, [&, ask = question] {
      const auto store = Store::open(file, Store::Missing::refuse);
      return store && ask(*store);
    });
  }
  tell("take up the last", [&] {
    table::Session session(file);
    return session.resume(plan.times).has_value();
  });
  fs::remove_all(folder);
  return figures;
}

}  // namespace arbiter::campaign
