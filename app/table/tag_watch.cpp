// SPDX-License-Identifier: MIT
#include "app/table/tag_watch.h"

#include <cmath>

#include "calibration/tags/legend.h"
#include "referee/observe/picture.h"

namespace arbiter::table {

namespace {

constexpr double kArmyOnly = 0.005;  // that the piece is one of its army after all: its tag belongs to another
constexpr double kSmallTag = 24;     // pixels: smaller ones are missed at times
constexpr int kReadings = 2;         // in which something is wrong before it is said

/// What is wrong with the tags, in sentences.
std::string faults(const vision::TagReading& reading, const Board& board) {
  std::string wrong;
  const auto add = [&](const std::string& sentence) { wrong += (wrong.empty() ? "" : " ") + sentence; };
  for (const int number : reading.twice) add("Tag " + std::to_string(number) + " is seen twice.");
  for (const Cell cell : reading.crowded) add("Two tags are seen over " + board.name(cell) + ".");
  for (const vision::PlacedTag& tag : reading.unknown)
    add("Tag " + std::to_string(tag.number) + ", near " + board.name(tag.cell) + ", belongs to no piece.");
  return wrong;
}

}  // namespace

vision::TagNames legend_of(const Rules& rules) {
  vision::TagNames names;
  for (int number = 0; number < calibration::kFirstFreeTag; ++number)
    if (const auto piece = calibration::legend_piece(number); piece && observing::parse_shown(rules, *piece))
      names[number] = *piece;
  return names;
}

std::vector<std::pair<std::string, double>> tagged_cell(const vision::CellReading& cell) {
  const double sure = cell.certainty(), rest = (1 - sure - kArmyOnly) / 2;
  return {{cell.piece, sure}, {vision::army_of(cell.piece), kArmyOnly}, {"?", rest}, {"", rest}};
}

std::string tags_found(const vision::TagBinding& binding) {
  if (binding.bound == 0) return "No tags are read on the pieces; they are told by their looks.";
  std::string text = "Tags are read on " + std::to_string(binding.bound) + " of " + std::to_string(binding.pieces) +
                     " pieces; the smallest is " + std::to_string(std::lround(binding.smallest)) + " pixels wide.";
  if (binding.smallest < kSmallTag)
    text += " Below " + std::to_string(std::lround(kSmallTag)) +
            " some are missed: larger tags, a nearer camera or larger pictures help.";
  return text;
}

const std::string& TagNotes::begin(const vision::TagReading& reading, const Board& board) {
  times_ = kReadings;
  return seen_ = said_ = faults(reading, board);
}

std::optional<std::string> TagNotes::see(const vision::TagReading& reading, const Board& board) {
  if (!reading.whole) return std::nullopt;
  const std::string wrong = faults(reading, board);
  times_ = wrong == seen_ ? times_ + 1 : 1;
  seen_ = wrong;
  if (wrong.empty()) said_.clear();
  if (wrong == said_ || times_ < kReadings) return std::nullopt;
  said_ = wrong;
  return wrong;
}

}  // namespace arbiter::table
