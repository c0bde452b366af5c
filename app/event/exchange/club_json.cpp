// SPDX-License-Identifier: MIT
#include "app/event/exchange/club_json.h"

#include <array>

#include "text/value_json.h"

namespace arbiter::event {

using nlohmann::json;

json to_json(const db::club::Person& p) {
  json out{{"id", p.id}, {"games", p.games}};
  const auto put = [&](const char* key, const std::string& text) {
    if (!text.empty()) out[key] = text;
  };
  put("name", p.name);
  put("club", p.club);
  put("federation", p.federation);
  put("federation_id", p.federation_id);
  put("title", p.title);
  put("notes", p.notes);
  put("added_at", p.added_at);
  put("erased_at", p.erased_at);
  if (p.birth_year) out["birth_year"] = *p.birth_year;
  if (p.rating) out["rating"] = *p.rating;
  if (p.merged_into > 0) out["merged_into"] = p.merged_into;
  return out;
}

json to_json(const db::club::Event& e) {
  json out{{"id", e.id},
           {"name", e.name},
           {"site", e.site},
           {"begins", e.begins},
           {"ends", e.ends},
           {"ruleset", e.ruleset},
           {"options", e.options},
           {"seats", e.seats},
           {"armies", e.armies},
           {"minutes", e.minutes ? json(*e.minutes) : json()},
           {"time_control", e.time_control},
           {"scoring", e.scoring},
           {"tie_breaks", e.tie_breaks},
           {"regulation", e.regulation},
           {"bye", e.bye},
           {"sit_out", e.sit_out},
           {"rounds", e.rounds},
           {"most_tables", e.most_tables},
           {"mode", e.mode},
           {"game", e.game},
           {"threes", e.threes},
           {"seed", e.seed}};
  if (e.mode == "round-robin") out["cycles"] = e.cycles;
  // Most events have neither.
  if (e.spectators != db::club::Spectators::everybody) out["spectators"] = word(e.spectators);
  if (e.delay > 0) out["delay"] = e.delay;
  return out;
}

json to_json(const Player& player) { return {{"id", player.id}, {"name", player.name}}; }

json player_json(const Names& names, db::PersonId person) { return to_json(player_of(names, person)); }

json round_json(const EventSession& session, const db::club::Round& round) {
  json tables = json::array(), byes = json::array();
  for (const db::club::Table& table : round.tables) {
    json seats = json::array();
    for (const db::club::TableSeat& seat : table.seats) {
      json one = player_json(session.names, seat.person);
      one["seat"] = seat.seat;
      if (!seat.army.empty()) one["army"] = seat.army;
      seats.push_back(std::move(one));
    }
    json one{{"table", table.number}, {"seats", std::move(seats)}};
    if (!table.token.empty()) one["token"] = table.token;
    tables.push_back(std::move(one));
  }
  for (const db::club::Bye& bye : round.byes) {
    json one = player_json(session.names, bye.person);
    one["why"] = word(bye.kind);
    if (!bye.points.empty()) one["points"] = bye.points;
    byes.push_back(std::move(one));
  }
  return {{"round", round.number},
          {"published", round.published_at.empty() ? json() : json(round.published_at)},
          {"tables", std::move(tables)},
          {"byes", std::move(byes)}};
}

json to_json(const TableOutcome& table, const Names& names) {
  using Source = TableOutcome::Source;
  constexpr std::array kSources{"none", "playing", "referee", "hand", "unusable"};
  json out{
      {"round", table.round}, {"table", table.table}, {"source", kSources.at(static_cast<std::size_t>(table.source))}};
  if (table.game) out["game"] = *table.game;
  if (table.source == Source::hand) {
    if (!table.rated) out["rated"] = false;
    out["by"] = table.by;
    out["reason"] = table.reason;
    out["at"] = table.at;
  }
  json seats = json::array();
  for (const SeatOutcome& seat : table.seats) {
    json one = player_json(names, seat.person);
    one["seat"] = seat.seat;
    if (!seat.army.empty()) one["army"] = seat.army;
    if (seat.absent) one["absent"] = true;
    if (table.source != Source::none) one["game_points"] = seat.points.text();
    if (seat.place > 0) one["place"] = seat.place;
    if (seat.verdict) one["verdict"] = verdict_text(*seat.verdict);
    seats.push_back(std::move(one));
  }
  out["seats"] = std::move(seats);
  return out;
}

json to_json(const Quality& quality) {
  json goals = json::array();
  for (const Goal& goal : quality) {
    goals.push_back({{"goal", goal.goal.english()}, {"value", goal.value}, {"bound", goal.bound}});
    for (const Goal::Pair& pair : goal.pairs)
      goals.back()["pairs"].push_back({{"players", pair.players}, {"times", pair.times}});
  }
  return goals;
}

namespace {

json part_json(const Standings::Part& part) {
  json out{{"value", part.value}};
  if (part.round > 0) out["round"] = part.round;
  if (part.opponent) out["opponent"] = to_json(*part.opponent);
  if (part.cut) out["cut"] = true;
  if (!part.why.empty()) out["why"] = part.why.english();
  return out;
}

json round_of_line(const Standings::Round& round) {
  json one{{"round", round.number}, {"kind", round.kind}, {"points", round.points}};
  if (round.at) {
    const Standings::Seat& at = *round.at;
    one.update({{"table", at.table}, {"seat", at.seat}, {"source", at.source.english()}, {"opponents", json::array()}});
    if (at.game) one["game"] = *at.game;
    if (!at.army.empty()) one["army"] = at.army;
    if (at.place > 0) one["place"] = at.place;
    if (at.game_points) one["game_points"] = *at.game_points;
    for (const Player& other : at.opponents) one["opponents"].push_back(to_json(other));
  }
  if (!round.awards) return one;
  one["awards"] = json::array();
  for (const Standings::Award& award : *round.awards)
    one["awards"].push_back(
        {{"points", award.points}, {"reason", award.reason}, {"rule", award.rule}, {"ply", award.ply}});
  return one;
}

json lines_json(const std::vector<Standings::Line>& lines) {
  json out = json::array();
  for (const Standings::Line& line : lines) out.push_back(to_json(line));
  return out;
}

}  // namespace

json to_json(const Standings::Line& line) {
  json ties = json::array(), rounds = json::array();
  for (const Standings::TieBreak& tie : line.tie_breaks) {
    json parts = json::array();
    for (const Standings::Part& part : tie.parts) parts.push_back(part_json(part));
    ties.push_back({{"name", tie.name}, {"value", tie.value ? json(*tie.value) : json()}, {"parts", std::move(parts)}});
  }
  for (const Standings::Round& round : line.rounds) rounds.push_back(round_of_line(round));
  return {{"rank", line.rank},   {"player", to_json(line.player)}, {"number", line.number},
          {"score", line.score}, {"tie_breaks", std::move(ties)},  {"rounds", std::move(rounds)}};
}

json to_json(const Standings& all) {
  json open = json::array();
  for (const Standings::Open& one : all.open)
    open.push_back({{"round", one.round}, {"table", one.table}, {"state", one.state.english()}});
  return {{"event", all.event},
          {"scoring", all.scoring},
          {"rounds", all.rounds},
          {"until", all.until},
          {"open", std::move(open)},
          {"tie_breaks", all.tie_breaks},
          {"standings", lines_json(all.lines)}};
}

Expected<json> standings_json(const EventSession& session, int until) {
  const auto all = standings_of(session, until);
  if (!all) return tl::unexpected(all.error());
  return to_json(*all);
}

Expected<json> event_json(const EventSession& session) {
  const auto standings = standings_of(session);
  if (!standings) return tl::unexpected(standings.error());
  json out{{"format", "arbiter-event"}, {"version", 1}, {"event", to_json(session.record.event)}};
  out["players"] = json::array();
  for (const db::club::Entrant& e : session.record.entrants) {
    json one = player_json(session.names, e.person);
    one["number"] = e.number;
    one["from"] = e.from;
    if (e.to) one["to"] = *e.to;
    if (e.table) one["at_table"] = *e.table;
    if (e.rating) one["rating"] = *e.rating;
    if (!e.sits_out.empty()) one["sits_out"] = e.sits_out;
    out["players"].push_back(std::move(one));
  }
  out["apart"] = json::array();
  for (const auto& [a, b] : session.record.apart)
    out["apart"].push_back({player_json(session.names, a), player_json(session.names, b)});
  out["rounds"] = json::array();
  for (const db::club::Round& round : session.record.rounds) out["rounds"].push_back(round_json(session, round));
  out["results"] = json::array();
  for (const TableOutcome& table : outcomes(session.record)) out["results"].push_back(to_json(table, session.names));
  out["standings"] = lines_json(standings->lines);
  return out;
}

}  // namespace arbiter::event
