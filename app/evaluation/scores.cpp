// SPDX-License-Identifier: MIT
#include "app/evaluation/scores.h"

#include <cmath>

#include "text/json_text.h"

namespace arbiter::evaluation {

namespace {

using nlohmann::json;

json summary_json(const BoardScores::Summary& s) {
  return {{"pictures", s.pictures},
          {"without_board", s.without_board},
          {"found", s.found},
          {"corners_good", s.corners_good},
          {"false_boards", s.false_boards},
          {"error_px_median", s.error_px_median},
          {"error_squares_median", s.error_squares_median},
          {"error_squares_95", s.error_squares_95},
          {"way_round_known", s.way_known},
          {"way_round_first", s.way_first},
          {"way_round_offered", s.way_offered},
          {"squares", s.squares},
          {"occupancy_right", s.occupancy_right},
          {"pieces", s.pieces},
          {"army_right", s.army_right},
          {"milliseconds_median", s.milliseconds_median},
          {"milliseconds_95", s.milliseconds_95}};
}

json shares_of(const PictureScore& score) {
  const auto share = [](const PictureScore::Share& s) { return json{{"right", s.right}, {"all", s.all}}; };
  return {{"occupancy", share(score.occupancy)}, {"side", share(score.side)},
          {"kind", share(score.kind)},           {"boards", share(score.boards)},
          {"sure", share(score.sure)},           {"unsure", share(score.unsure)},
          {"sure_kind", share(score.sure_kind)}, {"unsure_kind", share(score.unsure_kind)},
          {"order", share(score.order)},         {"exchanged", share(score.exchanged)}};
}

void add_boards(const BoardScores& boards, json& out) {
  out["pictures"] = json::array();
  out["groups"] = json::object();
  for (const BoardScores::Picture& one : boards.pictures)
    out["pictures"].push_back({{"name", one.name},
                               {"found", one.found},
                               {"error_px", one.error_px},
                               {"error_squares", one.error_squares},
                               {"claimed_error_px", one.claimed_px},
                               {"held_back", one.held_back},
                               {"milliseconds", one.milliseconds}});
  for (const auto& [name, summary] : boards.groups) out["groups"][name] = summary_json(summary);
  for (const auto& [name, score] : boards.read) out["read"][name] = shares_of(score);
}

json line_json(const GameScore::Line& line) {
  json out{{"action", line.action}};
  if (line.shown) out["shown"] = *line.shown;
  if (line.read) out["read"] = *line.read;
  if (!line.outcome.empty()) out["outcome"] = line.outcome;
  if (line.flagged) out["flagged"] = *line.flagged;
  if (line.confidence) out["confidence"] = *line.confidence;
  return out;
}

json decision_json(const GameScore::Decision& decision) {
  const table::WatchDecision& d = decision.what;
  json choices = json::array();
  for (const auto& choice : d.choices) choices.push_back({choice.actions, std::round(choice.score)});
  return {{"frame", d.frame},
          {"shows", decision.shows},
          {"recorded", decision.recorded},
          {"choices", std::move(choices)},
          {"p", d.probability},
          {"taken", d.taken},
          {"reached", d.reached},
          {"again", d.second_look},
          {"agree", d.looks_agree},
          {"margin", d.margin},
          {"explained", d.explained},
          {"weakest", d.weakest},
          {"positive", d.positive},
          {"else", d.elsewhere},
          {"at", d.at_pieces},
          {"px", d.square_px},
          {"moving", d.moving},
          {"covered", d.covered},
          {"noise", d.noise},
          {"offset", d.offset},
          {"reaching", d.reaching},
          {"islands", d.islands},
          {"touching", d.touching},
          {"farther", d.farther}};
}

json game_json(const GameScore& o) {
  if (!o.error.empty()) return {{"name", o.name}, {"error", o.error}};
  json out{{"name", o.name},
           {"source", o.source},
           {"plies", o.plies},
           {"shown", o.shown},
           {"right", o.right},
           {"asked", o.asked},
           {"missed", o.missed},
           {"asked_in_vain", o.asked_in_vain},
           {"wrong", o.wrong},
           {"out_of_place", o.out_of_place},
           {"wrong_unflagged", o.unflagged},
           {"alerts", o.alerts},
           {"frames", o.frames},
           {"delay_mean", o.delay_mean},
           {"delay_worst", o.delay_worst},
           {"milliseconds_a_frame", o.milliseconds},
           {"list", json::array()},
           {"decisions", json::array()}};
  if (o.moments > 0) out["moments"] = {{"met", o.moments_met}, {"all", o.moments}};
  if (o.points_right) out["points_right"] = *o.points_right;
  for (const GameScore::Line& line : o.list) out["list"].push_back(line_json(line));
  for (const GameScore::Decision& one : o.decisions) out["decisions"].push_back(decision_json(one));
  return out;
}

json level_json(const ScoreTotals::Level& level) {
  return {{"from", level.from},   {"to", level.to},   {"actions", level.actions},
          {"right", level.right}, {"low", level.low}, {"high", level.high}};
}

json totals_json(const ScoreTotals& totals) {
  json out{{"games", totals.games},        {"plies", totals.plies},
           {"shown", totals.shown},        {"right", totals.right},
           {"asked", totals.asked},        {"missed", totals.missed},
           {"wrong", totals.wrong},        {"out_of_place", totals.out_of_place},
           {"unflagged", totals.unflagged}};
  if (totals.worst) out["worst"] = {{"game", totals.worst->game}, {"share", totals.worst->share}};
  out["wrong_per_1000"] = totals.wrong_per_1000;
  out["reliability"] = json::array();
  for (const ScoreTotals::Level& level : totals.reliability) out["reliability"].push_back(level_json(level));
  out["certainty"] = json::object();
  for (const auto& [source, levels] : totals.certainty)
    for (const ScoreTotals::Level& level : levels) out["certainty"][source].push_back(level_json(level));
  return out;
}

json row_json(const PlyScores::Row& row) {
  const table::Weight &w = row.weight, &v = row.weight_by_edges;
  return {{"what", row.what},
          {"frame", row.frame},
          {"right", row.right},
          {"truth", row.truth},
          {"read", row.read},
          {"score", w.score},
          {"margin", w.margin},
          {"explained", w.explained},
          {"weakest", w.weakest},
          {"at", w.at_pieces},
          {"else", w.elsewhere},
          {"positive", w.positive},
          {"noise", row.noise},
          {"px", row.square_px},
          {"height", row.height},
          {"farther", w.farther},
          {"offset", w.offset},
          {"reaching", row.strange.reaching},
          {"touching", row.strange.touching},
          {"islands", row.strange.islands},
          {"largest", row.strange.largest},
          {"nearby", row.strange.nearby},
          {"changed", row.changed},
          {"ms", row.milliseconds},
          {"edges",
           {{"read", row.read_by_edges},
            {"score", v.score},
            {"margin", v.margin},
            {"explained", v.explained},
            {"weakest", v.weakest},
            {"positive", v.positive}}},
          {"values", row.values}};
}

json plies_json(const PlyScores& game) {
  json out{{"name", game.name}, {"plies", game.plies}};
  if (!game.error.empty()) {
    out["error"] = game.error;
    return out;
  }
  out["list"] = json::array();
  for (const PlyScores::Row& row : game.rows) out["list"].push_back(row_json(row));
  out["read"] = game.read;
  out["right"] = game.right;
  return out;
}

}  // namespace

std::string scores_text(const Scores& scores, int indent) {
  json out = json::object();
  if (!scores.disturbed.empty()) out["disturbed"] = scores.disturbed;
  if (scores.boards) add_boards(*scores.boards, out);
  if (scores.games) {
    out["games"] = json::array();
    for (const GameScore& game : *scores.games) out["games"].push_back(game_json(game));
  }
  if (scores.totals) out["totals"] = totals_json(*scores.totals);
  if (scores.plies) {
    out["plies"] = json::array();
    for (const PlyScores& game : *scores.plies) out["plies"].push_back(plies_json(game));
  }
  return text::dump(out, indent);
}

std::string line_text(const GameScore::Line& line) { return text::dump(line_json(line)); }
std::string row_text(const PlyScores::Row& row) { return text::dump(row_json(row)); }

}  // namespace arbiter::evaluation
