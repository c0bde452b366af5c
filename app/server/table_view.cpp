// SPDX-License-Identifier: MIT
#include "app/server/table_view.h"

#include <algorithm>

#include "app/server/army_names.h"
#include "app/server/board_json.h"
#include "app/table/board_view.h"
#include "referee/json/view.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

// The newest ones; the whole game is in the record. The oldest go many at once, so that a ply more is most often
// nothing but a ply more.
constexpr std::size_t kViewedPlies = 60, kViewedAwards = 40, kGoAtOnce = 20;

/// The first of so many that are shown, if `most` may be.
std::size_t first_shown(std::size_t all, std::size_t most) {
  return all <= most ? 0 : (all - most + kGoAtOnce - 1) / kGoAtOnce * kGoAtOnce;
}

json award_json(const db::Award& award, int ply) {
  json out{{"seat", award.seat},
           {"points", award.points},
           {"reason", award.reason},
           {"rule", award.rule},
           {"ply", award.of_ply < 0 ? ply : award.of_ply}};
  if (!award.piece.empty()) out["piece"] = award.piece;
  return out;
}

/// The newest awards, and what the rules say that they were given by.
void tell_points(json& view, const table::Session& session, const std::vector<db::Ply>& history, bool over) {
  std::vector<json> awards;
  for (const db::Ply& ply : history)
    for (const db::Award& award : ply.awards)
      if (!ply.is_undone && (over || !award.secret)) awards.push_back(award_json(award, ply.number));
  awards.erase(awards.begin(), awards.begin() + static_cast<std::ptrdiff_t>(first_shown(awards.size(), kViewedAwards)));
  view["rules"] = json::object();
  for (const json& award : awards) {
    const auto& rule = award["rule"].get_ref<const std::string&>();
    if (view["rules"].contains(rule)) continue;
    if (const auto told = session.explain(rule)) view["rules"][rule] = told->text.english();
  }
  view["points"] = std::move(awards);
}

}  // namespace

json shown_ply(const db::Ply& ply, bool over) {
  json out{{"n", ply.number}, {"kind", db::to_string(ply.kind)}, {"seat", ply.seat}, {"action", ply.action}};
  if (ply.is_undone) out["undone"] = true;
  if (!ply.reason.empty()) out["reason"] = ply.reason;
  for (const db::Award& award : ply.awards)
    if (over || !award.secret) out["awards"].push_back(award_json(award, ply.number));
  return out;
}

json table_view(const table::Session& session) {
  const view::GameView state = session.state();
  json view{{"state", state}, {"board", board_json(table::board_state(state, 0).board)}};
  name_armies(view["state"]["seats"]);
  const std::vector<db::Ply> history = session.history();
  view["plies"] = history.empty() ? 0 : history.size() - 1;
  view["history"] = json::array();
  for (std::size_t i = history.empty() ? 0 : 1 + first_shown(history.size() - 1, kViewedPlies); i < history.size(); ++i)
    view["history"].push_back(shown_ply(history[i], state.result.has_value()));
  if (state.result) {
    const auto rule = session.explain(state.result->reason);
    view["ended"] = rule ? rule->text.english() : "";
  }
  tell_points(view, session, history, state.result.has_value());
  return view;
}

}  // namespace arbiter::server
