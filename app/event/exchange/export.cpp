// SPDX-License-Identifier: MIT
#include "app/event/exchange/export.h"

#include <algorithm>

#include "app/event/exchange/club_json.h"
#include "app/event/outcome.h"
#include "app/event/standings.h"
#include "app/event/trf.h"
#include "referee/army_pages/army_page.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::event {
namespace {

using nlohmann::json;

/// A field of a table; in quotes where need be. Programs that calculate take what begins with = + - @ for a formula.
std::string field(std::string text) {
  const bool number = club::Fraction::parse(text).has_value();
  if (!number && !text.empty() && std::string_view("=+-@\t").find(text[0]) != std::string_view::npos)
    text.insert(0, "'");
  if (text.find_first_of(",;\"\n\r") == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + "\"";
}

std::string line(const std::vector<std::string>& fields) {
  std::string out;
  for (std::size_t i = 0; i < fields.size(); ++i) out += (i == 0 ? "" : ",") + field(fields[i]);
  return out + "\r\n";
}

}  // namespace

Expected<std::string> standings_csv(const EventSession& event_session) {
  const auto all = standings_of(event_session);
  if (!all) return tl::unexpected(all.error());
  std::vector<std::string> head{"rank", "number", "player", "score"};
  head.insert(head.end(), all->tie_breaks.begin(), all->tie_breaks.end());
  for (int r = 1; r <= all->until; ++r) head.push_back("round " + std::to_string(r));
  std::string out = line(head);
  for (const Standings::Line& one : all->lines) {
    std::vector<std::string> fields{std::to_string(one.rank), std::to_string(one.number), one.player.name, one.score};
    for (const Standings::TieBreak& tie : one.tie_breaks) fields.push_back(tie.value.value_or(""));
    for (const Standings::Round& round : one.rounds) fields.push_back(round.kind == "open" ? "" : round.points);
    fields.resize(head.size());
    out += line(fields);
  }
  return out;
}

std::string league_csv(const LeagueTable& league) {
  std::vector<std::string> head{"rank", "player", "total", "won"};
  head.insert(head.end(), league.events.begin(), league.events.end());
  std::string out = line(head);
  for (const LeagueTable::Line& one : league.lines) {
    std::vector<std::string> fields{std::to_string(one.rank), one.player.name, one.total, std::to_string(one.firsts)};
    for (const std::string& event : league.events) {
      const auto of = std::ranges::find(one.events, event, &LeagueTable::One::event);
      fields.push_back(of == one.events.end() ? "" : of->counts ? of->points : "(" + of->points + ")");
    }
    out += line(fields);
  }
  return out;
}

std::string seats_csv(const EventSession& event_session) {
  // Programs read it by these names and in this order: what is new comes at the end.
  std::string out = line({"round", "table", "seat", "player_id", "player", "army", "place", "game_points", "came",
                          "source", "game", "army_name"});
  for (const TableOutcome& table : outcomes(event_session.record))
    for (const SeatOutcome& seat : table.seats)
      out += line({std::to_string(table.round), std::to_string(table.table), seat.seat, std::to_string(seat.person),
                   event_session.names[seat.person], seat.army, seat.place > 0 ? std::to_string(seat.place) : "",
                   table.source == TableOutcome::Source::none ? "" : seat.points.text(), seat.absent ? "no" : "yes",
                   source_text(table).english(), table.game ? std::to_string(*table.game) : "", army_name(seat.army)});
  return out;
}

Expected<std::string> games_text(const EventSession& event_session, const std::filesystem::path& file,
                                 const std::string& format, std::vector<Message>& left_out) {
  std::string out;
  json whole = json::array();
  for (const TableOutcome& table : outcomes(event_session.record)) {
    const auto placed = [&](const Message& what) {
      return make_message("Round %1, table %2: %3", table.round, table.table, what);
    };
    if (!table.game) {
      left_out.push_back(
          make_message("Round %1, table %2: %3, there is no game", table.round, table.table, source_text(table)));
      continue;
    }
    table::Session session(file);
    const auto resumed = session.resume(*table.game);
    if (!resumed) return refuse("bad_data", placed(resumed.error().message));
    Value told{{"event", event_session.record.event.name},
               {"round", std::to_string(table.round) + "." + std::to_string(table.table)}};
    if (!event_session.record.event.site.empty()) told["site"] = event_session.record.event.site;
    const auto reply = session.record(format, false, told);
    if (!reply) return refuse("bad_value", placed(reply.error().message));
    if (reply->record.is_text()) {
      std::string text = reply->text();
      while (!text.empty() && text.back() == '\n') text.pop_back();
      out += (out.empty() ? "" : "\n") + text + "\n";
    } else {
      whole.push_back(reply->record);
    }
  }
  return whole.empty() ? out : text::dump(whole, 2) + "\n";
}

Expected<std::string> written(const EventSession& event_session, const std::string& format,
                              const std::filesystem::path& file, std::vector<Message>& left_out) {
  if (format == "csv") return standings_csv(event_session);
  if (format == "seats") return seats_csv(event_session);
  if (format == "html") return results_page(event_session);
  if (format == "json") {
    const auto whole = event_json(event_session);
    if (!whole) return tl::unexpected(whole.error());
    return text::dump(*whole, 2) + "\n";
  }
  if (format == "trf") {
    const auto trf = trf_of(event_session);
    if (!trf) return tl::unexpected(trf.error());
    auto report = club::write_trf(*trf);
    if (!report) return refuse("conflict", report.error());
    return std::move(*report);
  }
  return games_text(event_session, file, format == "games" ? "usual" : format, left_out);
}

}  // namespace arbiter::event
