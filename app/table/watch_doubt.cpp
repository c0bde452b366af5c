// SPDX-License-Identifier: MIT
// What is done when the change between two pictures does not tell for sure what was played: looks and shapes are
// consulted, and people asked.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "app/table/board_view.h"
#include "app/table/watcher_state.h"
#include "vision/change/faces.h"
#include "vision/reading/known_kinds.h"
#include "vision/reading/shapes.h"

namespace arbiter::table {

using observing::Observation;

namespace {

constexpr double kFetchedLater = 0.1;  // prior of a piece that still stands there as it came, against custom
constexpr double kSameEvidence = 0.1;  // nats for each square² of pixels by which equal explanations may differ
constexpr double kSoftness = 0.02;     // nats of many pixels to nats of what is independent

}  // namespace

std::vector<observing::Candidate> alike(const std::vector<Hypothesis>& list, const Hypothesis& taken, double p) {
  std::vector<const Hypothesis*> others;
  size_t first = taken.actions.size() - 1;
  double rest = 0;
  for (const Hypothesis& one : list) {
    if (one.actions.size() != taken.actions.size() || one.actions == taken.actions || !look_alike(one, taken)) continue;
    const auto differs = std::mismatch(taken.actions.begin(), taken.actions.end(), one.actions.begin()).first;
    first = std::min(first, static_cast<size_t>(differs - taken.actions.begin()));
    others.push_back(&one);
    rest += one.likely;
  }
  // Another piece on the same square before the same army's on another, which looks alike as well.
  std::stable_partition(others.begin(), others.end(),
                        [&](const Hypothesis* one) { return same_but_for_kind(one->actions, taken.actions); });
  const auto from = [&](const Hypothesis& one) {
    return std::vector<std::string>(one.actions.begin() + static_cast<long>(first), one.actions.end());
  };
  std::vector<observing::Candidate> found{{from(taken), p}};
  for (const Hypothesis* one : others) found.push_back({from(*one), (1 - p) * one->likely / rest});
  return found;
}

/// How much what is written on the flat piece that is said to have moved so looks like what was written on it before.
std::optional<vision::FaceMatch> Watcher::State::faces_of(const Hypothesis& one, const std::pair<Cell, Cell>& cells,
                                                          const vision::Keyframe& shown, int orientation) const {
  vision::Keyframe before = agreed.reference->keyframe, now = shown;
  before.plane = before.plane.turned(orientation);
  now.plane = now.plane.turned(orientation);
  const auto stands = [](const auto& piece_poses, const calibration::BoardPlane& plane, Cell cell) {
    const auto known = std::find_if(piece_poses.begin(), piece_poses.end(),
                                    [&](const auto& piece_pose) { return piece_pose.first == cell; });
    return plane.middle(cell) + (known == piece_poses.end() ? cv::Point2d() : cv::Point2d(known->second.offset));
  };
  return vision::compare_faces(before, stands(search.piece_poses.cells, before.plane, cells.first), now,
                               stands(one.fit.piece_poses, now.plane, cells.second));
}

/// Two explanations of one flat piece's move hardly differ: what is written on it tells where it went.
void Watcher::State::count_faces(std::vector<Hypothesis>& list, const vision::Keyframe& now, const Way& way,
                                 double area) const {
  // Nats for each square² of pixels and unit of correlation. Half and twice as much read 25 films of discs and tiles
  // alike.
  constexpr double kFaces = 1.0;
  if (!way.reader.flat() || list.size() < 2 || list[0].score <= 0 || list[1].score < kNearlyAsWell * list[0].score)
    return;
  const auto first = moved(list[0]), second = moved(list[1]);
  if (!first || !second || first->first != second->first || first->second == second->second) return;
  const auto face = faces_of(list[0], *first, now, way.orientation),
             other = faces_of(list[1], *second, now, way.orientation);
  if (!face || !other) return;
  list[0].score += kFaces * area * std::min(0.0, face->likeness - other->likeness);
  list[1].score += kFaces * area * std::min(0.0, other->likeness - face->likeness);
  std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.score > b.score; });
}

