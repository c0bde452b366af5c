// SPDX-License-Identifier: MIT
#include "app/event/followed_game.h"

namespace arbiter::event {

db::Expected<bool> FollowedGame::follow(const db::club::Club& club, db::GameId game, const db::club::GameMark& mark,
                                        const std::optional<std::string>& until) {
  if (mark.last + 1 < plies_) *this = {};  // the file is another one
  const bool due = next_ && (!until || *next_ <= *until);
  if (mark_ == mark && !due) return false;
  const auto plies = club.plies(game, plies_ - 1);
  if (!plies) return tl::unexpected(plies.error());
  next_.reset();
  for (const db::club::ToldPly& ply : *plies) {
    // How a game begins is no news.
    if (until && plies_ > 0 && ply.at > *until) {
      next_ = ply.at;
      break;
    }
    ++plies_;
    if (refused_) continue;
    if (!session_) session_ = std::make_unique<table::Session>(":memory:");
    const auto reply = session_->replay(ply.request);
    if (!reply) {
      refused_ = ply.number;
      continue;
    }
    if (plies_ == 1) setup_ = reply->setup;
    events_ = reply->events;
  }
  mark_ = mark;
  clock_ = Value();
  if (!until)
    if (const auto noted = club.clock(game)) clock_ = *noted;
  return true;
}

}  // namespace arbiter::event
