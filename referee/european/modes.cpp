#include "referee/european/modes.h"

#include <algorithm>

#include "referee/european/game.h"

namespace arbiter::european {

Mode read_mode(const RulesRequest& request) {
  Mode mode;
  mode.id = request.text("mode");
  mode.teams = mode.id == "teams" || request.flag("teams");
  mode.drafted = request.text("draft") != "free";
  mode.standard_setup = mode.id == "lightning";
  mode.every_army = mode.drafted || mode.id == "lightning";
  return mode;
}

Expected<void> check_mode(const RulesRequest& request, const Mode& mode) {
  if (request.flag("teams") && mode.id != "capture-the-flag" && mode.id != "king-of-the-hill" && mode.id != "teams")
    return refuse("bad_option", "\"teams\" goes with capture-the-flag and king-of-the-hill.");
  if (const int target = request.options.at("target").get<int>(); target < 10 || target > 20)
    return refuse("bad_option", "\"target\" must be 10 to 20, not " + std::to_string(target) + ".");
  for (const auto& [army, setup] : request.options.at("setups").items())
    if (find_army(army) == nullptr || !setup.is_string())
      return refuse("bad_option", "\"setups." + army + "\" must be an army's set-up as text.");
  return {};
}

void add_mode_rules(Rules&, const Mode&) {}

void add_mode_powers(Rules&, const Mode&, const std::shared_ptr<const Roster>&) {}

std::uint8_t winners_on_time(const Position&) { return 0; }

std::vector<Kind> promotion_list(const Position& pos, Seat controller) {
  std::vector<Kind> kinds;
  const auto add = [&](const Army& army) {
    for (const std::string& name : army.promotion) {
      const Kind kind = pos.rules->kind(name);
      if (kind != kNoKind && std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
    }
  };
  const bool standard = pos.rules->options.at("mode") == "lightning";
  const auto army_of = [&](Seat seat) {
    const int army = pos.seats[index(seat)].army;
    return standard || army < 0 ? find_army("plain") : find_army(pos.rules->army_names[static_cast<std::size_t>(army)]);
  };
  add(*army_of(controller));
  return kinds;
}

}  // namespace arbiter::european
