// SPDX-License-Identifier: MIT
#include "app/server/views.h"

#include <algorithm>
#include <set>

#include "app/event/exchange/club_json.h"
#include "app/event/game_title.h"
#include "app/event/outcome.h"
#include "app/server/army_names.h"
#include "app/server/board_json.h"
#include "app/server/words.h"
#include "app/table/board_view.h"
#include "app/table/session.h"
#include "referee/json/view.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::server {

using event::EventSession;
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

/// The points in what the referee says of a seat.
double points_of(const json& seat, double otherwise) {
  const auto* points = seat.is_object() && seat.contains("points") ? &seat["points"] : nullptr;
  return points != nullptr && points->is_number() ? static_cast<double>(*points) : otherwise;
}

std::string token_at(const EventSession& event_session, int round, int table) {
  if (const db::club::Round* there = event_session.round(round))
    for (const db::club::Table& one : there->tables)
      if (one.number == table) return one.token;
  return "";
}

/// A game as everybody may see it: state, board, the newest plies and awards.
json game_view(const table::Session& session) {
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

}  // namespace

json shown_ply(const db::Ply& ply, bool over) {
  json out{{"n", ply.number}, {"kind", db::to_string(ply.kind)}, {"seat", ply.seat}, {"action", ply.action}};
  if (ply.is_undone) out["undone"] = true;
  if (!ply.reason.empty()) out["reason"] = ply.reason;
  for (const db::Award& award : ply.awards)
    if (over || !award.secret) out["awards"].push_back(award_json(award, ply.number));
  return out;
}

/// Replays the game as far as it is shown, from where it was left at the last look.
db::Expected<void> Views::read_table(const db::club::Club& club, const EventSession& event_session,
                                     const event::TableOutcome& outcome, const json& confirmed,
                                     const std::optional<std::string>& until) {
  const db::GameId game = *outcome.game;
  const auto marked = marks_.find(game);
  const db::club::GameMark mark = marked == marks_.end() ? db::club::GameMark() : marked->second;
  Seen& seen = seen_[game];
  const bool late = until.has_value();
  // A game that nobody has touched is as it was, unless a ply of it was too new to be shown.
  if (!seen.text.empty() && seen.mark == mark && seen.view["confirmed"] == confirmed &&
      (!late || seen.plies == static_cast<std::size_t>(mark.last) + 1))
    return {};
  const auto plies = club.plies(game, static_cast<int>(seen.plies) - 1);
  if (!plies) return tl::unexpected(plies.error());
  std::size_t shown = 0;
  while (shown < plies->size() && (seen.plies + shown == 0 || !late || (*plies)[shown].at <= *until)) ++shown;
  json clock = nullptr;
  if (!late)
    if (const auto noted = club.clock(game)) clock = *noted;
  if (shown > 0 && !seen.broken) {
    if (!seen.session) seen.session = std::make_shared<table::Session>(":memory:");
    // Why one is refused would quote what may be hidden.
    for (std::size_t i = 0; i < shown && !seen.broken; ++i)
      if (!seen.session->replay((*plies)[i].request)) {
        seen.broken = true;
        seen.view = json::object();
        put_words(seen.view, "error",
                  make_message("This game cannot be shown: this program refuses its ply %1", (*plies)[i].number));
      }
    if (!seen.broken) seen.view = game_view(*seen.session);
  }
  seen.plies += shown;
  seen.mark = mark;
  seen.view["round"] = outcome.round;
  seen.view["table"] = outcome.table;
  seen.view["event"] = event_session.record.event.name;
  seen.view["clock"] = seen.broken ? json() : clock;
  seen.view["confirmed"] = confirmed;
  seen.text = text::dump(seen.view);
  return {};
}

