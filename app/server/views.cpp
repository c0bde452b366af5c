// SPDX-License-Identifier: MIT
#include "app/server/views.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <set>

#include "app/evening/exchange/club_json.h"
#include "app/evening/game_title.h"
#include "app/evening/outcome.h"
#include "app/server/army_names.h"
#include "app/server/board_json.h"
#include "app/table/board_view.h"
#include "app/table/session.h"
#include "referee/wire/told.h"
#include "text/facts_json.h"
#include "text/json_text.h"

namespace arbiter::server {

using evening::Evening;
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
    if (const auto told = session.explain(rule)) view["rules"][rule] = told->text;
  }
  view["points"] = std::move(awards);
}

/// The points in what the referee says of a seat.
double points_of(const json& seat, double otherwise) {
  const auto* points = seat.is_object() && seat.contains("points") ? &seat["points"] : nullptr;
  return points != nullptr && points->is_number() ? static_cast<double>(*points) : otherwise;
}

std::string token_at(const Evening& evening, int round, int table) {
  if (const db::club::Round* there = evening.round(round))
    for (const db::club::Table& one : there->tables)
      if (one.number == table) return one.token;
  return "";
}

/// A game as everybody may see it: state, board, the newest plies and awards.
json game_view(const table::Session& session) {
  const told::State state = session.state();
  json view{{"state", state}, {"board", board_json(table::board_state(state, 0).board)}};
  name_armies(view["state"]["seats"]);
  const std::vector<db::Ply> history = session.history();
  view["plies"] = history.empty() ? 0 : history.size() - 1;
  view["history"] = json::array();
  for (std::size_t i = history.empty() ? 0 : 1 + first_shown(history.size() - 1, kViewedPlies); i < history.size(); ++i)
    view["history"].push_back(shown_ply(history[i], state.result.has_value()));
  if (state.result) {
    const auto rule = session.explain(state.result->reason);
    view["ended"] = rule ? rule->text : "";
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

void leave_out_later(Evening& evening, const std::optional<std::string>& until) {
  auto& record = evening.record;
  std::erase_if(record.rounds, [](const db::club::Round& round) { return round.published_at.empty(); });
  if (!until) return;
  std::erase_if(record.results, [&](const db::club::HandResult& result) { return result.at > *until; });
  std::erase_if(record.games, [&](const auto& game) { return game.second.started_at > *until; });
  for (auto& [token, game] : record.games) {
    if (game.ended_at.empty() || game.ended_at <= *until) continue;
    game.ended_at.clear();
    for (db::SeatEntry& seat : game.seats) seat.place = 0;
  }
}

std::string earlier(const std::string& now, std::chrono::seconds by) {
  std::tm parts{};
  int millis = 0;
  if (std::sscanf(now.c_str(), "%d-%d-%dT%d:%d:%d.%dZ", &parts.tm_year, &parts.tm_mon, &parts.tm_mday, &parts.tm_hour,
                  &parts.tm_min, &parts.tm_sec, &millis) != 7)
    return now;
  parts.tm_year -= 1900;
  parts.tm_mon -= 1;
  const std::time_t then = timegm(&parts) - by.count();
  std::tm out{};
  gmtime_r(&then, &out);
  std::array<char, 40> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &out);
  const std::string thousandths = std::to_string(1000 + millis).substr(1);
  return text.data() + ("." + thousandths) + "Z";
}

/// Replays the game as far as it is shown, from where it was left at the last look.
db::Expected<void> Views::read_table(const db::club::Club& club, const Evening& evening,
                                     const evening::TableOutcome& outcome, const db::club::GameMark& mark,
                                     const json& confirmed, const std::string& until) {
  const db::GameId game = *outcome.game;
  Seen& seen = seen_[game];
  const bool late = options_.delay.count() > 0;
  // A game that nobody has touched is as it was, unless a ply of it was too new to be shown.
  if (!seen.text.empty() && seen.mark == mark && seen.view["confirmed"] == confirmed &&
      (!late || seen.plies == static_cast<std::size_t>(mark.last) + 1))
    return {};
  const auto plies = club.plies(game, static_cast<int>(seen.plies) - 1);
  if (!plies) return tl::unexpected(plies.error());
  std::size_t shown = 0;
  while (shown < plies->size() && (seen.plies + shown == 0 || !late || (*plies)[shown].at <= until)) ++shown;
  json clock = nullptr;
  if (!late)
    if (const auto noted = club.clock(game)) clock = *noted;
  if (shown > 0 && !seen.broken) {
    if (!seen.session) seen.session = std::make_shared<table::Session>(":memory:");
    // Why one is refused would quote what may be hidden.
    for (std::size_t i = 0; i < shown && !seen.broken; ++i)
      if (!seen.session->replay((*plies)[i].request)) {
        seen.broken = true;
        seen.view = {
            {"error", "This game cannot be shown: this program refuses its ply " + std::to_string((*plies)[i].number)}};
      }
    if (!seen.broken) seen.view = game_view(*seen.session);
  }
  seen.plies += shown;
  seen.mark = mark;
  seen.view["round"] = outcome.round;
  seen.view["table"] = outcome.table;
  seen.view["event"] = evening.record.event.name;
  seen.view["clock"] = seen.broken ? json() : clock;
  seen.view["confirmed"] = confirmed;
  seen.text = text::dump(seen.view);
  return {};
}

/// The tables of published rounds whose games have begun. Those that have changed are read.
db::Expected<Snapshot> Views::read_tables(const db::club::Club& club, const Evening& evening,
                                          const Confirmed& confirmed, const std::string& until) {
  const auto marks = club.marks(evening.record.event.id);
  if (!marks) return tl::unexpected(marks.error());
  Snapshot snapshot;
  std::set<db::GameId> shown;
  for (const auto& outcome : evening::outcomes(evening.record)) {
    if (!outcome.game) continue;
    const auto mark = marks->find(*outcome.game);
    // Only of what is over for those who are shown it late, too.
    const auto who = confirmed.find(token_at(evening, outcome.round, outcome.table));
    const json by = who != confirmed.end() && outcome.counts() ? json(who->second) : json::array();
    const auto read =
        read_table(club, evening, outcome, mark == marks->end() ? db::club::GameMark() : mark->second, by, until);
    if (!read) return tl::unexpected(read.error());
    shown.insert(*outcome.game);
    snapshot["table/" + std::to_string(outcome.round) + "/" + std::to_string(outcome.table)] =
        seen_[*outcome.game].text;
  }
  std::erase_if(seen_, [&](const auto& one) { return !shown.contains(one.first); });
  return snapshot;
}

db::Expected<const db::club::Club*> Views::club() {
  // A file may be another one by now; a server stays, and is connected to again where need be.
  if (club_ && club_->games() != nullptr) club_.reset();
  struct stat file {};
  const auto there =
      ::stat(options_.file.c_str(), &file) == 0 ? std::optional<std::uint64_t>(file.st_ino) : std::nullopt;
  if (there != inode_) seen_.clear();
  inode_ = there;
  if (!club_) {
    auto opened = db::club::Club::open(options_.file, db::Store::Missing::refuse);
    if (!opened) return tl::unexpected(opened.error());
    club_.emplace(std::move(*opened));
  }
  return &*club_;
}

db::Expected<void> Views::find_event() {
  const auto opened = club();
  if (!opened) return tl::unexpected(opened.error());
  const auto found = evening::event_meant(**opened, options_.event);
  if (!found) return tl::unexpected(found.error());
  return {};
}

std::optional<std::int64_t> Views::changes() {
  if (!db::club::is_address(options_.file.string())) return std::nullopt;
  const auto opened = club();
  if (!opened) return std::nullopt;
  const auto counted = (*opened)->changes();
  return counted ? std::optional(*counted) : std::nullopt;
}

db::Expected<Snapshot> Views::read(const std::string& now) {
  const std::string until = earlier(now, options_.delay);
  const auto opened = club();
  if (!opened) return tl::unexpected(opened.error());
  const db::club::Club& kept = **opened;
  auto evening = evening::open_evening(kept, options_.event, evening::Knowing::who_takes_part);
  if (!evening) return tl::unexpected(evening.error());
  leave_out_later(*evening, options_.delay.count() > 0 ? std::optional(until) : std::nullopt);

  const auto confirmed = kept.confirmed(evening->record.event.id);
  if (!confirmed) return tl::unexpected(confirmed.error());
  auto tables = read_tables(kept, *evening, *confirmed, until);
  if (!tables) return tl::unexpected(tables.error());
  Snapshot snapshot = std::move(*tables);
  // Points are those of what is shown.
  for (auto& [token, game] : evening->record.games)
    if (const auto one = seen_.find(game.id); one != seen_.end() && one->second.view.contains("state")) {
      const json& seats = one->second.view["state"]["seats"];
      for (db::SeatEntry& seat : game.seats)
        if (seats.contains(seat.seat)) seat.points = points_of(seats[seat.seat], seat.points);
    }

  json view{{"event", evening::to_json(evening->record.event)},
            {"title", evening::game_title(evening->record.event.ruleset)},
            {"round", evening->published()},
            {"delay", options_.delay.count()}};
  view["rounds"] = json::array();
  for (const db::club::Round& round : evening->record.rounds) {
    json one = evening::round_json(*evening, round);
    for (json& seated : one["tables"]) {
      seated.erase("token");
      name_armies(seated["seats"]);
    }
    view["rounds"].push_back(std::move(one));
  }
  view["tables"] = json::array();
  for (const auto& outcome : evening::outcomes(evening->record)) {
    json one = evening::to_json(outcome, evening->names);
    const auto token = token_at(*evening, outcome.round, outcome.table);
    // Only of what is over for those who are shown it late, too.
    if (const auto who = confirmed->find(token); who != confirmed->end() && outcome.counts())
      one["confirmed"] = who->second;
    one["how"] = evening::source_text(outcome);
    name_armies(one["seats"]);
    view["tables"].push_back(std::move(one));
  }
  const auto standings = evening::standings_json(*evening);
  view["standings"] = standings ? *standings : json{{"error", standings.error().message}};
  const auto leagues = leagues_.read(kept, *evening, options_.delay.count() > 0 ? std::optional(until) : std::nullopt);
  if (!leagues) return tl::unexpected(leagues.error());
  view["leagues"] = leagues->contains("leagues");
  snapshot["event"] = text::dump(view);
  snapshot.insert(leagues->begin(), leagues->end());
  return snapshot;
}

}  // namespace arbiter::server
