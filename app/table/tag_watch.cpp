// SPDX-License-Identifier: MIT
#include "app/table/tag_watch.h"

#include <cmath>

#include "app/table/seen_game.h"
#include "calibration/tags/legend.h"

namespace arbiter::table {

namespace {

constexpr double kArmyOnly = 0.005;  // that the piece is one of its army after all: its tag belongs to another
constexpr double kSmallTag = 24;     // pixels: smaller ones are missed at times
constexpr int kReadings = 2;         // in which something is wrong before it is said

/// What is wrong with the tags, in sentences.
Message faults(const vision::TagReading& reading, const Board& board) {
  std::vector<Message> wrong;
  for (const int number : reading.twice) wrong.push_back(make_message("Tag %1 is seen twice.", number));
  for (const Cell cell : reading.crowded) wrong.push_back(make_message("Two tags are seen over %1.", board.name(cell)));
  for (const vision::PlacedTag& tag : reading.unknown)
    wrong.push_back(make_message("Tag %1, near %2, belongs to no piece.", tag.number, board.name(tag.cell)));
  return join_messages(std::move(wrong));
}

}  // namespace

vision::TagNames legend_of(const Rules& rules) {
  vision::TagNames names;
  for (int number = 0; number < calibration::kFirstFreeTag; ++number)
    if (const auto text = calibration::legend_piece(number))
      if (const auto piece = vision::parse_occupant(*text); piece && shown_as(rules, *piece)) names[number] = *piece;
  return names;
}

std::vector<CellGuess> tagged_cell(const vision::CellReading& cell) {
  const double sure = cell.certainty(), rest = (1 - sure - kArmyOnly) / 2;
  return {{false, cell.piece, sure},
          {false, vision::Occupant{cell.piece->army}, kArmyOnly},
          {true, {}, rest},
          {false, {}, rest}};
}

Message tags_found(const vision::TagBinding& binding) {
  if (binding.bound == 0) return make_message("No tags are read on the pieces; they are told by their looks.");
  Message found = make_message("Tags are read on %1 of %2 pieces; the smallest is %3 pixels wide.", binding.bound,
                               binding.pieces, std::lround(binding.smallest));
  if (binding.smallest >= kSmallTag) return found;
  return join_messages(
      {std::move(found), make_message("Below %1 some are missed: larger tags, a nearer camera or larger "
                                      "pictures help.",
                                      std::lround(kSmallTag))});
}

const Message& TagNotes::begin(const vision::TagReading& reading, const Board& board) {
  times_ = kReadings;
  return seen_ = said_ = faults(reading, board);
}

std::optional<Message> TagNotes::see(const vision::TagReading& reading, const Board& board) {
  if (!reading.whole) return std::nullopt;
  const Message wrong = faults(reading, board);
  times_ = wrong == seen_ ? times_ + 1 : 1;
  seen_ = wrong;
  if (wrong.empty()) said_ = {};
  if (wrong == said_ || times_ < kReadings) return std::nullopt;
  said_ = wrong;
  return wrong;
}

}  // namespace arbiter::table
