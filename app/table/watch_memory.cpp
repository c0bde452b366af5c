// SPDX-License-Identifier: MIT
// What is remembered of the pictures in which it was agreed what stood on the table.
#include <algorithm>
#include <map>
#include <opencv2/imgproc.hpp>
#include <set>
#include <string>
#include <utility>

#include "app/table/board_view.h"
#include "app/table/watcher_state.h"

namespace arbiter::table {

using vision::Placement;

namespace {

constexpr double kMayFollow = 0.6;      // nats for each square² of pixels that a further action explains
constexpr double kEdgesStand = -0.05;   // the same, of edges, under which they are where they were
constexpr double kMostlyTheSame = 0.7;  // share of what seems to lie over the board that did so the time before
constexpr double kPush = 0.4;           // squares by which a piece is put straight at most
constexpr double kSameFace = 0.69;      // correlation, as of faces that kept their side up (watch_doubt.cpp)
constexpr double kFingers = 1;          // squares about a hand where fingers may lie over what they play
constexpr double kBesideIt = 0.3;   // share of what speaks for an action that does not lie about a hand that has left
constexpr double kLikeAHand = 0.9;  // squares² of one body that nothing explains
constexpr double kLeftOver = 0.3;   // squares² of bodies that an action leaves unexplained, from which more was played

/// The cells on which the second table has something else than the first.
std::vector<vision::ChangedCell> changed_cells(const Board& board, const Placement& before, const Placement& after) {
  std::vector<vision::ChangedCell> change;
  for (const Cell cell : board.cells()) {
    const vision::ChangedCell here{cell, before.on(cell), after.on(cell)};
    if (here.before != here.after) change.push_back(here);
  }
  return change;
}

}  // namespace

/// Most pieces carry tags that are read: then they are what is believed.
bool Watcher::State::by_tags() const {
  if (ways.empty()) return false;
  const vision::TagBinding& binding = ways.front().reader.binding();
  return binding.bound > 0 && 2 * binding.bound >= binding.pieces;
}

const vision::Keyframe& Watcher::State::keyframe_now() {
  if (!compared.keyframe) compared.keyframe.emplace(picture, *place.plane, place.keyframe_width);
  return *compared.keyframe;
}

void Watcher::State::drop_reference(const Placement& table) {
  agreed.reference = Agreed::Reference{keyframe_now(), table, {}};
  agreed.quiet_now(agreed.reference->keyframe, picture, *place.plane);
  agreed.reached = false;
  agreed.free_now(at);
  compared.seen_before.reset();
  compared.seen_free.reset();
  compared.waited_on.reset();
  compared.open.reset();
  light.faintly_seen.clear();
  beam.clear();
}

/// The picture shows this table: everything that is remembered of pictures follows. `hand`: something is over it.
void Watcher::State::agree_on(size_t way, const Placement& table, bool hand) {
  if (way > 0) std::swap(ways[0], ways[way]);
  // As long as nothing has been played, any way round that showed the set-up may be the one.
  if (!agreed.reference || table != agreed.reference->table) ways.erase(ways.begin() + 1, ways.end());
  if (shapes.first && !shapes.first->turned && table != shapes.first->table) {
    shapes.first->plane = shapes.first->plane.turned(ways.front().orientation);
    shapes.first->turned = true;
  }
  for (Way& one : ways) {
    one.reading = one.reader.read(picture, place.plane->turned(one.orientation));
    one.reader.accept(table);
  }
  if (table == pieces) asked.said_squares.reset();
  status.reading = ways.front().reading;
  asked.said.clear();
  stillness.accept(picture, *place.plane, place.landmarks, hand);
  agreed.adapted(at);
  drop_reference(table);
}

/// Is the game's army, or its absence, what is likeliest on every cell? `recentred`: or something that looks like no
/// army. `named`: squares that a person has just said to have changed; when some of them do show it, the others may
/// look like another army's piece, or like the one that left, or be hidden. `bare`: squares that may look like no army
/// when they are empty, and those with an army's name like any other army; `pushed`: one that may look empty though a
/// piece stands there.
bool Watcher::State::agrees(const Way& way, bool recentred, const CellSet& named,
                            const std::map<Cell, std::optional<vision::Army>>& bare, Cell pushed) const {
  bool borne_out = false, believed = false;
  for (const Cell cell : status.board->cells()) {
    const vision::CellReading& seen = way.reading.cells[cell.value];
    const vision::Likeliest best = seen.best();
    const std::optional<vision::Army> army = way.reading.army_on(cell);
    const std::optional<vision::Occupant> stands = pieces.on(cell);
    const auto left = bare.find(cell);
    const bool other = left != bare.end() && left->second && army && army != left->second;
    const bool as_it_should = !stands ? best.is_empty() || (best.is_unknown() && left != bare.end()) || other
                              : best.is_unknown() ? recentred
                              : best.is_empty()   ? cell == pushed
                                                  : army == stands->army;
    if (named[cell.value]) {
      if (!as_it_should && !army && seen.visible >= vision::kWellVisible) return false;
      believed = believed || !as_it_should;
      borne_out = borne_out || (seen.changed && army.has_value() == stands.has_value());
    } else if (!as_it_should) {
      return false;
    }
  }
  return borne_out || !believed;
}

/// Is it the picture agreed on before that shows a hand, and not this one? There the picture before was kept already
/// when the last action was agreed on (`older_before`), the board lies still, and every square looks as it should.
bool Watcher::State::hand_was_before(const Look& look, const cv::Mat1b& older_before) {
  if (older_before.empty() || look.moving > kMovesLittle) return false;
  const cv::Mat1b& reach = look.strange.reach;
  if (cv::countNonZero(reach & older_before) < kMostlyTheSame * cv::countNonZero(reach)) return false;
  read_ways();
  return agrees(ways.front());
}

/// What lay over the board when an action was agreed on is not to be remembered as the board: there the picture before
/// counts on, until the board is seen again.
void Watcher::State::keep_under_hand(const Look& look, const Hypothesis& taken, const Agreed::Reference& before) {
  const cv::Mat1b& reach = look.strange.reach;
  if (cv::countNonZero(reach) == 0 || hand_was_before(look, before.older)) return;
  agreed.reference->free = before.free ? before.free : Agreed::Reference::Free{before.keyframe, before.table};
  const double square = agreed.reference->keyframe.plane.square_px();
  const int about = std::max(3, static_cast<int>(square / 6)) | 1;
  cv::Mat1b older;
  cv::dilate(reach, older, cv::getStructuringElement(cv::MORPH_ELLIPSE, {about, about}));
  if (!look.beside) {
    const cv::Mat1b played = vision::mask_of(taken.fit.area, older.size());
    older.setTo(0, played);
    const int fingers = static_cast<int>(2 * kFingers * square) | 1;
    cv::dilate(reach, agreed.reference->about_hand, cv::getStructuringElement(cv::MORPH_ELLIPSE, {fingers, fingers}));
    cv::Mat1b round;  // with what shows about a body: its edge, and its shadow
    cv::dilate(played, round, cv::getStructuringElement(cv::MORPH_ELLIPSE, {about, about}));
    agreed.reference->about_hand &= round;
  }
  agreed.reference->keyframe.show(look.evidence.before(), older);
  agreed.reference->older = older;
  agreed.quiet.reset();
}

/// Something was played under a hand, so that it is not known what the picture agreed on shows of the board there. Does
/// this one, against the last that showed no hand, show that and nothing else? Then the hand has left.
bool Watcher::State::shows_what_was_played(const Look& look) {
  if (!agreed.reference->free || agreed.reference->table != pieces) return false;
  auto& [keyframe, table, compared_already] = *agreed.reference->free;
  if (look.moving >= kLiesStill) compared_already = false;
  if (look.moving > kMovesLittle || std::exchange(compared_already, true)) return false;
  const vision::Evidence since(keyframe, look.now);
  vision::Outlines& drawn = outlines_of(look.seen.way, look.now, since.size());
  vision::ChangeReader reader(since, drawn, table, search.piece_poses);
  const vision::ChangeFit fit = reader.fit(changed_cells(*status.board, table, pieces));
  const vision::Occluders strange = vision::find_occluders(since, drawn, fit.area);
  return fit.weakest > 0 && fit.explained > kWellExplained * reader.positive() && strange.reaching == 0 &&
         strange.touching == 0 && strange.islands < kBodyLeft && strange.nearby <= kBeside;
}

/// Is all that is other what lay about the hand that played the last action, or all that speaks for another action?
/// Then it has gone since, and every square looks as it should.
bool Watcher::State::hand_has_left(const Look& look) {
  const cv::Mat1b& about = agreed.reference->about_hand;
  if (about.empty() || look.hand) return false;
  const Hypothesis& best = look.seen.list.front();
  const vision::Evidence rest = look.evidence.hiding(about);
  const auto speaks = [&](const vision::Evidence& evidence) { return evidence.over(best.fit.area); };
  const bool there_alone = !best.actions.empty() && speaks(rest) < kBesideIt * speaks(look.evidence);
  const vision::Spans& board = search.outlines.at(ways[look.seen.way].orientation).board();
  if (!there_alone && (something_beside(look) || rest.positive(board) > kLittle * look.area)) return false;
  read_ways();
  const calibration::BoardPlane plane = look.now.plane.turned(ways.front().orientation);
  // What a square looks like that was left under the hand is not known: it may look like anything but what would have
  // come there.
  std::map<Cell, std::optional<vision::Army>> bare;
  for (const Cell cell : status.board->cells()) {
    const cv::Point middle(plane.to_pixel(plane.middle(cell)));
    if (!cv::Rect({}, about.size()).contains(middle) || about(middle) == 0) continue;
    bare.emplace(cell, army_of(best.table.on(cell)));
  }
  return agrees(ways.front(), true, {}, bare);
}

/// Is all that is other about the flat piece that was played last? Then it was taken for played while it was still
/// being put down, and has been put straight since: what is written on it is there, and every other square looks as it
/// should.
bool Watcher::State::put_straight_since(const Look& look) {
  const cv::Mat1b& played = agreed.reference->played;
  const Hypothesis& best = look.seen.list.front();
  const Way& way = ways[look.seen.way];
  if (played.empty() || look.hand || look.moving > kMovesLittle || !way.reader.flat() || best.change.size() != 1 ||
      best.change[0].before != best.change[0].after)
    return false;
  const Cell cell = best.change[0].cell;
  const calibration::BoardPlane plane = look.now.plane.turned(way.orientation);
  const cv::Point middle(plane.to_pixel(plane.middle(cell)));
  if (!cv::Rect({}, played.size()).contains(middle) || played(middle) == 0) return false;
  const int push = static_cast<int>(2 * kPush * plane.square_px()) | 1;
  cv::Mat1b about;
  cv::dilate(played, about, cv::getStructuringElement(cv::MORPH_ELLIPSE, {push, push}));
  const vision::Spans& board = search.outlines.at(way.orientation).board();
  if (look.evidence.hiding(about).positive(board) > kLittle * look.area || something_beside(look)) return false;
  const auto face = faces_of(best, {cell, cell}, look.now, way.orientation);
  if (!face || face->likeness < kSameFace) return false;
  read_ways();
  return agrees(ways.front(), true, {}, {}, cell);
}

/// Where the picture shows that play has gone on after what was taken, which has been recorded; may be empty.
cv::Mat1b Watcher::State::what_follows(const Look& look, const Hypothesis& taken) {
  // Where edges stand the light is another, which the picture before would show again and again.
  const auto stand = [&](const vision::Spans& area) {
    return vision::SpanSums(look.evidence.of_edges()).over(area) < kEdgesStand * look.area;
  };
  for (const Hypothesis& one : look.seen.list)
    if (goes_on(taken.actions, one.actions) && one.fit.score - taken.fit.score > kMayFollow * look.area) {
      const vision::Spans further = vision::without(one.fit.area, taken.fit.area);
      if (stand(further)) return {};
      // It may be another: whatever the action leaves unexplained is kept for the next picture.
      cv::Mat1b mask = vision::mask_of(further, look.evidence.size());
      if (!look.hand) mask |= look.strange.alone;
      return mask;
    }
  // More may have been played than was looked for.
  if (look.hand || look.strange.islands < kLeftOver) return {};
  // Larger than a piece: a hand that the picture's frame cuts off.
  if (look.strange.largest > kLikeAHand) return look.strange.alone;
  const vision::Evidence rest = look.evidence.hiding(vision::mask_of(taken.fit.area, look.evidence.size()));
  vision::ChangeReader reader(rest, outlines_of(0, look.now, rest.size()), taken.table, search.piece_poses);
  const auto next = hypotheses(futures(), {}, *status.board, reader, taken.table, search_params(look.now)).front();
  const bool more = !next.actions.empty() && next.score > kMayFollow * look.area && !stand(next.fit.area);
  return more ? look.strange.alone : cv::Mat1b();
}

/// What a further action would explain, though not well enough, is to be seen in the next picture, too: there the
/// picture before counts on.
void Watcher::State::keep_what_follows(const Look& look, const Hypothesis& taken) {
  cv::Mat1b older = what_follows(look, taken);
  if (older.empty()) return;
  const int about = std::max(3, static_cast<int>(look.now.plane.square_px() / 6)) | 1;
  cv::dilate(older, older, cv::getStructuringElement(cv::MORPH_ELLIPSE, {about, about}));
  older.setTo(0, vision::mask_of(taken.fit.area, look.evidence.size()));
  agreed.reference->keyframe.show(look.evidence.before(), older);
  agreed.quiet.reset();
}

}  // namespace arbiter::table
