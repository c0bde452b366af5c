// SPDX-License-Identifier: MIT
#include "referee/european/game.h"

#include <algorithm>
#include <set>

namespace arbiter::european {

void add_common_kinds(Rules& rules, const RuleText& double_step) {
  std::array<CellSet, 4> second;
  for (int side = 0; side < 4; ++side)
    for (const Cell cell : rules.board->cells())
      if (row(*rules.board, seat_at(side), cell) == 2) second[side].set(cell.value);
  const std::uint8_t zone = rules.add_zone(second);
  rules.royal_kinds = 1ULL << rules.add_kind("king", Movement("K"));
  rules.add_kind("queen", Movement("Q"), nullptr, true);
  rules.add_kind("rook", Movement("R"));
  rules.add_kind("bishop", Movement("B"));
  rules.add_kind("knight", Movement("N"));
  rules.add_kind("pawn", Movement("fmWfcF").also("nfmD", &double_step, {zone, kNoZone}));
  for (const auto& [kind, letter] : kCommonKinds) rules.kinds[rules.kind(kind)].letter = letter;
}

std::vector<Seat> seats_from_south(const Rules& rules) {
  std::vector<Seat> seats = rules.seats;
  std::sort(seats.begin(), seats.end());
  return seats;
}

std::string setup_text(const Options& options, const Army& army) {
  if (const Value& own = options.at("setups"); own.has(army.id)) return own[army.id].text();
  return options.at("mode").text() == "lightning" ? armies().front().setup : army.setup;
}

std::string setup_of(const Position& pos, Seat seat) {
  const int army = pos.seats[index(seat)].army;
  if (army < 0) return {};
  return setup_text(pos.rules->options, *find_army(pos.rules->army_names[static_cast<std::size_t>(army)]));
}

Expected<void> lay_out(Rules& rules, Seat seat, const std::string& setup) {
  const auto rows = parse_setup(rules, setup);
  if (rows.empty() || rows.size() > 8)
    return refuse("bad_setup",
                  make_message("The set-up %1 of %2 cannot be read.", arg::quoted(setup), arg::seat(name(seat))));
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t c = 0; c < rows[r].size(); ++c) {
      const Kind kind = rows[r][c];
      if (kind == kNoKind) continue;
      const Cell cell = own_cell(*rules.board, seat, static_cast<int>(c) + 1, static_cast<int>(r) + 1);
      const bool taken =
          std::any_of(rules.setup.begin(), rules.setup.end(), [cell](const StartPiece& s) { return s.cell == cell; });
      if (!cell.valid() || taken)
        return refuse("bad_setup",
                      make_message("The set-up %1 of %2: %3 has no place in column %4 of row %5.", arg::quoted(setup),
                                   arg::seat(name(seat)), arg::kind(rules.name(kind)), c + 1, r + 1));
      rules.setup.push_back({cell, kind, seat, seat});
    }
  }
  return {};
}

std::shared_ptr<const Roster> install_armies(Rules& rules, const std::vector<Army>& list, bool everything) {
  auto roster = std::make_shared<Roster>();
  std::set<std::string> at_the_table;
  const auto tables = [&](Installer& in, const Army& army) {
    if (!at_the_table.insert(army.id).second) return;
    for (auto& rule : in.tables) rules.add(std::move(rule));
  };
  bool all = everything;
  // What holds for the whole table first, in the order of the list; then the powers by seat.
  std::vector<std::pair<Seat, Installer>> seats;
  for (const Seat seat : seats_from_south(rules)) {
    const auto chosen = rules.armies.find(seat);
    if (chosen == rules.armies.end()) continue;
    const auto army = std::find_if(list.begin(), list.end(), [&](const Army& a) { return a.id == chosen->second; });
    if (army == list.end() || army->install == nullptr) continue;
    Installer in(rules, roster);
    army->install(in);
    tables(in, *army);
    all = all || in.roster_wanted;
    seats.emplace_back(seat, std::move(in));
  }
  if (all) {
    for (const Army& army : list) {
      auto& spares = (*roster)[army.id];
      if (army.install == nullptr) continue;
      Installer in(rules, roster);
      army.install(in);
      tables(in, army);
      for (auto& rule : in.powers) spares.push_back(rules.add_spare(std::move(rule)));
    }
  }
  for (auto& [seat, in] : seats)
    for (auto& rule : in.powers) rules.add(std::move(rule), seat);
  return roster;
}

}  // namespace arbiter::european
