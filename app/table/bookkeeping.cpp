// SPDX-License-Identifier: MIT
#include "app/table/bookkeeping.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace arbiter::table {
namespace notes {
namespace {

std::string text(const nlohmann::json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// The length of the seat before a colon, as in "W:react censor" and "S2:e2e4"; 0 where none is named.
std::size_t actor_length(const std::string& action) {
  const std::size_t colon = action.find_first_of(": ");
  return colon != std::string::npos && action[colon] == ':' ? colon : 0;
}

}  // namespace

db::Standing standing_of(const nlohmann::json& state) {
  db::Standing standing;
  standing.status = text(state, "status");
  standing.result = state.value("result", nlohmann::json());
  const auto seats = state.value("seats", nlohmann::json::object());
  for (const auto& [seat, entry] : seats.items()) {
    const auto points = entry.find("points");
    standing.points[seat] = points != entry.end() && points->is_number() ? points->get<double>() : 0;
  }
  return standing;
}

std::vector<db::SeatEntry> seats_of(const nlohmann::json& setup, const nlohmann::json& state,
                                    const std::map<std::string, std::string>& players,
                                    const std::map<std::string, db::PersonId>& people) {
  std::vector<db::SeatEntry> entries;
  const auto armies = setup.value("armies", nlohmann::json::object());
  const auto seats = state.value("seats", nlohmann::json::object());
  for (const std::string seat : {"S", "W", "N", "E", "S2", "W2", "N2", "E2"}) {
    if (!seats.contains(seat)) continue;
    const auto army = armies.contains(seat) ? armies[seat] : seats[seat].value("army", nlohmann::json());
    const auto player = players.find(seat);
    const auto person = people.find(seat);
    entries.push_back({seat, player == players.end() ? "" : player->second,
                       army.is_string() ? army.get<std::string>() : "", 0, 0,
                       person == people.end() ? 0 : person->second});
  }
  return entries;
}

std::vector<db::Award> awards_of(const nlohmann::json& events, const nlohmann::json& public_events) {
  std::vector<db::Award> awards;
  for (const auto& event : events) {
    if (text(event, "type") != "scored") continue;
    db::Award award;
    award.seat = text(event, "seat");
    award.points = event.value("points", 0.0);
    award.reason = text(event, "reason");
    award.rule = text(event, "rule");
    award.sq = text(event, "sq");
    award.piece = text(event, "piece");
    award.secret = std::find(public_events.begin(), public_events.end(), event) == public_events.end();
    awards.push_back(std::move(award));
  }
  return awards;
}

std::string actor_of(const std::string& action, const nlohmann::json& state) {
  const std::size_t length = actor_length(action);
  return length != 0 ? action.substr(0, length) : text(state, "to_act");
}

nlohmann::json first_difference(const nlohmann::json& stored, const nlohmann::json& now) {
  for (std::size_t i = 0; i < std::max(stored.size(), now.size()); ++i) {
    const nlohmann::json before = i < stored.size() ? stored[i] : nlohmann::json();
    const nlohmann::json after = i < now.size() ? now[i] : nlohmann::json();
    if (before != after) return {{"ordinal", i}, {"stored", before}, {"now", after}};
  }
  return nullptr;
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
    for (const auto& event : ply.events)
      if (notes::text(event, "type") == "eliminated") eliminated[notes::text(event, "seat")] = ++order;
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
