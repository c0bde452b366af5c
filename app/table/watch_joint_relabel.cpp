// SPDX-License-Identifier: MIT
// Of what was put on the board from beside it the kind was told by its looks, each piece by itself, and some of it may
// not have been seen to come. Seen together the squares may tell otherwise: there are only so many pieces of each kind.
#include <algorithm>
#include <cmath>

#include "app/table/watcher_state.h"
#include "vision/reading/shapes.h"

namespace arbiter::table {

namespace {

// How much of a logarithm is believed of what the networks say of a square being empty: no more than of kinds of which
// the rest of the picture is known (vision::kKindTrust). In 43 films 4 of 24,220 empty squares looked taken, and 7 of
// 11,556 taken ones empty.
constexpr double kTrust = 0.55;
constexpr double kLeast = 1e-3;  // probability
// That a square is empty on which a piece is said to stand: another may hide it.
constexpr double kMostEmpty = 0.9;
// The same of a figure being dark: kinds of wood may differ less than its lighting.
constexpr double kLeastShade = 0.05;

double nats(double p, double least) { return std::log(std::clamp(p, least, 1 - least)); }

/// How dark the figures of each army are said to be, on the average.
std::map<vision::Army, double> shades(const std::map<Cell, vision::SquareJudgement>& judged,
                                      const vision::Placement& table) {
  std::map<vision::Army, std::pair<double, int>> sums;
  for (const auto& [cell, piece] : table)
    if (const auto seen = judged.find(cell); seen != judged.end()) {
      auto& [sum, count] = sums[piece.army];
      sum += seen->second.dark;
      ++count;
    }
  std::map<vision::Army, double> out;
  for (const auto& [army, sum] : sums) out[army] = sum.first / sum.second;
  return out;
}

/// Does a step put something on the board that was beside it?
bool puts_down(const Futures::Step& step, const vision::Placement& table) {
  return !step.work && !step.changes.empty() &&
         std::all_of(step.changes.begin(), step.changes.end(), [&](const auto& one) {
           const auto before = table.on(one.first);
           return one.second && (!before || before->army == one.second->army);
         });
}

/// The pieces that stand on the table, or may be put there.
std::set<vision::Occupant> pieces_of(const Futures::Standing& standing, const vision::Placement& table) {
  std::set<vision::Occupant> all;
  for (const auto& [cell, piece] : table) all.insert(piece);
  std::set<std::optional<vision::PieceType>> kinds;
  std::set<vision::Army> armies;
  for (const vision::Occupant& piece : all) {
    armies.insert(piece.army);
    kinds.insert(piece.type);
  }
  for (const Futures::Step& step : standing.steps)
    for (const auto& [cell, piece] : step.changes)
      if (piece) kinds.insert(piece->type);
  for (const vision::Army army : armies)
    for (const auto& kind : kinds) all.insert({army, kind});
  return all;
}

/// The square looks empty, or taken.
bool looks_empty(const SquareLooks& looks) { return looks.at(std::nullopt) >= most_of(looks); }

}  // namespace

/// What the networks say of every square of the board in that picture.
std::map<Cell, vision::SquareJudgement> Watcher::State::judge_squares(const cv::Mat& shown,
                                                                      const calibration::BoardPlane& plane) {
  const std::vector<vision::SquareView> views = vision::square_views(shown, plane);
  const std::vector<vision::SquareJudgement> judged = shapes.judge->judge(views);
  std::map<Cell, vision::SquareJudgement> out;
  for (std::size_t i = 0; i < views.size(); ++i)
    if (!views[i].empty()) out[views[i].cell] = judged[i];
  return out;
}

/// What every square looks like in the picture fed last, each by itself, for each of the pieces `all`. What looked like
/// another kind than it was when watching began may look so still.
PieceLooks Watcher::State::looks_of_squares(const std::set<vision::Occupant>& all) {
  std::set<std::optional<vision::PieceType>> game;
  for (const vision::Occupant& piece : all) game.insert(piece.type);
  const std::vector<std::optional<vision::PieceType>> kinds(game.begin(), game.end());
  const auto by_kind = [&](const vision::SquareJudgement& judged) {
    const std::vector<double> looks = vision::looks_among(judged, kinds, game);
    std::map<std::optional<vision::PieceType>, double> out;
    for (std::size_t k = 0; k < kinds.size(); ++k) out[kinds[k]] = looks[k];
    return out;
  };
  const auto judged = judge_squares(picture, place.plane->turned(ways.front().orientation));
  const std::map<vision::Army, double> dark = shades(judged, pieces);
  PieceLooks out{vision::SquareOrder(*status.board)};
  for (const auto& [cell, what] : judged) {
    SquareLooks& looks = out[cell];
    const double empty = pieces.contains(cell) ? std::min<double>(what.empty, kMostEmpty) : what.empty;
    looks[std::nullopt] = kTrust * nats(empty, kLeast);
    std::map<std::optional<vision::PieceType>, double> kind_looks = by_kind(what);
    if (shapes.first && shapes.first->turned)
      if (const auto known = shapes.first->table.on(cell)) {
        if (shapes.first_looks.empty()) shapes.first_looks = judge_squares(shapes.first->picture, shapes.first->plane);
        if (const auto then = shapes.first_looks.find(cell); then != shapes.first_looks.end()) {
          const auto first = by_kind(then->second);
          const auto as_known = first.find(known->type);
          for (auto& [kind, look] : kind_looks)
            if (as_known != first.end()) look -= std::max(0.0, first.at(kind) - as_known->second);
        }
      }
    for (const vision::Occupant& piece : all) {
      const auto shade = dark.find(piece.army);
      const double as_dark = shade == dark.end() ? 0.5 : shade->second;
      looks[piece] = kind_looks.at(piece.type) + kTrust * nats(1 - empty, kLeast) +
                     nats(what.dark * as_dark + (1 - what.dark) * (1 - as_dark), kLeastShade);
    }
  }
  return out;
}

/// Looks at all that has been put on the board since the first of it was doubtful: once after each action, and where a
/// table that lies still is not explained. Where another line of play looks better beyond doubt, the record is
/// corrected.
void Watcher::State::relabel_jointly(WatchOutcome& out) {
  if (!out.actions.empty() || to_be_done || !place.plane || ways.size() != 1 || game().joined() || !agreed.reference ||
      ways.front().reader.flat() || by_tags())
    return;
  const bool in_step =
      !over.touched && beam.empty() && unexplained.pictures() == 0 && agreed.reference->table == pieces;
  const bool lost_now = !in_step && unexplained.pictures() >= 2 && compared.calm.moving < kLiesStill &&
                        !(shapes.tried && vision::same_picture(*shapes.tried, keyframe_now()));
  if (in_step ? !shapes.untold : !lost_now) return;
  if (in_step) shapes.untold = false;
  const std::vector<OpenAmbiguities::Branch> hypotheses = asked.ambiguities.branches();
  const std::vector<std::string> recorded =
      hypotheses.empty() ? std::vector<std::string>() : hypotheses.back().recorded;
  if (in_step && recorded.empty()) return;
  const auto before = session.what_if(static_cast<int>(recorded.size()), {});
  if (!before) return;
  Futures next(*before, options.board, &status.asked_futures);
  const Futures::Standing& standing = next.after({});
  if (std::none_of(standing.steps.begin(), standing.steps.end(),
                   [&](const auto& step) { return puts_down(step, standing.table); }) ||
      !can_judge_shapes())
    return;
  if (!in_step) shapes.tried = keyframe_now();
  const PieceLooks looks = looks_of_squares(pieces_of(standing, pieces));
  double most = 0;  // by which anything could look better
  CellSet unseen;
  for (const auto& [cell, by_piece] : looks) {
    const auto stands = pieces.on(cell);
    most += most_of(by_piece) - by_piece.at(stands);
    if (!stands && !looks_empty(by_piece)) unseen.set(cell.value);
  }
  const auto p = [](double lead) { return 1 / (1 + std::exp(-lead)); };
  if (in_step && p(most) < options.accept) return;
  const auto told = reread(next, recorded, looks, unseen);
  if (!told) return;
  const bool other = told->lead > 0 && p(told->lead) >= options.accept;
  // What is not explained may be a hand: then squares are taken on which nothing can stand.
  const auto shows = [&](const auto& one) {
    return looks_empty(one.second) != (other ? told->table : pieces).contains(one.first);
  };
  if (!in_step && !std::all_of(looks.begin(), looks.end(), shows)) return;
  if (other) return correct(out, recorded, told->actions, p(told->lead));
  if (in_step || p(most) >= options.accept) return;
  agree_on(0, pieces, false);
  in_order();
}

/// What was recorded last were rather these actions.
void Watcher::State::correct(WatchOutcome& out, const std::vector<std::string>& recorded,
                             const std::vector<std::string>& actions, double p) {
  const auto differs = std::mismatch(recorded.begin(), recorded.end(), actions.begin(), actions.end());
  const auto back = static_cast<int>(recorded.end() - differs.first);
  const std::vector<std::string> instead(differs.second, actions.end());
  if (instead.empty() || !session.what_if(back, instead)) return;
  const auto guess = asked.guess;
  const OpenAmbiguities left = asked.ambiguities.rewritten(static_cast<std::size_t>(back), instead, p);
  if (back > 0 && !session.undo(back, {"camera", status.frame, p})) return;
  by_camera = std::max(0, by_camera - back);
  update_game();
  alert(out, AlertKind::correct,
        back == 0
            ? make_message("What was played since could not be seen; the squares show what it led to. Look through "
                           "the moves.")
            : make_message("%1 was a guess; with all that stands on the board it looks like %2, and the record is "
                           "corrected.",
                           *differs.first, instead.front()),
        {.undone = back});
  beam.clear();
  const bool done = record(out, instead, p, "camera");
  shapes.untold = false;
  asked.ambiguities = done ? left : OpenAmbiguities();
  if (!done) return;
  agree_on(0, pieces, false);
  in_order();
  // What was asked about last is still to be asked, where it is as it was guessed.
  if (guess && back > 0 && guess->taken.size() <= instead.size() &&
      std::equal(guess->taken.rbegin(), guess->taken.rend(), instead.rbegin()))
    asked.guess = guess;
}

}  // namespace arbiter::table
