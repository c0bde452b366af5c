// SPDX-License-Identifier: MIT
#include "app/table/bookkeeping.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "referee/json/view.h"

namespace arbiter::table {
namespace notes {
namespace {

/// The length of the seat before a colon, as in "W:react censor" and "S2:e2e4"; 0 where none is named.
std::size_t actor_length(const std::string& action) {
  const std::size_t colon = action.find_first_of(": ");
  return colon != std::string::npos && action[colon] == ':' ? colon : 0;
}

}  // namespace

db::Standing standing_of(const view::GameView& state) {
  db::Standing standing;
  standing.status = view::phase_name(state.status);
  standing.result = game_json::outcome_json(state.result);
  for (const auto& [seat, entry] : state.seats) standing.points[seat] = entry.points;
  return standing;
}

std::vector<db::SeatEntry> seats_of(const Value& setup, const view::GameView& state,
                                    const std::map<std::string, std::string>& players,
                                    const std::map<std::string, db::PersonId>& people) {
  std::vector<db::SeatEntry> entries;
  const Value& armies = setup["armies"];
  for (const std::string seat : {"S", "W", "N", "E", "S2", "W2", "N2", "E2"}) {
    const auto sits = state.seats.find(seat);
    if (sits == state.seats.end()) continue;
    const auto player = players.find(seat);
    const auto person = people.find(seat);
    entries.push_back({seat, player == players.end() ? "" : player->second, armies.text(seat, sits->second.army), 0, 0,
                       person == people.end() ? 0 : person->second});
  }
  return entries;
}

view::GameEvents events_of(const db::Ply& ply) { return game_json::events_of(ply.events); }

std::vector<db::Award> awards_of(const view::GameEvents& events, const view::GameEvents& public_events) {
  std::vector<db::Award> awards;
  for (const view::GameEvent& event : events) {
    const auto* scored = view::get_if<view::Scored>(event);
    if (scored == nullptr) continue;
    db::Award award;
    award.seat = scored->seat;
    award.points = scored->points.value_or(0);
    award.reason = scored->reason;
    award.rule = event.rule;
    award.sq = scored->sq;
    award.piece = scored->piece;
    award.secret = std::find(public_events.begin(), public_events.end(), event) == public_events.end();
    awards.push_back(std::move(award));
  }
  return awards;
}

std::string actor_of(const std::string& action, const view::GameView& state) {
  const std::size_t length = actor_length(action);
  return length != 0 ? action.substr(0, length) : state.to_act;
}

std::optional<Mismatch> first_difference(const view::GameEvents& then, const view::GameEvents& now) {
  const auto [was, is] = std::mismatch(then.begin(), then.end(), now.begin(), now.end());
  if (was == then.end() && is == now.end()) return std::nullopt;
  Mismatch found;
  found.ordinal = static_cast<std::size_t>(was - then.begin());
  if (was != then.end()) found.then = *was;
  if (is != now.end()) found.now = *is;
  return found;
}

}  // namespace notes

PlyList::PlyList(std::vector<db::Ply> plies) : plies_(std::move(plies)) {
  for (const db::Ply& ply : plies_) stack(ply);
}

const db::Ply& PlyList::add(db::Ply ply, int count) {
  auto& from = ply.kind == db::PlyKind::undo ? done_ : taken_back_;
  auto& to = ply.kind == db::PlyKind::undo ? ply.undone : ply.restored;
  if (ply.kind == db::PlyKind::undo || ply.kind == db::PlyKind::redo) {
    const auto many = std::min(from.size(), static_cast<std::size_t>(std::max(count, 0)));
    to.assign(from.rbegin(), from.rbegin() + static_cast<std::ptrdiff_t>(many));
  }
  for (const int number : ply.undone) plies_[static_cast<std::size_t>(number)].is_undone = true;
  for (const int number : ply.restored) plies_[static_cast<std::size_t>(number)].is_undone = false;
  stack(ply);
  for (db::Award& award : ply.awards) award.of_ply = ply.number;
  plies_.push_back(std::move(ply));
  return plies_.back();
}

void PlyList::stack(const db::Ply& ply) {
  switch (ply.kind) {
    case db::PlyKind::start:
      break;
    case db::PlyKind::act:
    case db::PlyKind::override:
      done_.push_back(ply.number);
      taken_back_.clear();
      break;
    case db::PlyKind::undo:
      done_.resize(done_.size() - ply.undone.size());
      taken_back_.insert(taken_back_.end(), ply.undone.begin(), ply.undone.end());
      break;
    case db::PlyKind::redo:
      taken_back_.resize(taken_back_.size() - ply.restored.size());
      done_.insert(done_.end(), ply.restored.begin(), ply.restored.end());
      break;
  }
}

std::vector<db::Award> PlyList::awards() const {
  std::vector<db::Award> awards;
  for (const db::Ply& ply : plies_) {
    if (!ply.is_undone) awards.insert(awards.end(), ply.awards.begin(), ply.awards.end());
  }
  return awards;
}

std::map<std::string, double> PlyList::totals() const {
  std::map<std::string, double> totals;
  for (const db::Award& award : awards()) totals[award.seat] += award.points;
  return totals;
}

std::map<std::string, int> PlyList::places(const db::Standing& standing) const {
  if (!standing.result.is_object()) return {};
  std::map<std::string, int> eliminated;  // the later the greater
  int order = 0;
  for (const db::Ply& ply : plies_) {
    if (ply.is_undone) continue;
    for (const view::GameEvent& event : notes::events_of(ply))
      if (const auto* out = view::get_if<view::Eliminated>(event)) eliminated[out->seat] = ++order;
  }
  const bool scored =
      std::any_of(standing.points.begin(), standing.points.end(), [](const auto& one) { return one.second != 0; });
  const auto winners = standing.result.value("winners", nlohmann::json::array());
  std::map<std::string, std::tuple<bool, double, int>> worth;
  for (const auto& [seat, points] : standing.points) {
    const auto out = eliminated.find(seat);
    const int lasted = scored ? 0 : out == eliminated.end() ? order + 1 : out->second;
    worth[seat] = {std::find(winners.begin(), winners.end(), seat) != winners.end(), points, lasted};
  }
  std::map<std::string, int> places;
  for (const auto& [seat, one] : worth) {
    places[seat] = 1 + static_cast<int>(std::count_if(worth.begin(), worth.end(),
                                                      [&](const auto& other) { return other.second > one; }));
  }
  return places;
}

void PlyList::balance(const std::map<std::string, double>& points, const std::string& reason) {
  auto totals_now = totals();
  for (const auto& [seat, wanted] : points) {
    const double missing = wanted - totals_now[seat];
    if (std::abs(missing) < 1e-9) continue;
    db::Award award;
    award.seat = seat;
    award.points = missing;
    award.reason = reason;
    award.of_ply = plies_.back().number;
    plies_.back().awards.push_back(std::move(award));
  }
}

}  // namespace arbiter::table
