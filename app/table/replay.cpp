// SPDX-License-Identifier: MIT
#include "app/table/replay.h"

#include <utility>

#include "referee/json/games.h"
#include "referee/protocol/record.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::table {

namespace {

Message refused(const db::Ply& ply, Message why) {
  return make_message("Ply %1 was accepted when it was played and is refused now: %2", ply.number, std::move(why));
}

/// The ply played once more. Errors: why it is refused, also where it is no request.
Expected<Changed> carried_out(Referee& referee, const db::Ply& ply) {
  return view::guarded([&] { return referee.carry_out(request_of(text::value_of(ply.request))); });
}

}  // namespace

Replay::Replay(std::vector<db::Ply> plies, bool open, Referee referee)
    : plies_(std::move(plies)), open_(open), referee_(referee), fresh_(std::move(referee)) {
  for (db::Ply& ply : plies_) {
    if (open_) continue;
    if (ply.public_events) ply.events = *std::exchange(ply.public_events, std::nullopt);
    if (ply.public_action) ply.action = *std::exchange(ply.public_action, std::nullopt);
  }
  const std::set<int> standing = standing_at(static_cast<int>(plies_.size()) - 1);
  line_.assign(standing.begin(), standing.end());
}

std::set<int> Replay::standing_at(int last) const {
  std::set<int> standing;
  for (const db::Ply& ply : plies_) {
    if (ply.number > last) break;
    for (const int number : ply.undone) standing.erase(number);
    standing.insert(ply.restored.begin(), ply.restored.end());
    if (ply.kind != db::PlyKind::undo && ply.kind != db::PlyKind::redo) standing.insert(ply.number);
  }
  return standing;
}

std::vector<db::Award> Replay::awards_at(int last) const {
  const std::set<int> standing = standing_at(last);
  std::vector<db::Award> awards;
  for (const db::Ply& ply : plies_) {
    if (ply.number > last) break;
    // What an undo or a redo carries itself balances the score; it stands as long as it is the last word.
    const bool step = ply.kind == db::PlyKind::undo || ply.kind == db::PlyKind::redo;
    if (!step && !standing.contains(ply.number)) continue;
    for (const db::Award& award : ply.awards) {
      if (award.secret && !open_) continue;
      awards.push_back(award);
      if (awards.back().of_ply < 0) awards.back().of_ply = ply.number;
    }
  }
  return awards;
}

bool Replay::advance() {
  if (states_.size() >= plies_.size() || !broken_.empty()) return false;
  const db::Ply& ply = plies_[states_.size()];
  if (!ply.request.is_object()) {
    broken_ = make_message("Ply %1 has no request", ply.number);
    return false;
  }
  const auto changed = carried_out(referee_, ply);
  if (!changed) {
    // The reason would quote what is hidden.
    broken_ = refused(ply, ply.public_action ? make_message("no reason given") : changed.error().message);
    return false;
  }
  states_.push_back(open_ ? referee_.state(Viewer::arbiter()) : changed->state);
  return true;
}

tl::expected<view::GameView, Message> Replay::state_after(int ply) {
  if (ply < 0 || ply >= static_cast<int>(plies_.size()))
    return tl::unexpected(make_message("The game has no ply %1", ply));
  while (known() <= ply)
    if (!advance()) return tl::unexpected(broken_);
  return states_[static_cast<std::size_t>(ply)];
}

tl::expected<Referee, Message> Replay::referee_after(int last) const {
  Referee again = fresh_;
  for (const db::Ply& ply : plies_) {
    if (ply.number > last) break;
    if (const auto changed = carried_out(again, ply); !changed)
      return tl::unexpected(refused(ply, changed.error().message));
  }
  return again;
}

std::optional<std::string> Replay::fen_after(int ply) const {
  const auto again = referee_after(ply);
  if (!again || again->game() == nullptr) return std::nullopt;
  return protocol::position_fen(*again->game(), Viewer::everyone());
}

tl::expected<std::string, Message> Replay::record_after(int ply) const {
  const auto again = referee_after(ply);
  if (!again) return tl::unexpected(again.error());
  if (again->game() == nullptr)
    return tl::unexpected(refused(plies_[static_cast<std::size_t>(ply)], make_message("no game")));
  nlohmann::json record = game_json::record(*again->game(), Viewer::arbiter());
  // The dice and cards to come are others; those that have fallen stand in the record.
  record.erase("seed");
  return text::dump(record);
}

}  // namespace arbiter::table