/// Nats for the tile that moved so having kept its side up, against having been turned over: its face is compared with
/// the one that left. 0 where that tells nothing.
double Watcher::State::face_kept(const Hypothesis& one, const std::pair<Cell, Cell>& cells, const Look& look) const {
  // Correlation of faces: 0.72 and more of thirteen that kept their side in films by both renderers, where they might
  // have been turned over, 0.63 to 0.66 of two that came from near to far in a flat view; 0.71 and less of eight that
  // were turned over, 0.48 and less of eight more. Of ink: 0.05 and less of the same side, 0.06 and more where the
  // other is red; many tiles are black on both sides, so that the same ink tells little.
  constexpr double kBetween = 0.65, kSpread = 0.05, kMost = 2.5;  // the last in nats
  constexpr double kInkBetween = 0.06, kInkSpread = 0.02, kSameInk = 0.5;
  const auto match = faces_of(one, cells, look.now, ways[look.seen.way].orientation);
  if (!match) return 0;
  const double told = std::clamp((match->likeness - kBetween) / kSpread, -kMost, kMost) +
                      std::clamp((kInkBetween - match->ink) / kInkSpread, -kMost, kSameInk);
  // A tile that stands between two squares may lie farther off than it was looked for: another face tells nothing.
  return well_placed(one) ? told : std::max(0.0, told);
}

namespace {

size_t kind_index(const vision::Occupant& piece) {
  const auto& all = vision::kFigureKinds;
  const auto at = piece.type ? std::find(all.begin(), all.end(), *piece.type) : all.end();
  return static_cast<size_t>(at - all.begin());
}

/// The figures of `table`, but for those on `left_out`. `army`: whose fellows are meant.
std::vector<vision::KnownFigure> known_figures(const vision::Placement& table, vision::Army army,
                                               const std::map<Cell, std::set<size_t>>& left_out) {
  std::vector<vision::KnownFigure> known;
  for (const auto& [cell, piece] : table)
    if (!left_out.contains(cell)) known.push_back({cell, kind_index(piece), piece.army == army});
  return known;
}

}  // namespace

/// What may stand, by cells on which that differs from one of them to another.
std::map<Cell, std::set<vision::Occupant>> Watcher::State::may_stand(
    const std::vector<const Hypothesis*>& alike) const {
  std::map<Cell, std::set<vision::Occupant>> pieces_on;
  for (const Hypothesis* one : alike)
    for (const vision::ChangedCell& changed : one->change)
      if (changed.after) pieces_on[changed.cell].insert(one->table.on(changed.cell).value());
  std::erase_if(pieces_on, [](const auto& one) { return one.second.size() < 2; });
  return pieces_on;
}

/// What a figure is that came from nowhere, or what it has become, is judged by its shape alone, in a game that has
/// others than ordinary figures. Counts in `weights`, which are those of `alike`; false where shapes tell nothing.
bool Watcher::State::count_shapes(const std::vector<const Hypothesis*>& alike, int orientation,
                                  std::vector<double>& weights) {
  if (ways.front().reader.flat() || !can_judge_shapes()) return false;
  std::set<std::optional<vision::PieceType>> game;  // some of it may come from beyond the board
  for (const auto& [number, piece] : legend()) game.insert(piece.type);
  for (const Hypothesis* one : alike)
    for (const auto& [cell, piece] : one->table) game.insert(piece.type);
  const auto is_ordinary = [](const std::optional<vision::PieceType>& kind) {
    return kind && std::count(vision::kFigureKinds.begin(), vision::kFigureKinds.end(), *kind) > 0;
  };
  if (std::all_of(game.begin(), game.end(), is_ordinary)) return false;
  bool told = false;
  for (const auto& [cell, standing] : may_stand(alike)) {
    const std::vector<vision::SquareView> views =
        vision::square_views(picture, place.plane->turned(orientation), {cell});
    if (views.front().empty()) continue;
    std::vector<std::optional<vision::PieceType>> kinds;
    for (const vision::Occupant& piece : standing) kinds.push_back(piece.type);
    const std::vector<double> looks = vision::looks_among(shapes.judge->judge(views).front(), kinds, game);
    told = true;
    for (size_t i = 0; i < alike.size(); ++i) {
      const auto stands = standing.find(alike[i]->table.on(cell).value());
      weights[i] *= std::exp(looks[static_cast<size_t>(std::distance(standing.begin(), stands))]);
    }
  }
  return told;
}

