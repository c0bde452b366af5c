// SPDX-License-Identifier: MIT
#include "app/event/exchange/statistics_json.h"

#include "app/event/exchange/club_json.h"

namespace arbiter::event {

using nlohmann::json;

json to_json(const Ratings& ratings) {
  json two = json::array(), more = json::array();
  for (const Ratings::Two& one : ratings.two)
    two.push_back({{"player", to_json(one.player)},
                   {"rating", one.rating},
                   {"deviation", one.deviation},
                   {"volatility", one.volatility},
                   {"games", one.games},
                   {"last", one.last}});
  for (const Ratings::More& one : ratings.more)
    more.push_back({{"player", to_json(one.player)},
                    {"ordinal", one.ordinal},
                    {"mu", one.mu},
                    {"sigma", one.sigma},
                    {"games", one.games},
                    {"last", one.last}});
  return {{"ruleset", ratings.ruleset},
          {"games", ratings.games},
          {"until", ratings.until.empty() ? json() : json(ratings.until)},
          {"parameters", ratings.parameters},
          {"two", std::move(two)},
          {"more", std::move(more)}};
}

json to_json(const ArmyTable& table) {
  json armies = json::array();
  for (const ArmyTable::Line& one : table.armies)
    armies.push_back({{"army", one.army},
                      {"games", one.games},
                      {"wins", one.wins},
                      {"part", one.part},
                      {"low", one.low},
                      {"high", one.high},
                      {"expected", one.expected},
                      {"points", one.points}});
  return {{"ruleset", table.ruleset}, {"games", table.games}, {"armies", std::move(armies)}};
}

json to_json(const TotalsTable& table) {
  json lines = json::array();
  for (const TotalsTable::Line& one : table.lines)
    lines.push_back({{"rank", one.rank},
                     {"player", to_json(one.player)},
                     {"games", one.games},
                     {"firsts", one.firsts},
                     {"score", one.score},
                     {"average", one.average},
                     {"points", one.points}});
  return {{"ruleset", table.ruleset}, {"scoring", table.scoring}, {"standings", std::move(lines)}};
}

namespace {

json game_json(const PlayerPage::Game& game) {
  json line{{"day", game.day},     {"ruleset", game.ruleset}, {"seat", game.seat},
            {"place", game.place}, {"of", game.of},           {"points", game.points}};
  if (game.game) line["game"] = *game.game;
  if (game.round > 0) line.update({{"event", game.event}, {"round", game.round}, {"table", game.table}});
  if (!game.army.empty()) line["army"] = game.army;
  line["opponents"] = json::array();
  for (const Player& other : game.opponents) line["opponents"].push_back(to_json(other));
  return line;
}

json tally_json(json line, const PlayerPage::Tally& tally) {
  line.update({{"games", tally.games}, {"better", tally.better}, {"level", tally.level}, {"worse", tally.worse}});
  return line;
}

}  // namespace

json to_json(const PlayerPage& page) {
  json out{{"player", to_json(page.player)}};
  for (const char* list : {"games", "points", "opponents", "armies", "moments"}) out[list] = json::array();
  for (const PlayerPage::Game& game : page.games) out["games"].push_back(game_json(game));
  for (const PlayerPage::Step& step : page.points)
    out["points"].push_back({{"day", step.day}, {"ruleset", step.ruleset}, {"points", step.points}, {"sum", step.sum}});
  for (const PlayerPage::Against& one : page.opponents)
    out["opponents"].push_back(tally_json({{"player", to_json(one.player)}}, one));
  for (const PlayerPage::With& one : page.armies) out["armies"].push_back(tally_json({{"army", one.army}}, one));
  for (const db::club::Moment& moment : page.moments)
    out["moments"].push_back({{"game", moment.game},
                              {"ply", moment.ply},
                              {"points", exact(moment.points).text()},
                              {"reason", moment.reason},
                              {"rule", moment.rule},
                              {"ruleset", moment.ruleset}});
  return out;
}

json to_json(const LeagueTable& table) {
  json lines = json::array();
  for (const LeagueTable::Line& line : table.lines) {
    json events = json::array();
    for (const LeagueTable::One& one : line.events)
      events.push_back({{"event", one.event}, {"rank", one.rank}, {"points", one.points}, {"counts", one.counts}});
    lines.push_back({{"rank", line.rank},
                     {"player", to_json(line.player)},
                     {"total", line.total},
                     {"firsts", line.firsts},
                     {"events", std::move(events)}});
  }
  return {{"league", table.league},
          {"points", table.points},
          {"best", table.best},
          {"events", table.events},
          {"standings", std::move(lines)}};
}

}  // namespace arbiter::event
