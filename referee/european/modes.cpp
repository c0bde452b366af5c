// SPDX-License-Identifier: MIT
#include "referee/european/modes.h"

#include <algorithm>

#include "referee/european/basics.h"
#include "referee/european/game.h"
#include "referee/european/modes/ways.h"
#include "referee/modules/talking.h"

namespace arbiter::european {

namespace {
constexpr RuleText kTalking{
    "basics.communication",
    "Before the first move it is agreed whether the players talk openly, not at all, or in secret; who breaks that "
    "skips the next turn.",
    "European Chess, communication"};
}  // namespace

Mode read_mode(const RulesRequest& request) {
  Mode mode;
  mode.id = request.text("mode");
  mode.teams = mode.id == "teams" || request.flag("teams");
  mode.drafted = request.text("draft") == "two" || request.text("draft") == "three";
  mode.every_army = mode.drafted || mode.id == "lightning";
  mode.two_boards = mode.id == "bughouse";
  return mode;
}

Expected<void> check_mode(const RulesRequest& request, const Mode& mode) {
  if (request.flag("teams") && mode.id != "capture-the-flag" && mode.id != "king-of-the-hill" && mode.id != "teams")
    return refuse("bad_option", make_message("%1 goes with %2 and %3.", arg::quoted("teams"), "capture-the-flag",
                                             "king-of-the-hill"));
  if (const int target = request.options.at("target").number(); target < 10 || target > 20)
    return refuse("bad_option", make_message("%1 must be 10 to 20, not %2.", arg::quoted("target"), target));
  if (request.text("draft") != "free" && mode.id == "lightning")
    return refuse("bad_option", make_message("Lightning deals its own cards: \"draft\" does not go with it."));
  if (mode.drafted)
    if (auto wrong = check_draft(request, *mode.armies); !wrong) return wrong;
  if (mode.id == "lightning")
    if (auto wrong = check_lightning(request); !wrong) return wrong;
  for (const auto& [army, setup] : request.options.at("setups").table())
    if (find_army(army) == nullptr || !setup.is_text())
      return refuse("bad_option", make_message("%1 must be an army's set-up as text.", arg::quoted("setups." + army)));
  return {};
}

Expected<void> seat_armies(Rules& rules, const RulesRequest& request, const Mode& mode) {
  const auto pair = [&](Seat a, Seat b) {
    const auto bits = static_cast<std::uint8_t>((1U << index(a)) | (1U << index(b)));
    rules.friends[index(a)] = rules.friends[index(b)] = bits;
  };
  if (mode.teams) {
    pair(Seat::S, Seat::N);
    pair(Seat::W, Seat::E);
  }
  if (mode.drafted) return {};
  for (const Seat seat : seats_from_south(rules)) {
    const auto chosen = request.armies.find(seat);
    const std::string& id = chosen == request.armies.end() ? mode.armies->front().id : chosen->second;
    const Army& army =
        *std::find_if(mode.armies->begin(), mode.armies->end(), [&](const Army& a) { return a.id == id; });
    rules.armies[seat] = army.id;
    const std::string setup = setup_text(rules.options, army);
    if (!setup.empty())
      if (auto laid = lay_out(rules, seat, setup); !laid) return laid;
    for (const auto& [kind, n] : army.reserve)
      rules.hands[index(seat)][rules.kind(kind)] = static_cast<std::uint8_t>(n);
  }
  return {};
}

void add_mode_rules(Rules& rules, const RulesRequest& request, const Mode& mode) {
  if (mode.id == "capture-the-flag") add_flags(rules, mode.teams);
  if (mode.two_boards) add_bughouse_drops(rules);
  if (mode.id == "king-of-the-hill") add_hill(rules, request.options.at("target").number());
  // Openly everybody hears everything; what can be broken is silence, secrecy, or what partners owe the others.
  if (mode.teams || mode.two_boards || request.text("communication") != "open")
    rules.add(std::make_unique<TalkPenalty>(kTalking));
}

void add_mode_powers(Rules& rules, const RulesRequest& request, const Mode& mode,
                     const std::shared_ptr<const Roster>& roster) {
  if (mode.id == "lightning") add_lightning(rules, lightning_deck(request), roster);
  if (mode.drafted) add_draft(rules, request, *mode.armies, roster);
  if (mode.two_boards) add_bughouse_hands(rules);
}

std::uint8_t winners_on_time(const Position& pos) {
  return pos.rules->options.at("mode").text() == "king-of-the-hill" ? hill_leaders(pos) : 0;
}

std::vector<Kind> promotion_list(const Position& pos, Seat controller) {
  std::vector<Kind> kinds;
  const auto add = [&](const Army& army) {
    for (const std::string& name : army.promotion) {
      const Kind kind = pos.rules->kind(name);
      if (kind != kNoKind && std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
    }
  };
  const bool standard = pos.rules->options.at("mode").text() == "lightning";
  const auto army_of = [&](Seat seat) {
    const int army = pos.seats[index(seat)].army;
    return standard || army < 0 ? &armies().front() : find_army(pos.rules->army_names[static_cast<std::size_t>(army)]);
  };
  const Army* played = nullptr;  // a seat that plays as another army has what is written there
  each_power(pos, [&](const Power& power, SlotId s) {
    if (owner(pos, s) == controller && played == nullptr && !standard) played = power.plays_as(pos, s);
  });
  add(played != nullptr ? *played : *army_of(controller));
  const SlotId captures = slot_of<KingCapture>(pos);
  if (captures != kNoSlot && pos.rules->options.at("promotion_merge").flag())
    for (const Seat loser : pos.rules->seats)
      if (KingCapture::conquered(pos, captures, controller, loser)) add(*army_of(loser));
  return kinds;
}

}  // namespace arbiter::european