/// What a figure has become is judged by the others on the table, and counts in `weights`, which are those of `alike`;
/// in `unchanged`, that it still stands there as it came. False where their shapes are not known, or tell nothing.
bool Watcher::State::count_company(const std::vector<const Hypothesis*>& alike, int orientation,
                                   std::vector<double>& weights, double& unchanged) {
  // A pawn may have become something that no network knows.
  const auto known_kinds = [&](const Hypothesis* one) { return ordinary_figures(one->table); };
  if (!std::all_of(alike.begin(), alike.end(), known_kinds) || !can_judge_shapes()) return false;
  const vision::Placement& table = alike.front()->table;
  std::map<Cell, std::set<size_t>> candidates;
  for (const auto& [cell, stands] : may_stand(alike))
    for (const vision::Occupant& piece : stands) candidates[cell].insert(kind_index(piece));
  const auto cells = moved(*alike.front());
  const auto mover = cells ? agreed.reference->table.on(cells->first) : std::nullopt;
  bool told = false;
  for (const auto& [cell, kinds] : candidates) {
    const vision::Army army = table.on(cell).value().army;
    std::optional<vision::KnownPicture> first;
    if (shapes.first && shapes.first->turned && ordinary_figures(shapes.first->table))
      first = {shapes.first->picture, shapes.first->plane, known_figures(shapes.first->table, army, {})};
    const vision::KnownPicture now{picture, place.plane->turned(orientation), known_figures(table, army, candidates)};
    const auto looks =
        vision::look_beside_known(now, cell, first ? &*first : nullptr, {kinds.begin(), kinds.end()}, *shapes.judge);
    if (!looks) continue;
    told = true;
    for (size_t i = 0; i < alike.size(); ++i)
      weights[i] *= std::exp(looks->at(kind_index(alike[i]->table.on(cell).value())));
    if (!mover || cell != cells->second) continue;
    std::vector<size_t> with_mover(kinds.begin(), kinds.end());
    with_mover.push_back(kind_index(*mover));
    const auto beside = vision::look_beside_known(now, cell, first ? &*first : nullptr, with_mover, *shapes.judge);
    if (!beside) continue;
    double best = -std::numeric_limits<double>::infinity();
    for (const size_t kind : kinds) best = std::max(best, beside->at(kind));
    unchanged = kFetchedLater * *std::max_element(weights.begin(), weights.end()) *
                std::exp(beside->at(with_mover.back()) - best);
  }
  return told;
}

