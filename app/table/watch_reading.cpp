// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "app/table/board_view.h"
#include "app/table/seen_game.h"
#include "app/table/watcher_state.h"
#include "vision/reading/shapes.h"

namespace arbiter::table {

using observing::Ambiguous;
using observing::Candidate;
using observing::Incomplete;
using observing::Legal;
using observing::Observation;
using observing::Picture;
using vision::Placement;
using namespace std::chrono_literals;

namespace {

constexpr double kLeastKind = 0.05;   // of the likeliest kind's weight: the look of a kind never rules one out
constexpr double kLeastShape = 0.25;  // the same of shapes: they may confirm what is usual, never overrule it
constexpr double kLeastSeen = 0.01;   // share of an army's pieces whose kind is said by nothing, where shapes are seen
constexpr double kSmall = 1e-4;       // probabilities under this are left out
constexpr double kSteps = 1e5;        // of 1, to which they are rounded
Message is_this_it() { return make_message("Is this what was played?"); }

/// What may stand on a cell as the picture has it.
std::vector<CellGuess> weights_of(const vision::CellReading& cell, const std::vector<vision::Army>& armies) {
  if (cell.piece) return tagged_cell(cell);
  std::vector<CellGuess> list;
  const auto add = [&](const std::optional<vision::Occupant>& piece, double p) {
    if (p >= kSmall) list.push_back({false, piece, std::round(p * kSteps) / kSteps});
  };
  add(std::nullopt, cell.empty);
  const vision::Likeliest best = cell.best();
  for (size_t a = 0; a < armies.size(); ++a) {
    if (!best.is_army() || a != best.army || cell.kinds.size() < 2) {
      add(vision::Occupant{armies[a]}, cell.armies[a]);
      continue;
    }
    // The look of kinds is a hint only: its differences are damped. Shapes say more, but cannot rule a kind out either.
    double most = 0, total = 0;
    for (const auto& [kind, p] : cell.kinds) most = std::max(most, p);
    const auto weight = [&](double p) {
      return cell.shaped ? std::max(p / most, kLeastShape) : std::max(std::pow(p / most, 0.25), kLeastKind);
    };
    for (const auto& [kind, p] : cell.kinds) total += weight(p);
    const double unsaid = cell.shaped ? kLeastSeen : kLeastKind;
    add(vision::Occupant{armies[a]}, cell.armies[a] * unsaid);
    for (const auto& [kind, p] : cell.kinds)
      add(vision::Occupant{armies[a], kind}, cell.armies[a] * (1 - unsaid) * weight(p) / total);
  }
  if (cell.unknown >= kSmall) list.push_back({true, {}, std::round(cell.unknown * kSteps) / kSteps});
  return list;
}

/// Something was played, only what is in doubt.
bool is_question(const Observation& seen) {
  const auto* legal = std::get_if<Legal>(&seen.reading);
  return std::holds_alternative<Ambiguous>(seen.reading) || (legal != nullptr && !legal->likeliest.actions.empty());
}

/// Is it in doubt which piece a pawn became?
bool chooses_kind(const Observation& seen) {
  std::vector<Candidate> all;
  if (const auto* legal = std::get_if<Legal>(&seen.reading)) all.push_back(legal->likeliest);
  if (const auto* ambiguous = std::get_if<Ambiguous>(&seen.reading)) all = ambiguous->candidates;
  return std::any_of(all.begin(), all.end(), [](const Candidate& one) {
    return std::any_of(one.actions.begin(), one.actions.end(),
                       [](const std::string& action) { return action.find('=') != std::string::npos; });
  });
}

}  // namespace

double weight_of(const vision::Occupant& piece, const vision::CellReading& cell,
                 const std::vector<vision::Army>& armies) {
  double sum = kSmall;
  // An army alone may be a kind of it that has not been seen yet.
  for (const CellGuess& one : weights_of(cell, armies))
    if (one.piece && (*one.piece == piece || *one.piece == vision::Occupant{piece.army})) sum += one.p;
  return sum;
}

std::vector<Candidate> candidates_of(const Observation& seen) {
  if (const auto* ambiguous = std::get_if<Ambiguous>(&seen.reading)) return ambiguous->candidates;
  const auto* legal = std::get_if<Legal>(&seen.reading);
  if (legal == nullptr) return {};
  std::vector<Candidate> all{legal->likeliest};
  all.insert(all.end(), legal->others.begin(), legal->others.end());
  return all;
}

std::vector<std::string> first_actions(const std::vector<Candidate>& candidates) {
  std::vector<std::string> all;
  for (const Candidate& one : candidates)
    if (std::find(all.begin(), all.end(), one.actions.front()) == all.end()) all.push_back(one.actions.front());
  return all;
}

/// What a reading shows. `trusting`: where a person has said what is there, what was seen when it was said tells
/// nothing against it.
Picture Watcher::State::picture_of(const vision::Reading& reading, bool trusting) const {
  Picture shown;
  const auto set = [&](Cell cell, const vision::CellReading& one) {
    std::vector<observing::Chance> chances;
    // What is no piece of this game may be anything.
    for (const auto& [unknown, piece, p] : weights_of(one, reading.armies)) {
      if (unknown)
        chances.push_back({observing::Shown::something(), p});
      else if (!piece)
        chances.push_back({observing::Shown::nothing(), p});
      else if (const auto shows = shown_as(rules(), *piece))
        chances.push_back({*shows, p});
    }
    shown.set(cell, chances);
  };
  for (const Cell cell : status.board->cells()) {
    const vision::CellReading& one = reading.cells[cell.value];
    const auto was_said = asked.said.find(cell);
    if (trusting && was_said != asked.said.end() && was_said->second == one.best()) {
      vision::CellReading anything;
      anything.armies.assign(one.armies.size(), 1.0 / static_cast<double>(one.armies.size() + 2));
      anything.empty = anything.unknown = 1.0 / static_cast<double>(one.armies.size() + 2);
      set(cell, anything);
    } else if (one.empty < 1 - kSmall) {
      set(cell, one);
    }
  }
  return shown;
}

/// What was played from or to where a person knows more than the camera is asked about.
Observation Watcher::State::asked_where_told(Observation seen) const {
  const auto* legal = std::get_if<Legal>(&seen.reading);
  if (legal == nullptr) return seen;
  const auto& actions = legal->likeliest.actions;
  const bool told = std::any_of(actions.begin(), actions.end(), [&](const std::string& action) {
    return std::any_of(asked.said.begin(), asked.said.end(), [&](const auto& one) {
      return action.find(status.board->name(one.first)) != std::string::npos;
    });
  });
  if (!told) return seen;
  return {Ambiguous{candidates_of(seen), is_this_it()}};
}

Observation Watcher::State::explain(const vision::Reading& reading, int most) {
  const auto ask = [&](bool trusting) { return observed(picture_of(reading, trusting), most); };
  if (asked.said.empty()) return ask(false);
  const Observation trusting = ask(true);
  if (is_question(trusting)) return asked_where_told(trusting);
  Observation plain = ask(false);
  // The camera alone would take back what a person has said.
  return std::holds_alternative<Legal>(trusting.reading) && is_question(plain) ? trusting : plain;
}

/// Of no squares: of the whole board.
Message Watcher::State::not_clear_on(const std::vector<Cell>& cells) const {
  if (cells.empty()) return make_message("It is not clear what stands on the board.");
  std::vector<std::string> squares;
  for (const Cell cell : cells) squares.push_back(status.board->name(cell));
  return make_message("It is not clear what stands on %1.", arg::texts(squares));
}

void Watcher::State::unclear(WatchOutcome& out, const Observation& seen) {
  unexplained.see(at);
  if (!compared.last_of_all && !unexplained.beyond(is_question(seen) ? kBeforeQuestion : kBeforeAlert)) return;
  // Whoever takes a set-up off the board wants to know what the new pieces look like.
  tell_shapes();
  enter(WatchStage::asking);
  const auto* legal = std::get_if<Legal>(&seen.reading);
  if (!asked.unseen.empty() && !is_question(seen)) return ask_of_unseen(out);
  if (legal != nullptr && legal->likeliest.actions.empty()) {
    // Nothing was played, and yet something looks other than it should.
    return alert(out, AlertKind::unsettled, not_clear_on(status.reading.changed));
  }
  if (is_question(seen)) {
    // Perhaps legal, but not as sure as it should be.
    auto candidates = candidates_of(seen);
    if (asked.question.empty())
      for (const Candidate& one : candidates)
        if (one.actions.size() == 1) asked.question.push_back(one.actions.front());
    const Message ask = legal != nullptr ? is_this_it() : std::get<Ambiguous>(seen.reading).ask;
    return alert(out, AlertKind::ambiguous, ask, {.candidates = std::move(candidates)});
  }
  if (const auto* half = std::get_if<Incomplete>(&seen.reading))
    return alert(out, AlertKind::incomplete, half->message, {.fixes = view::table_instructions(rules(), half->fixes)});
  if (const auto* illegal = std::get_if<observing::Illegal>(&seen.reading))
    return alert(out, AlertKind::illegal, illegal->message,
                 {.rule = illegal->rule, .fixes = view::table_instructions(rules(), illegal->fixes)});
  const auto& other = std::get<observing::Mismatch>(seen.reading);
  alert(out, AlertKind::correct, other.message, {.fixes = view::table_instructions(rules(), other.fixes)});
}

/// What the squares look like, for every way round.
void Watcher::State::read_ways() {
  for (Way& way : ways) way.reading = way.reader.read(picture, place.plane->turned(way.orientation));
  status.reading = ways.front().reading;
}

void Watcher::State::read(WatchOutcome& out, bool at_rest) {
  read_ways();
  if (const auto note = tagged.notes.see(ways.front().reader.tags(), *status.board)) alert(out, AlertKind::tags, *note);
  status.tags_wrong = tagged.notes.wrong();
  if (ways.front().reading.changed.empty() && !to_be_done && !status.alert && !compare) return nothing_new(at_rest);

  Observation first;
  if (explained(out, at_rest, first)) return;
  if (chooses_kind(first)) {
    bool seen = false;
    for (Way& way : ways) seen = see_shapes(way.reading, way.orientation) || seen;
    if (seen && explained(out, at_rest, first)) return;
  }
  if (went_on(out, first)) return;
  if (at_rest && unexplained.pictures() > 0 && reconsidered(out)) return;
  unclear(out, first);
}

/// Are these pieces, and this board, of the sort whose shapes are known?
bool Watcher::State::ordinary_figures(const Placement& standing) const {
  return status.board->style() == BoardStyle::chequered &&
         std::all_of(standing.begin(), standing.end(), [](const auto& one) {
           const auto& type = one.occupant.type;
           return type && std::count(vision::kFigureKinds.begin(), vision::kFigureKinds.end(), *type) > 0;
         });
}

bool Watcher::State::can_judge_shapes() {
  if (shapes.judge) return true;
  auto built_in = vision::SquareClassifier::built_in();
  if (!built_in) return false;
  shapes.judge = std::move(*built_in);
  return true;
}

/// Looks at the shapes of what has changed, in games of ordinary figures. That costs more than all the rest, so it is
/// done only when somebody wants to know. False when it tells nothing.
bool Watcher::State::see_shapes(vision::Reading& reading, int orientation) {
  if (!ordinary_figures(pieces) || !can_judge_shapes()) return false;
  std::set<vision::PieceType> kinds;
  for (const auto& [number, piece] : legend())
    if (piece.type) kinds.insert(*piece.type);
  vision::add_shapes(reading, picture, place.plane->turned(orientation), *shapes.judge, kinds);
  return std::any_of(reading.cells.begin(), reading.cells.end(),
                     [](const vision::CellReading& cell) { return cell.shaped; });
}

/// Shapes for the view of the table: looked at once for every army that has come somewhere, not in every picture.
void Watcher::State::tell_shapes() {
  vision::Reading& reading = status.reading;
  bool fresh = false;
  for (const Cell cell : reading.changed) {
    const auto told = shapes.told.find(cell);
    if (told == shapes.told.end() || told->second.first != reading.army_on(cell)) {
      fresh = true;
    } else if (!told->second.second.empty()) {
      reading.cells[cell.value].kinds = told->second.second;
      reading.cells[cell.value].shaped = true;
    }
  }
  if (!fresh) return;
  see_shapes(reading, ways.front().orientation);
  for (const Cell cell : reading.changed) {
    const vision::CellReading& seen = reading.cells[cell.value];
    shapes.told[cell] = {reading.army_on(cell), seen.shaped ? seen.kinds : std::map<vision::PieceType, double>{}};
  }
}

/// Takes the turn that explains the readings, if one does. `first`: what the likeliest way round was explained as.
bool Watcher::State::explained(WatchOutcome& out, bool at_rest, Observation& first) {
  // Few actions first: that is quick, and what one action explains needs no second.
  for (const int most : {1, 2, options.most_actions}) {
    // So many actions in one picture are believed when they are seen a second time.
    if (most > options.most_actions || (most > 2 && unexplained.pictures() == 0)) continue;
    for (size_t w = 0; w < ways.size(); ++w) {
      const Observation seen = explain(ways[w].reading, most);
      if (w == 0) first = seen;
      const auto* legal = std::get_if<Legal>(&seen.reading);
      if (legal == nullptr) continue;
      const auto& [actions, p] = legal->likeliest;
      if (actions.empty()) {
        if (w > 0) continue;
        // The game's own position may be what fits best and yet not fit well: then nothing is learnt from it.
        // A piece that looks like none of its army for a while has been put straight.
        if (p < options.accept || !agrees(ways[w], at_rest && unexplained.pictures() > 0)) break;
        if (!ways[w].reading.changed.empty() || status.alert || compare) accept(w);
        nothing_new(at_rest);
        return true;
      }
      if (p < (at_rest || unexplained.pictures() > 0 ? options.accept : options.accept_at_once)) {
        if (w == 0) break;
        continue;
      }
      if (asked.allowed && !asked.allowed(actions)) continue;
      if (agreed.in_doubt && actions.size() > 1) continue;  // which was played first cannot be seen any more
      if (record(out, actions, p, "camera")) {
        accept(w);
        in_order();
      }
      return true;
    }
    if (!candidates_of(first).empty()) break;
    if (std::holds_alternative<Incomplete>(first.reading) && to_be_done) break;
  }
  return false;
}

/// Nobody has answered and the game went on: with further actions that every answer allows, the likeliest answer is
/// taken. That it is doubtful has been told, and its low confidence is kept with it.
bool Watcher::State::went_on(WatchOutcome& out, const Observation& seen) {
  if (asked.question.empty()) return false;
  std::vector<Candidate> candidates;
  if (const auto* legal = std::get_if<Legal>(&seen.reading)) candidates.push_back(legal->likeliest);
  if (const auto* ambiguous = std::get_if<Ambiguous>(&seen.reading)) candidates = ambiguous->candidates;
  if (candidates.empty() || candidates.front().actions.size() < 2) return false;
  const std::vector<std::string> best = candidates.front().actions;
  for (const auto& [actions, probability] : candidates) {
    if (actions.size() != best.size() || !std::equal(actions.begin() + 1, actions.end(), best.begin() + 1))
      return false;
    if (std::find(asked.question.begin(), asked.question.end(), actions.front()) == asked.question.end()) return false;
  }
  asked.ambiguities.open(best.front(), asked.question, candidates.front().probability);
  if (!record(out, best, candidates.front().probability, "camera")) return true;
  accept(0);
  in_order();
  return true;
}

/// The table cannot be explained, but could be if an earlier question had been answered otherwise: then it was.
bool Watcher::State::reconsidered(WatchOutcome& out) {
  if (over.touched) return false;  // what a hand does now says nothing of an earlier answer
  const Picture shown = picture_of(ways.front().reading, true);
  const auto observe = [&](const Game& other) { return observed(shown, options.most_actions, &other); };
  const auto correction = asked.ambiguities.settle(session, observe, options.accept);
  if (!correction) return false;
  if (!session.undo(correction->back, {"camera", status.frame, options.accept})) return false;
  by_camera = std::max(0, by_camera - correction->back);
  update_game();
  const OpenAmbiguities left = asked.ambiguities.after(*correction);
  alert(out, AlertKind::correct,
        make_message("Nobody had said whether it was %1 or %2; what was played since fits %3 only, and the record is "
                     "corrected.",
                     correction->taken, correction->instead, correction->instead),
        {.undone = correction->back});
  compare = true;
  const bool done = record(out, correction->actions, options.accept, "camera");
  asked.ambiguities = done ? left : OpenAmbiguities();
  return done;
}

/// Something seems to reach over the board. When every cell can be read nevertheless, and what is read is an action, or
/// two, without any doubt and all that has changed, it was no hand.
void Watcher::State::read_past(WatchOutcome& out) {
  constexpr size_t kMostCells = 8;
  constexpr DebounceLimit kRestingPiece{600ms, 3, 4};
  for (size_t w = 0; w < ways.size(); ++w) {
    ways[w].reading = ways[w].reader.read(picture, place.plane->turned(ways[w].orientation));
    const vision::Reading& reading = ways[w].reading;
    if (reading.changed.empty() || reading.unknown > 0 || reading.changed.size() > kMostCells || to_be_done) continue;
    Observation found = explain(reading, 1);
    if (std::holds_alternative<observing::Mismatch>(found.reading)) found = explain(reading, 2);
    const auto* legal = std::get_if<Legal>(&found.reading);
    if (legal == nullptr || legal->likeliest.actions.empty()) continue;
    const auto& [actions, p] = legal->likeliest;
    if (p < options.accept_at_once) continue;
    const bool beyond = stillness.reaches_beyond(place.plane->turned(ways[w].orientation), reading.changed);
    if (beyond) {
      // A piece may yet be held. When it rests there, or play goes on from there, it is not.
      const bool again = w == over.past_way && !over.past.empty() && actions.size() >= over.past.size() &&
                         std::equal(over.past.begin(), over.past.end(), actions.begin());
      const bool confirmed = again && (actions.size() > over.past.size() || over.resting.beyond(kRestingPiece));
      over.past = actions;
      over.past_way = w;
      if (!confirmed) continue;
    }
    if (!record(out, actions, p, "camera")) return;
    status.reading = reading;
    accept(w, beyond);
    return in_order();
  }
}

}  // namespace arbiter::table
