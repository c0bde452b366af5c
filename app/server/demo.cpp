// SPDX-License-Identifier: MIT
#include "app/server/demo.h"

#include <algorithm>
#include <array>
#include <random>
#include <thread>
#include <vector>

#include "app/evening/event.h"
#include "app/evening/propose.h"
#include "app/evening/table_game.h"
#include "app/table/session.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

constexpr std::array kNames{"Ada", "Bo",  "Cy",  "Dee", "Eve", "Flo",  "Gus", "Hal",
                            "Ida", "Jon", "Kim", "Lou", "Max", "Nora", "Ole", "Pia"};
constexpr int kTries = 3;  // of captures among what is drawn, so that there is something to see

/// Any legal action, rather one that takes something.
std::string drawn(const table::Session& game, std::mt19937_64& chance) {
  const json legal = game.ask({{"cmd", "legal"}}).value("actions", json::array());
  if (legal.empty()) return "";
  const json pieces = game.ask({{"cmd", "state"}})["state"]["pieces"];
  std::string action;
  for (int i = 0; i < kTries; ++i) {
    action = legal[std::uniform_int_distribution<std::size_t>(0, legal.size() - 1)(chance)];
    const auto taken = std::find_if(pieces.items().begin(), pieces.items().end(), [&](const auto& one) {
      return action.size() > one.key().size() && action.ends_with(one.key());
    });
    if (taken != pieces.items().end()) break;
  }
  return action;
}

db::Expected<db::club::EventId> founded(db::club::Club& club, const DemoOptions& options, const db::club::By& by) {
  std::vector<db::club::Entrant> entrants;
  for (int i = 0; i < options.players && i < static_cast<int>(kNames.size()); ++i) {
    db::club::Person person;
    person.name = kNames.at(static_cast<std::size_t>(i));
    const auto added = club.add(person, by);
    if (!added) return tl::unexpected(added.error());
    db::club::Entrant entrant;
    entrant.person = *added;
    entrants.push_back(entrant);
  }
  db::club::Event event;
  event.name = "Demo evening";
  event.ruleset = options.ruleset;
  event.rounds = options.rounds;
  event.mode = "";
  event.seed = static_cast<std::int64_t>(options.seed);
  event.begins = evening::today();
  const auto checked = evening::checked_event(event);
  if (!checked) return tl::unexpected(checked.error());
  const auto id = club.add(*checked, by);
  if (!id) return id;
  if (const auto set = club.set_entrants(*id, entrants, by); !set) return tl::unexpected(set.error());
  return id;
}

/// Seats and publishes the next round, and begins its games.
db::Expected<std::vector<table::Session>> tables(db::club::Club& club, db::club::EventId event,
                                                 const std::filesystem::path& file, const db::club::By& by) {
  auto evening = evening::open_evening(club, event);
  if (!evening) return tl::unexpected(evening.error());
  const auto proposed = evening::propose(*evening, {});
  if (!proposed) return tl::unexpected(proposed.error());
  if (const auto set = club.set_drafts(event, proposed->rounds, by); !set) return tl::unexpected(set.error());
  if (const auto out = club.publish(event, evening->published() + 1, by); !out) return tl::unexpected(out.error());
  evening = evening::open_evening(club, event);
  if (!evening) return tl::unexpected(evening.error());
  std::vector<table::Session> games;
  for (const db::club::Table& seated : evening->round(evening->published())->tables) {
    const auto game = evening::table_game(*evening, 0, seated.number);
    if (!game) return tl::unexpected(game.error());
    games.emplace_back(file);
    if (const json begun = games.back().new_game(game->setup, game->info); !begun.value("ok", false))
      return evening::refuse("bad_value", begun["error"].value("message", "a game cannot be begun"));
  }
  return games;
}

}  // namespace

db::Expected<void> play_demo(const std::filesystem::path& file, const DemoOptions& options,
                             const std::function<void()>& begun, const std::function<bool()>& stopped) {
  const db::club::By by{"the demo"};
  auto club = db::club::Club::open(file);
  if (!club) return tl::unexpected(club.error());
  const auto event = founded(*club, options, by);
  if (!event) return tl::unexpected(event.error());
  begun();
  std::mt19937_64 chance(options.seed);
  for (int round = 1; round <= options.rounds; ++round) {
    auto games = tables(*club, *event, file, by);
    if (!games) return tl::unexpected(games.error());
    for (int ply = 0; ply < options.plies; ++ply)
      for (table::Session& game : *games) {
        if (stopped()) return {};
        if (const std::string action = drawn(game, chance); !action.empty()) game.act(action);
        std::this_thread::sleep_for(options.pace);
      }
    for (table::Session& game : *games)
      if (const json ended = game.act("time"); !ended.value("ok", false))
        return evening::refuse("bad_value", ended["error"].value("message", "the game's time cannot be called"));
  }
  return {};
}

}  // namespace arbiter::server
