// SPDX-License-Identifier: MIT
#include "app/server/replay.h"

#include "app/server/army_names.h"
#include "app/server/board_json.h"
#include "app/server/table_view.h"
#include "app/table/board_view.h"
#include "referee/json/view.h"

namespace arbiter::server {

using nlohmann::json;

bool Replay::add(const db::club::ToldPly& ply) {
  if (!session_) session_ = std::make_shared<table::Session>(":memory:");
  if (!session_->replay(ply.request)) return false;
  json state = session_->state();
  name_armies(state["seats"]);
  if (ops_.empty()) first_ = state;
  ops_.push_back(ops_.empty() ? json::array() : json::diff(last_, state));
  last_ = std::move(state);
  return true;
}

json Replay::view() const {
  if (ops_.empty()) return nullptr;
  const view::GameView state = session_->state();
  json plies = json::array();
  const std::vector<db::Ply> history = session_->history();
  for (std::size_t i = 1; i < history.size() && i < ops_.size(); ++i) {
    json one = shown_ply(history[i], state.result.has_value());
    one["ops"] = ops_[i];
    plies.push_back(std::move(one));
  }
  return {{"board", board_json(table::board_state(state, 0).board)}, {"state", first_}, {"plies", std::move(plies)}};
}

}  // namespace arbiter::server
