// SPDX-License-Identifier: MIT
#include "tests/campaign/campaign.h"

#include <array>

#include "referee/json/view.h"
#include "text/value_json.h"

namespace arbiter::campaign {

using nlohmann::json;

json setup_of(int number) {
  static const std::array<json, 6> kGames = {{
      {{"ruleset", "chess"}},
      {{"ruleset", "mr-joseph"}},
      {{"ruleset", "ashtapada"}},
      {{"ruleset", "european-chess"},
       {"armies", {{"S", "soviet-union"}, {"W", "plain"}, {"N", "iraq"}, {"E", "russia"}}}},
      {{"ruleset", "xiangqi"}},
      {{"ruleset", "chaturanga-four"}},
  }};
  json setup = kGames[static_cast<std::size_t>(number) % kGames.size()];
  setup["seed"] = number;
  setup["about"] = {{"event", "campaign"}, {"round", std::to_string(number)}};
  return setup;
}

std::optional<std::string> action_of(const table::Session& session, std::mt19937& random) {
  const std::vector<std::string> actions = session.legal().actions;
  if (actions.empty()) return std::nullopt;
  return actions[random() % actions.size()];
}

std::optional<table::Reply> play_on(table::Session& session, std::mt19937& random) {
  if (random() % 12 == 0)
    if (auto reply = session.undo(1)) return *reply;
  const auto action = action_of(session, random);
  if (!action) return std::nullopt;
  auto reply = session.act(*action);
  return reply ? std::optional(*reply) : std::nullopt;
}

std::optional<std::string> compare(const std::filesystem::path& file, db::GameId game,
                                   const std::vector<table::Request>& requests, std::size_t more) {
  const auto store = db::Store::open(file);
  if (!store) return store.error().message.english();
  if (const auto sound = store->check(); !sound) return sound.error().message.english();
  const auto kept = store->load(game, db::Audience::arbiter);
  if (!kept) return kept.error().message.english();
  const std::string who = "game " + std::to_string(game) + ": ";
  if (kept->plies.size() < requests.size() || kept->plies.size() > requests.size() + more)
    return who + std::to_string(requests.size()) + " plies were acknowledged, " + std::to_string(kept->plies.size()) +
           " are on the disk";
  for (std::size_t i = 0; i < requests.size(); ++i)
    if (kept->plies[i].request != json(table::written(requests[i])))
      return who + "ply " + std::to_string(i) + " is " + kept->plies[i].request.dump() + ", acknowledged was " +
             json(table::written(requests[i])).dump();
  table::Session session(file);
  const auto resumed = session.resume(game);
  if (!resumed) return who + resumed.error().message.english();
  if (resumed->mismatch) return who + resumed->mismatch->message.english();
  return std::nullopt;
}

}  // namespace arbiter::campaign
