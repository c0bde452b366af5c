// SPDX-License-Identifier: MIT
#include "tests/campaign/campaign.h"

#include <array>

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
  const json legal = session.ask({{"cmd", "legal"}});
  const json actions = legal.value("actions", json::array());
  if (actions.empty()) return std::nullopt;
  return actions[random() % actions.size()].get<std::string>();
}

json play_on(table::Session& session, std::mt19937& random) {
  if (random() % 12 == 0)
    if (json reply = session.undo(1); reply.value("ok", false)) return reply;
  const auto action = action_of(session, random);
  return action ? session.act(*action) : json();
}

std::optional<std::string> compare(const std::filesystem::path& file, db::GameId game,
                                   const std::vector<json>& requests, std::size_t more) {
  const auto store = db::Store::open(file);
  if (!store) return store.error().message;
  if (const auto sound = store->check(); !sound) return sound.error().message;
  const auto kept = store->load(game, db::Audience::arbiter);
  if (!kept) return kept.error().message;
  const std::string who = "game " + std::to_string(game) + ": ";
  if (kept->plies.size() < requests.size() || kept->plies.size() > requests.size() + more)
    return who + std::to_string(requests.size()) + " plies were acknowledged, " + std::to_string(kept->plies.size()) +
           " are on the disk";
  for (std::size_t i = 0; i < requests.size(); ++i)
    if (kept->plies[i].request != requests[i])
      return who + "ply " + std::to_string(i) + " is " + kept->plies[i].request.dump() + ", acknowledged was " +
             requests[i].dump();
  table::Session session(file);
  const json resumed = session.resume(game);
  if (!resumed.value("ok", false)) return who + resumed["error"].value("message", "it cannot be taken up");
  if (resumed.contains("mismatch")) return who + resumed["mismatch"].dump();
  return std::nullopt;
}

}  // namespace arbiter::campaign
