// SPDX-License-Identifier: MIT
#include "app/table/kept_review.h"

#include <utility>

#include "db/digest.h"
#include "db/shelves.h"
#include "text/json_fields.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::table {

namespace {

using Json = nlohmann::json;
using play::Judgement;

constexpr std::size_t kLongestText = 2'000, kLongestLine = 200;  // bytes of an action, actions of a line
constexpr int kHighest = 1'000'000;                              // a score is never so large

std::string course_of(const std::string& before, const Value& next) {
  return db::sha256(before + text::dump(Json(next)));
}

std::string how_judged(const play::Budget& budget) {
  return "version " + std::to_string(play::kReviewVersion) + ", " + std::to_string(budget.nodes) + " actions, " +
         std::to_string(budget.time.count()) + " ms";
}

Json json_of(const Judgement& one, const Rules& rules) {
  if (one.seat == Seat::none) return Json::object();
  Json expected = Json::object();
  for (const Seat seat : rules.seats)
    expected[std::string(name(seat))] = one.expected[static_cast<std::size_t>(index(seat))];
  Json json{{"seat", std::string(name(one.seat))},
            {"action", one.action},
            {"line", one.line},
            {"better", one.better},
            {"better_line", one.better_line},
            {"score", one.score},
            {"best_score", one.best_score},
            {"lost", one.lost},
            {"slip", static_cast<int>(one.slip)},
            {"expected", expected}};
  if (one.taken)
    json["taken"] = {{"piece", one.taken->piece},
                     {"victim", rules.name(one.taken->victim)},
                     {"on", rules.board->name(one.taken->on)}};
  return json;
}

std::optional<play::Taken> taken_of(const Json& json, const Rules& rules) {
  text::JsonFields fields(json);
  play::Taken taken;
  taken.piece = fields.text("piece", kLongestText);
  taken.victim = rules.kind(fields.text("victim", kLongestText));
  const auto on = rules.board->find_cell(fields.text("on", kLongestText));
  if (!fields.fault().empty() || taken.victim == kNoKind || !on) return std::nullopt;
  taken.on = *on;
  return taken;
}

/// Nothing: it is no judgement.
std::optional<Judgement> judgement_of(const Json& json, std::size_t ply, const Rules& rules) {
  Judgement one;
  one.ply = ply;
  if (json.empty()) return one;
  text::JsonFields fields(json);
  const auto seat = parse_seat(fields.text("seat", 2));
  one.action = fields.text("action", kLongestText);
  one.line = fields.texts("line", kLongestLine, kLongestText);
  one.better = fields.text("better", kLongestText);
  one.better_line = fields.texts("better_line", kLongestLine, kLongestText);
  one.score = fields.number("score", -kHighest, kHighest);
  one.best_score = fields.number("best_score", -kHighest, kHighest);
  one.lost = fields.real("lost", 1);
  one.slip = static_cast<play::Slip>(fields.number("slip", 0, static_cast<int>(play::Slip::blunder)));
  const Json expected = fields.object_or("expected"), taken = fields.object_or("taken");
  text::JsonFields shares(expected);
  for (const Seat each : rules.seats)
    one.expected[static_cast<std::size_t>(index(each))] = shares.real(std::string(name(each)).c_str(), 1);
  if (!seat || !fields.fault().empty() || !shares.fault().empty()) return std::nullopt;
  one.seat = *seat;
  if (taken.is_object() && !taken.empty() && !(one.taken = taken_of(taken, rules))) return std::nullopt;
  return one;
}

}  // namespace

std::vector<std::string> courses_of(const Session& session) {
  const auto requests = session.requests();
  std::vector<std::string> courses;
  std::string course = course_of("", requests.empty() ? Value() : written(requests.front()));
  for (const Game::Ply& ply : session.game()->plies()) {
    course = course_of(course, Value::Table{{"action", ply.action}, {"correction", ply.correction}});
    courses.push_back(course);
  }
  return courses;
}

KeptReview::KeptReview(const Session& session, const play::Budget& budget)
    : game_(*session.game()), how_(how_judged(budget)), courses_(courses_of(session)) {
  if (!session.game_id()) return;
  const auto file = session.file();
  const auto token =
      db::Shelves::open(file).and_then([&](const db::Shelves& all) { return all.token(*session.game_id()); });
  auto analyses = token ? db::Analyses::open(file) : tl::unexpected(token.error());
  auto kept = analyses ? analyses->kept(*token, how_) : tl::unexpected(analyses.error());
  if (!kept) {
    trouble_ = kept.error().message;
    return;
  }
  token_ = *token;
  kept_ = std::move(*kept);
  analyses_.emplace(std::move(*analyses));
}

std::optional<Judgement> KeptReview::known(std::size_t ply) {
  const auto found = kept_.find(static_cast<int>(ply));
  if (found == kept_.end() || ply >= courses_.size() || found->second.course != courses_[ply]) return std::nullopt;
  return judgement_of(found->second.judgement, ply, game_.rules(game_.plies()[ply].board));
}

void KeptReview::keep(std::size_t ply, const Judgement& judgement) {
  if (!analyses_ || ply >= courses_.size()) return;
  const Rules& rules = game_.rules(game_.plies()[ply].board);
  const auto done = analyses_->keep(token_, how_, static_cast<int>(ply), {courses_[ply], json_of(judgement, rules)});
  if (done) return;
  trouble_ = done.error().message;
  analyses_.reset();
}

}  // namespace arbiter::table
