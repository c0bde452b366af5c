// SPDX-License-Identifier: MIT
// An event as one HTML page: no script, nothing from anywhere else.
#include "app/event/exchange/export.h"
#include "app/event/game_title.h"
#include "app/event/outcome.h"
#include "app/event/standings.h"
#include "referee/army_pages/army_page.h"

namespace arbiter::event {
namespace {

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string cell(const std::string& text, const char* kind = "td") {
  return "<" + std::string(kind) + ">" + escaped(text) + "</" + std::string(std::string_view(kind).substr(0, 2)) + ">";
}

constexpr const char* kStyle =
    ":root{color-scheme:light dark}body{font:16px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 "
    "1rem}"
    "h1{margin-bottom:0}table{border-collapse:collapse;margin:1rem "
    "0;width:100%}caption{text-align:left;font-weight:600;"
    "padding:.4rem 0}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor "
    "25%,transparent)}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}.quiet{opacity:.75}"
    ".wide{overflow-x:auto}@media(max-width:30rem){th,td{padding:.35rem .4rem}}@media "
    "print{body{max-width:none;margin:0}}";

std::string number(const std::string& text, const char* kind = "td") {
  return "<" + std::string(kind) + " class=\"n\">" + escaped(text) + "</" + kind + ">";
}

std::string standings_table(const Standings& all) {
  std::string out = "<div class=\"wide\"><table><caption>Standings after round " + std::to_string(all.until) + " of " +
                    std::to_string(all.rounds) +
                    "</caption><thead><tr><th class=\"n\" scope=\"col\">#</th><th scope=\"col\">Player</th>"
                    "<th class=\"n\" scope=\"col\">Points</th>";
  for (const std::string& name : all.tie_breaks) out += "<th class=\"n\" scope=\"col\">" + escaped(name) + "</th>";
  for (int r = 1; r <= all.until; ++r) out += "<th class=\"n\" scope=\"col\">R" + std::to_string(r) + "</th>";
  out += "</tr></thead><tbody>\n";
  for (const Standings::Line& one : all.lines) {
    out += "<tr>" + number(std::to_string(one.rank)) + "<th scope=\"row\">" + escaped(one.player.name) + "</th>" +
           number(one.score);
    for (const Standings::TieBreak& tie : one.tie_breaks) out += number(tie.value.value_or("–"));
    for (const Standings::Round& round : one.rounds)
      out +=
          number(round.kind == "open" ? "…" : round.points + (round.kind == "played" ? "" : " (" + round.kind + ")"));
    for (int r = static_cast<int>(one.rounds.size()); r < all.until; ++r) out += number("…");
    out += "</tr>\n";
  }
  return out + "</tbody></table></div>\n";
}

/// What people call an army; what is none stays as it is.
std::string titled(const std::string& army) {
  std::string name = army_name(army);
  return name.empty() ? army : name;
}

std::string round_table(const EventSession& session, const db::club::Round& round,
                        const std::vector<TableOutcome>& tables) {
  std::string out = "<table><caption>Round " + std::to_string(round.number) +
                    "</caption><thead><tr><th class=\"n\" scope=\"col\">Table</th><th scope=\"col\">Players</th>"
                    "<th scope=\"col\">Result</th></tr></thead><tbody>\n";
  for (const TableOutcome& table : tables) {
    if (table.round != round.number) continue;
    std::string players;
    for (const SeatOutcome& seat : table.seats) {
      players += (players.empty() ? "" : "<br>") + escaped(seat.seat + " " + session.names[seat.person]);
      if (!seat.army.empty()) players += " <span class=\"quiet\">" + escaped(titled(seat.army)) + "</span>";
      if (seat.absent)
        players += " – did not come";
      else if (table.counts())
        players += ": place " + std::to_string(seat.place) + ", " + escaped(seat.points.text()) +
                   (seat.points.text() == "1" ? " point" : " points");
    }
    out += "<tr>" + number(std::to_string(table.table)) + "<td>" + players + "</td>" +
           cell(source_text(table).english()) + "</tr>\n";
  }
  for (const auto& bye : round.byes)
    out += "<tr>" + number("–") + cell(session.names[bye.person]) +
           cell(bye.kind == db::club::ByeKind::asked_for ? "sat out" : "left over: a bye") + "</tr>\n";
  return out + "</tbody></table>\n";
}

}  // namespace

Expected<std::string> results_page(const EventSession& session) {
  const auto all = standings_of(session);
  if (!all) return tl::unexpected(all.error());
  const db::club::Event& event = session.record.event;
  std::string when = event.begins;
  if (!event.ends.empty() && event.ends != event.begins) when += (when.empty() ? "until " : " to ") + event.ends;
  if (!event.site.empty()) when = event.site + ", " + when;
  std::string out =
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
      "content=\"width=device-width,initial-scale=1\"><title>" +
      escaped(event.name) + "</title><style>" + kStyle + "</style></head>\n<body><main><h1>" + escaped(event.name) +
      "</h1><p class=\"quiet\">" + escaped(when + " · " + game_title(event.ruleset) + " · " + event.scoring) +
      "</p>\n" + standings_table(*all);
  const auto tables = outcomes(session.record);
  for (auto round = session.record.rounds.rbegin(); round != session.record.rounds.rend(); ++round)
    if (!round->published_at.empty()) out += round_table(session, *round, tables);
  return out + "</main></body></html>\n";
}

}  // namespace arbiter::event