/// Which of the explanations that change the same cells, where their evidence is the same: what a pawn became is told
/// by its shape, else by custom.
Watcher::State::Promotion Watcher::State::kind_of_promotion(const Seen& seen, const Hypothesis& first,
                                                            const Look& look) {
  const Hypothesis* best = &first;
  std::vector<const Hypothesis*> alike;
  const double square = search.outlines.at(ways[seen.way].orientation).plane().square_px();
  for (const Hypothesis& one : seen.list)
    if (one.actions.size() == best->actions.size() && look_alike(one, *best) &&
        (same_but_for_kind(one.actions, best->actions) || best->score - one.score < kSameEvidence * square * square))
      alike.push_back(&one);
  if (alike.size() < 2) return {best};
  std::vector<double> weights;
  double unchanged = 0;
  weights.reserve(alike.size());
  for (const Hypothesis* one : alike) weights.push_back(one->likely);
  if (!look.hand) {
    // By where it left and came: which of the explanations keep the piece that moved, and which make it another. A tile
    // may do either; a figure that may become another must.
    struct Mover {
      std::vector<size_t> kept, other;
    };
    std::map<std::pair<Cell, Cell>, Mover> movers;
    for (size_t i = 0; i < alike.size(); ++i) {
      const auto cells = moved(*alike[i]);
      const auto mover = cells ? agreed.reference->table.on(cells->first) : std::nullopt;
      if (!mover) continue;
      Mover& one = movers[*cells];
      (alike[i]->table.on(cells->second) == mover ? one.kept : one.other).push_back(i);
    }
    for (const auto& [cells, mover] : movers) {
      if (mover.kept.empty() || mover.other.empty()) continue;
      const double face = face_kept(*alike[mover.kept.front()], cells, look);
      for (const size_t i : mover.kept) weights[i] *= std::exp(face / 2);
      for (const size_t i : mover.other) weights[i] *= std::exp(-face / 2);
    }
    const int orientation = ways[seen.way].orientation;
    if (!count_company(alike, orientation, weights, unchanged) && !count_shapes(alike, orientation, weights)) {
      Way& way = ways[seen.way];
      way.reading = way.reader.read(picture, place.plane->turned(way.orientation));
      see_shapes(way.reading, way.orientation);
      for (size_t i = 0; i < alike.size(); ++i)
        for (const vision::ChangedCell& one : alike[i]->change)
          if (one.after) weights[i] *= weight_of(*one.after, way.reading.cells[one.cell.value], way.reading.armies);
    }
  }
  const auto most = std::max_element(weights.begin(), weights.end());
  const double all = std::accumulate(weights.begin(), weights.end(), unchanged);
  return {alike[static_cast<size_t>(most - weights.begin())], all > 0 ? *most / all : 0.0, unchanged > 0.5 * all};
}

/// What was recorded last was a guess, and `named` names one of its alternatives: it is taken back, and `named` becomes
/// all that is to be recorded in its place. True when nothing is to be recorded: it says what was guessed.
bool Watcher::State::take_back_guess(WatchOutcome& out, std::vector<std::string>& named) {
  const auto made = std::exchange(asked.guess, std::nullopt);
  if (!made || named.empty()) return false;
  // The action in doubt is enough; what followed it is known.
  const auto is_named = [&](const std::vector<std::string>& one) {
    return named == one || (named.size() == 1 && named.front() == one.front());
  };
  if (is_named(made->taken)) return true;
  const auto other = std::find_if(made->others.begin(), made->others.end(), is_named);
  if (other == made->others.end()) return false;
  const int back = static_cast<int>(made->taken.size());
  if (!session.undo(back, {"hand", status.frame, 1})) return false;
  update_game();
  alert(out, AlertKind::correct, make_message("%1 is taken back: it was %2.", made->taken.front(), other->front()),
        {.undone = back});
  status.alert.reset();
  named = *other;
  return false;
}

void Watcher::State::in_doubt(WatchOutcome& out, const Seen& seen, double p, double one_of_these) {
  if (one_of_these < kLeastToAsk) {
    read_ways();
    if (unexplained.pictures() > 0 && reconsidered(out)) return;
    return unclear(out, explain(ways.front().reading, 1));
  }
  std::vector<observing::Candidate> candidates;
  double all = 0;
  const double best = seen.list.front().score;
  for (const Hypothesis& one : seen.list) {
    if (one.actions.empty()) continue;
    const double weight = one.likely * std::exp(kSoftness * (one.score - best));
    all += weight;
    candidates.push_back({one.actions, weight});
    if (candidates.size() == kMostOffered) break;
  }
  for (auto& candidate : candidates) candidate.probability *= p / all;
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const auto& a, const auto& b) { return a.probability > b.probability; });
  Message ask = make_message("Several legal actions fit what is seen; which was played?");
  unclear(out, {observing::Ambiguous{std::move(candidates), std::move(ask)}});
}

/// What explains the change best leaves on each square what stood there, or another piece of its army.
bool Watcher::State::looks_alike_before(const Look& look) const {
  Hypothesis before;
  before.table = agreed.reference->table;
  const Hypothesis& best = look.seen.list.front();
  return best.score > 0 && !best.actions.empty() && look_alike(best, before);
}