/// The tables of published rounds whose games have begun. Those that have changed are read.
db::Expected<Snapshot> Views::read_tables(const db::club::Club& club, const EventSession& event_session,
                                          const std::optional<std::string>& until) {
  auto marks = club.marks(event_session.record.event.id);
  if (!marks) return tl::unexpected(marks.error());
  marks_ = std::move(*marks);
  Snapshot snapshot;
  std::set<db::GameId> shown;
  for (const auto& outcome : event::outcomes(event_session.record)) {
    if (!outcome.game) continue;
    // Only of what is over for those who are shown it late, too.
    const auto who = confirmed_.find(token_at(event_session, outcome.round, outcome.table));
    const json by = who != confirmed_.end() && outcome.counts() ? json(who->second) : json::array();
    if (const auto read = read_table(club, event_session, outcome, by, until); !read)
      return tl::unexpected(read.error());
    shown.insert(*outcome.game);
    snapshot["table/" + std::to_string(outcome.round) + "/" + std::to_string(outcome.table)] =
        seen_[*outcome.game].text;
  }
  std::erase_if(seen_, [&](const auto& one) { return !shown.contains(one.first); });
  return snapshot;
}

bool Views::same_games(const db::club::Club& club, db::club::EventId event) const {
  const auto marks = club.marks(event);
  if (!marks || *marks != marks_) return false;
  const auto confirmed = club.confirmed(event);
  return confirmed && *confirmed == confirmed_;
}

json Views::event_view(const EventSession& event_session, std::chrono::seconds delay) const {
  json view{{"event", event::to_json(event_session.record.event)},
            {"title", event::game_title(event_session.record.event.ruleset)},
            {"round", event_session.published()},
            {"delay", delay.count()}};
  view["rounds"] = json::array();
  for (const db::club::Round& round : event_session.record.rounds) {
    json one = event::round_json(event_session, round);
    for (json& seated : one["tables"]) {
      seated.erase("token");
      name_armies(seated["seats"]);
    }
    view["rounds"].push_back(std::move(one));
  }
  view["tables"] = json::array();
  for (const auto& outcome : event::outcomes(event_session.record)) {
    json one = event::to_json(outcome, event_session.names);
    const auto token = token_at(event_session, outcome.round, outcome.table);
    // Only of what is over for those who are shown it late, too.
    if (const auto who = confirmed_.find(token); who != confirmed_.end() && outcome.counts())
      one["confirmed"] = who->second;
    put_words(one, "how", event::source_text(outcome));
    name_armies(one["seats"]);
    view["tables"].push_back(std::move(one));
  }
  const auto standings = event::standings_json(event_session);
  if (standings)
    view["standings"] = *standings;
  else
    put_words(view["standings"], "error", standings.error().message);
  return view;
}

db::Expected<Snapshot> Views::read(const db::club::Club& club, db::club::EventId event, std::chrono::seconds delay,
                                   const std::string& now) {
  // What was shown already may be too new now.
  if (delay != delay_) seen_.clear();
  delay_ = delay;
  const auto until = shown_until(delay, now);
  auto event_session = event::open_event(club, event, event::Knowing::who_takes_part);
  if (!event_session) return tl::unexpected(event_session.error());
  leave_out_later(*event_session, until);

  auto confirmed = club.confirmed(event);
  if (!confirmed) return tl::unexpected(confirmed.error());
  confirmed_ = std::move(*confirmed);
  auto snapshot = read_tables(club, *event_session, until);
  if (!snapshot) return snapshot;
  // Points are those of what is shown.
  for (auto& [token, game] : event_session->record.games)
    if (const auto one = seen_.find(game.id); one != seen_.end() && one->second.view.contains("state")) {
      const json& seats = one->second.view["state"]["seats"];
      for (db::SeatEntry& seat : game.seats)
        if (seats.contains(seat.seat)) seat.points = points_of(seats[seat.seat], seat.points);
    }
  json view = event_view(*event_session, delay);
  const auto leagues = leagues_.read(club, *event_session, delay, now);
  if (!leagues) return tl::unexpected(leagues.error());
  view["leagues"] = leagues->contains("leagues");
  (*snapshot)["event"] = text::dump(view);
  snapshot->insert(leagues->begin(), leagues->end());
  return snapshot;
}

}  // namespace arbiter::server
