// SPDX-License-Identifier: MIT
#include "app/server/views.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

#include "app/evening/outcome.h"
#include "app/evening/standings.h"
#include "app/table/session.h"
#include "referee/core/board.h"
#include "text/json_text.h"

namespace arbiter::server {

using evening::Evening;
using nlohmann::json;

namespace {

constexpr std::size_t kShownPlies = 60, kShownAwards = 40;  // the newest; the whole game is in the record

json award_json(const db::Award& award) {
  return {{"seat", award.seat}, {"points", award.points}, {"reason", award.reason}, {"rule", award.rule}};
}

json ply_json(const db::Ply& ply) {
  json out{{"n", ply.number}, {"kind", db::to_string(ply.kind)}, {"seat", ply.seat}, {"action", ply.action}};
  if (ply.is_undone) out["undone"] = true;
  if (!ply.reason.empty()) out["reason"] = ply.reason;
  if (!ply.awards.empty()) {
    out["awards"] = json::array();
    for (const db::Award& award : ply.awards) out["awards"].push_back(award_json(award));
  }
  return out;
}

json board_json(const std::string& id) {
  const Board* board = Board::find(id);
  if (board == nullptr) return nullptr;
  json cells = json::array();
  for (const Cell cell : board->cells())
    cells.push_back({board->name(cell), board->file(cell), board->rank(cell), board->dark(cell)});
  return {{"id", id},
          {"width", board->width()},
          {"height", board->height()},
          {"style", board->style() == BoardStyle::chequered ? "chequered" : "lines"},
          {"cells", std::move(cells)}};
}

/// What is shown later than `until` is not known yet: games go on, results are not in. None: nothing is shown late.
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

}  // namespace

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

/// Replays the game as far as it is shown.
db::Expected<Views::Seen> Views::table(const db::club::Club& club, const Evening& evening, int round, int table,
                                       db::GameId game, const std::string& until) {
  const auto plies = club.plies(game);
  if (!plies) return tl::unexpected(plies.error());
  const bool late = options_.delay.count() > 0;
  std::size_t shown = 0;
  while (shown < plies->size() && (shown == 0 || !late || (*plies)[shown].at <= until)) ++shown;
  const auto known = seen_.find(game);
  const bool same = known != seen_.end() && known->second.plies == shown;
  json clock = nullptr;
  if (!late)
    if (const auto noted = club.clock(game)) clock = *noted;
  if (same) {
    json view = text::parse(known->second.text).value();
    view["clock"] = clock;
    Seen again = known->second;
    again.text = text::dump(view);
    return again;
  }
  table::Session session(":memory:");
  for (std::size_t i = 0; i < shown; ++i)
    if (const json reply = session.replay((*plies)[i].request); !reply.value("ok", false)) {
      // Why it is refused would quote what may be hidden.
      Seen broken;
      broken.plies = shown;
      broken.text = text::dump(
          {{"round", round},
           {"table", table},
           {"clock", nullptr},
           {"error", "This game cannot be shown: this program refuses its ply " + std::to_string((*plies)[i].number)}});
      return broken;
    }
  json view{{"round", round}, {"table", table}, {"clock", clock}};
  view["event"] = evening.record.event.name;
  view["state"] = session.ask({{"cmd", "state"}})["state"];
  view["board"] = board_json(view["state"].value("board", ""));
  const std::vector<db::Ply> history = session.history();
  view["plies"] = history.empty() ? 0 : history.size() - 1;
  view["history"] = json::array();
  for (std::size_t i = std::max<std::size_t>(1, history.size() > kShownPlies ? history.size() - kShownPlies : 1);
       i < history.size(); ++i)
    view["history"].push_back(ply_json(history[i]));
  const std::vector<db::Award> awards = session.points();
  view["points"] = json::array();
  for (std::size_t i = awards.size() > kShownAwards ? awards.size() - kShownAwards : 0; i < awards.size(); ++i)
    view["points"].push_back(award_json(awards[i]));
  Seen seen;
  seen.plies = shown;
  seen.text = text::dump(view);
  for (const auto& [seat, how] : view["state"]["seats"].items()) seen.points[seat] = how.value("points", 0.0);
  return seen;
}

db::Expected<const db::club::Club*> Views::club() {
  // A file may be another one by now; a server stays, and is connected to again where need be.
  if (club_ && club_->games() != nullptr) club_.reset();
  if (!club_) {
    auto opened = db::club::Club::open(options_.file, db::Store::Missing::refuse);
    if (!opened) return tl::unexpected(opened.error());
    club_.emplace(std::move(*opened));
  }
  return &*club_;
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
  auto evening = evening::open_evening(kept, options_.event);
  if (!evening) return tl::unexpected(evening.error());
  leave_out_later(*evening, options_.delay.count() > 0 ? std::optional(until) : std::nullopt);

  Snapshot snapshot;
  std::map<db::GameId, Seen> seen;
  for (const auto& outcome : evening::outcomes(evening->record)) {
    if (!outcome.game) continue;
    const auto view = table(kept, *evening, outcome.round, outcome.table, *outcome.game, until);
    if (!view) return tl::unexpected(view.error());
    seen[*outcome.game] = *view;
    snapshot["table/" + std::to_string(outcome.round) + "/" + std::to_string(outcome.table)] = view->text;
  }
  seen_ = std::move(seen);
  // Points are those of what is shown.
  for (auto& [token, game] : evening->record.games)
    if (const auto one = seen_.find(game.id); one != seen_.end())
      for (db::SeatEntry& seat : game.seats)
        if (const auto points = one->second.points.find(seat.seat); points != one->second.points.end())
          seat.points = points->second;

  json view{{"event", evening::to_json(evening->record.event)},
            {"round", evening->published()},
            {"delay", options_.delay.count()}};
  view["rounds"] = json::array();
  for (const db::club::Round& round : evening->record.rounds) {
    json one = evening::round_json(*evening, round);
    for (json& seated : one["tables"]) seated.erase("token");
    view["rounds"].push_back(std::move(one));
  }
  view["tables"] = json::array();
  for (const auto& outcome : evening::outcomes(evening->record)) {
    json one = evening::to_json(outcome, evening->names);
    one["how"] = evening::source_text(outcome);
    view["tables"].push_back(std::move(one));
  }
  const auto standings = evening::standings_json(*evening);
  view["standings"] = standings ? *standings : json{{"error", standings.error().message}};
  snapshot["event"] = text::dump(view);
  return snapshot;
}

}  // namespace arbiter::server