/// Where several explanations hardly differ, or the light has changed everywhere, the looks of the squares may tell.
/// `nearly`: share of the best explanation's score that another must have to be believed.
bool Watcher::State::by_looks(WatchOutcome& out, const Look& look, double nearly) {
  // Where a piece of its army stood before, each square looks as it did whether anything was played or not.
  if (looks_alike_before(look)) return false;
  read_ways();
  // A piece between two squares is not told by looks either.
  asked.allowed = [&](const std::vector<std::string>& actions) {
    const Hypothesis* told = nullptr;
    double best = 0;  // of as many actions
    for (const Hypothesis& one : look.seen.list) {
      if (one.actions.size() == actions.size()) best = std::max(best, one.score);
      if (one.actions == actions) told = &one;
    }
    return told != nullptr && told->score > nearly * best && told->score > 0 && well_placed(*told);
  };
  Observation first;
  const bool taken = explained(out, look.at_rest, first);
  asked.allowed = nullptr;
  return taken;
}

/// The game has what a person said, and the table does not show it.
void Watcher::State::not_in_step(WatchOutcome& out, bool at_rest) {
  if (!at_rest) return unexplained.see(at);
  read_ways();
  unclear(out, explain(ways.front().reading, 1));
}

WatchOutcome Watcher::answer(const std::vector<std::string>& actions) {
  State& s = *state_;
  WatchOutcome out;
  if (s.status.board == nullptr) {
    Message why = make_message("No game has been begun that could be watched.");
    out.alerts.push_back({s.status.frame, AlertKind::illegal, std::move(why), "", {}, {}});
    return out;
  }
  s.status.alert.reset();
  std::vector<std::string> said;
  said.reserve(actions.size());
  for (const std::string& action : actions) said.push_back(game_action(s.game(), action, s.options.board));
  if (s.take_back_guess(out, said)) {
    s.in_order();
    return out;
  }
  const vision::Placement before = s.pieces;
  if (!s.record(out, said, 1, "hand")) return out;
  s.asked.ambiguities.clear();
  s.asked.question.clear();
  s.beam.clear();
  s.compare = true;
  s.begun.looked.reset();
  s.begun.nothing = s.ways.empty() && said.empty();
  // The picture seen last may be from before what was said. Where it shows a piece that has just come there, it is the
  // one that was said, which has left the square where it stood: both looks are learnt.
  CellSet changed;
  for (const auto& [cell, seen] : s.asked.said) changed.set(cell.value);
  for (const auto& [cell, piece] : s.pieces) {
    if (before.on(cell) == piece) continue;
    changed.set(cell.value);
    for (const auto& [from, moved] : before)
      if (moved == piece && !s.pieces.contains(from)) changed.set(from.value);
  }
  s.asked.said_squares |= changed;
  // What was said may be what the picture shows: the watching begins with it.
  if (s.ways.empty() && !s.picture.empty() && s.place.plane) s.start(out);
  if (s.ways.empty()) return out;
  if (!s.picture.empty() && s.place.plane)
    for (State::Way& way : s.ways) way.reading = way.reader.read(s.picture, s.place.plane->turned(way.orientation));
  if (s.ways.front().reading.cells.empty()) return out;
  // What was said also tells which way round the board lies, if the table bears it out one way only.
  const auto bears_out = [&](const State::Way& way) { return s.agrees(way, false, changed); };
  const auto one = std::find_if(s.ways.begin(), s.ways.end(), bears_out);
  if (one != s.ways.end() && std::none_of(one + 1, s.ways.end(), bears_out)) {
    // The next player's hand may be over the board already, or that of the one who played still.
    s.accept(static_cast<std::size_t>(one - s.ways.begin()),
             s.status.stage == WatchStatus::Stage::reached || s.over.touched);
    s.in_order();
  } else {
    for (const Cell cell : s.status.board->cells())
      if (changed[cell.value]) s.asked.said[cell] = s.ways.front().reading.cells[cell.value].best();
  }
  return out;
}

}  // namespace arbiter::table
