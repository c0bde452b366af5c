// SPDX-License-Identifier: MIT
// Whether the pieces stand as the game has them, told by their shapes: a king and a queen that have changed places look
// the same to whoever tells armies apart only.
#include <algorithm>
#include <map>

#include "app/table/watcher_state.h"
#include "vision/reading/odd_figures.h"
#include "vision/reading/picture_reader.h"

namespace arbiter::table {

using vision::Labels;
using namespace std::chrono_literals;

namespace {

// As soon as pieces that were told to stand wrong may have been put right they are looked at again, but no more often.
constexpr Patience kBeforeAnotherLook{1000ms, 5, 5};

size_t kind_index(const std::string& piece) {
  return static_cast<size_t>(
      std::find(vision::kFigureKinds.begin(), vision::kFigureKinds.end(), vision::kind_of(piece)) -
      vision::kFigureKinds.begin());
}

}  // namespace

/// False where shapes say clearly that pieces have changed places: then that is told, and whoever knows better may say
/// so (an answer without an action). Only before the watching begins.
bool Watcher::State::stands_in_order(WatchOutcome& out, const Way& way, const Labels& labels) {
  if (begun.order_agreed || !ordinary_figures(labels) || way.reader.binding().bound > 0) return true;
  if (begun.odd) {
    begun.odd_for.see(at);
    if (!begun.odd_for.beyond(kBeforeAnotherLook)) return false;
    begun.odd_for.end();
  }
  std::vector<vision::ExpectedFigure> expected;
  std::map<std::string, size_t> armies;
  for (const auto& [square, piece] : labels)
    if (const auto cell = status.board->find_cell(square))
      expected.push_back(
          {*cell, armies.try_emplace(vision::army_of(piece), armies.size()).first->second, kind_index(piece)});
  auto network = vision::SquareClassifier::built_in();
  if (!network) return true;
  vision::PictureReader reader(std::move(*network));
  const auto odd = vision::odd_figures(reader.each_square(picture, place.plane->turned(way.quarters), true), expected);
  begun.odd = !odd.empty();
  if (odd.empty()) {
    begun.order_agreed = true;
    return true;
  }
  std::string squares;
  std::vector<WatchFix> fixes;
  for (const vision::OddFigure& one : odd) {
    const std::string& square = status.board->name(one.cell);
    squares += (squares.empty() ? "" : ", ") + square;
    fixes.push_back({"place", square, "", labels.at(square)});
  }
  enter(WatchStage::starting);
  alert(out, "correct", "The pieces do not stand as the game begins: look at " + squares + ".",
        {.fixes = std::move(fixes), .candidates = {{{}, 0.5}}});
  return false;
}

}  // namespace arbiter::table
