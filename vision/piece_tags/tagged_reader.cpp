// SPDX-License-Identifier: MIT
#include "vision/piece_tags/tagged_reader.h"

#include <algorithm>
#include <set>

#include "vision/reading/cell_sampler.h"

namespace arbiter::vision {

using calibration::BoardPlane;

namespace {

constexpr double kSure = 0.99;       // of the piece whose tag is read
constexpr double kLeft = 0.9;        // that a piece whose tag is elsewhere is no longer where it was
constexpr size_t kPiecesInTurn = 2;  // looked at in a picture in which nothing has changed

}  // namespace

TaggedReader::TaggedReader(const Board& board, BoardReader looks)
    : board_(&board), looks_(std::move(looks)), report_(looks_.report()) {}

TaggedReader::TaggedReader(const cv::Mat& picture, const BoardPlane& plane, const Placement& placement,
                           const std::optional<PieceTags>& tags, const std::vector<SeenTag>& seen)
    : TaggedReader(plane.board(), BoardReader(picture, plane, placement)) {
  if (!tags) return;
  tags_ = tags;
  binding_ = tags_->bind(seen, plane, placement);
  if (binding_.bound == 0) {
    tags_.reset();
    return;
  }
  read_ = tags_->place(seen, plane);
  for (const PlacedTag& tag : read_.placed) stood_[tag.number] = tag.cell;
  report_with_tags();
}

TaggedReader TaggedReader::anew(const cv::Mat& picture, const BoardPlane& plane, const Placement& placement) const {
  return anew(picture, sampled(picture, plane), placement);
}

TaggedReader TaggedReader::anew(const cv::Mat& picture, const CellSampler& seen, const Placement& placement) const {
  const BoardPlane& plane = seen.plane();
  TaggedReader other(plane.board(), BoardReader(seen, placement));
  other.tags_ = tags_;
  other.binding_ = binding_;
  other.stood_ = stood_;
  if (!tags_) return other;
  other.read_ = tags_->place(tags_->find(picture, plane), plane);
  other.report_with_tags();
  return other;
}

void TaggedReader::report_with_tags() {
  const auto told = [&](Cell cell) { return read_.on(cell) != nullptr; };
  std::erase_if(report_.missing, told);
  std::erase_if(report_.doubtful, told);
  const double pieces = static_cast<double>(placement().size());
  const auto sure = static_cast<double>(
      std::count_if(read_.placed.begin(), read_.placed.end(), [&](const PlacedTag& tag) { return agrees(tag); }));
  if (pieces > 0) report_.armies = (sure + std::max(0.0, pieces - sure) * report_.armies) / pieces;
}

bool TaggedReader::by_legend() const {
  constexpr int kEnough = 4;
  constexpr double kNearlyAll = 0.75;
  return binding_.bound >= kEnough && binding_.by_legend >= kNearlyAll;
}

bool TaggedReader::agrees(const PlacedTag& tag) const {
  const std::optional<Occupant> known = placement().on(tag.cell);
  return known && (known->look() == tag.piece || *known == Occupant{tag.piece->army});
}

bool TaggedReader::contrary() const {
  return std::any_of(read_.placed.begin(), read_.placed.end(), [&](const PlacedTag& tag) { return !agrees(tag); });
}

std::vector<Placement::Square> TaggedReader::next_in_turn() {
  const size_t standing = placement().size();
  std::vector<Placement::Square> some;
  for (size_t i = 0; i < std::min(kPiecesInTurn, standing); ++i)
    some.push_back(*(placement().begin() + static_cast<long>(next_++ % standing)));
  return some;
}

void TaggedReader::override_with(const PlacedTag& tag, Reading& reading) const {
  CellReading& cell = reading.cells[tag.cell.value];
  const auto army = std::find(reading.armies.begin(), reading.armies.end(), tag.piece->army);
  if (army == reading.armies.end()) return;  // of another game's set: what it looks like counts
  const double rest = (1 - kSure) / static_cast<double>(reading.armies.size() + 1);
  std::fill(cell.armies.begin(), cell.armies.end(), rest);
  cell.empty = cell.unknown = rest;
  cell.armies[static_cast<size_t>(army - reading.armies.begin())] = kSure;
  cell.kinds.clear();
  if (tag.piece->type) cell.kinds.emplace(*tag.piece->type, 1.0);
  cell.piece = tag.piece;
  cell.changed = !agrees(tag);
}

/// A piece whose tag is elsewhere now has left its square. A tag that has not been seen before comes from one of the
/// squares where a piece like that stands whose tag has not been seen either.
void TaggedReader::leave(const PlacedTag& tag, Reading& reading) const {
  const auto army = std::find(reading.armies.begin(), reading.armies.end(), tag.piece->army);
  if (army == reading.armies.end()) return;
  std::vector<Cell> from;
  if (const auto before = stood_.find(tag.number); before != stood_.end()) {
    from.push_back(before->second);
  } else {
    for (const Placement::Square& one : placement()) {
      const bool known =
          std::any_of(stood_.begin(), stood_.end(), [&](const auto& other) { return other.second == one.cell; });
      if (!known && one.occupant.look() == tag.piece) from.push_back(one.cell);
    }
  }
  for (const Cell cell : from) {
    const std::optional<Occupant> known = placement().on(cell);
    if (cell == tag.cell || read_.on(cell) != nullptr || !known || known->look() != tag.piece) continue;
    CellReading& left = reading.cells[cell.value];
    double& still = left.armies[static_cast<size_t>(army - reading.armies.begin())];
    const double gone = still * kLeft / static_cast<double>(from.size());
    still -= gone;
    left.empty += gone;
    left.changed = left.changed || gone > 0.2;
  }
}

Reading TaggedReader::read(const cv::Mat& picture, const BoardPlane& plane) {
  Reading reading = looks_.read(picture, plane);
  if (!tags_) return reading;
  const bool whole = !reading.changed.empty() || contrary_;
  const auto seen = whole ? tags_->find(picture, plane) : tags_->find_on(picture, plane, next_in_turn());
  read_ = tags_->place(seen, plane, [&](Cell cell) {
    return reading.cells[cell.value].changed && !reading.cells[cell.value].best().is_empty();
  });
  read_.whole = whole;
  overruled_ = false;
  for (const PlacedTag& tag : read_.placed) {
    const bool looked_other = reading.cells[tag.cell.value].changed;
    override_with(tag, reading);
    overruled_ = overruled_ || (looked_other && !reading.cells[tag.cell.value].changed);
  }
  for (const PlacedTag& tag : read_.unknown) {
    // Something stands there, whatever it looks like.
    CellReading& cell = reading.cells[tag.cell.value];
    cell.unknown += 0.9 * cell.empty;
    cell.empty *= 0.1;
  }
  for (const PlacedTag& tag : read_.placed)
    if (reading.cells[tag.cell.value].changed) leave(tag, reading);
  contrary_ = std::any_of(read_.placed.begin(), read_.placed.end(),
                          [&](const PlacedTag& tag) { return reading.cells[tag.cell.value].changed; });
  reading.changed.clear();
  reading.unknown = 0;
  for (const Cell cell : board_->cells()) {
    const CellReading& one = reading.cells[cell.value];
    if (!one.changed) continue;
    reading.changed.push_back(cell);
    reading.unknown += one.best().is_unknown();
  }
  return reading;
}

void TaggedReader::adapt() {
  // Where only the looks are other than before, the tags know that it is the same piece, put straight.
  if (overruled_)
    looks_.accept(Placement(placement()));
  else
    looks_.adapt();
  overruled_ = false;
}

void TaggedReader::accept(const Placement& placement) {
  const Placement before = looks_.placement();
  looks_.accept(placement);
  if (!tags_) return;
  tags_->learn(read_, before, placement);
  for (const PlacedTag& tag : read_.placed) stood_[tag.number] = tag.cell;
  for (const PlacedTag& tag : read_.unknown) stood_[tag.number] = tag.cell;
  contrary_ = false;
  count_tags();
}

/// What a hand hid when the tags were bound has been seen since; what was captured is not counted any more.
void TaggedReader::count_tags() {
  std::set<Cell> told;
  for (const auto& [number, cell] : stood_)
    if (cell.valid() && placement().contains(cell)) told.insert(cell);
  binding_.bound = static_cast<int>(told.size());
  binding_.pieces = static_cast<int>(placement().size());
  for (const PlacedTag& tag : read_.placed) binding_.smallest = std::min(binding_.smallest, tag.side);
}

}  // namespace arbiter::vision
