// SPDX-License-Identifier: MIT
// What a hand over the board, or at its edge, hides and leaves to be seen.
#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "app/table/watcher_state.h"

namespace arbiter::table {

namespace {

constexpr double kPlainArm = 0.6;         // squares² of an arm that is told from the small pictures alone
constexpr double kNothingBeside = 0.05;   // squares² that then may look other than before
constexpr int kMostPlain = 8;             // pictures in a row of which no more is asked; it may be a lamp after all
constexpr int kMostWithMore = 1;          // the same, where more is other than before
constexpr double kAtTheEdge = 3;          // squares² of a hand that rests at the board's edge; more is an arm over it
constexpr double kAboutHand = 0.5;        // squares about it that are not looked at: its shadow, what it holds
constexpr double kSeenBesideHand = 0.97;  // share of what came that must be seen

}  // namespace

/// An arm moves over the board: it is too early to ask what was played. Of a picture in which nothing beside it is
/// other than before no more is asked for long, of any other such picture in every second one.
bool Watcher::State::passes_over_arm(const vision::StillnessReport& calm) {
  const auto squares = static_cast<double>(status.board->cells().size());
  const bool arm = !compared.last_of_all && (agreed.filmed || at.count() > 0) && calm.calm == vision::Calm::reached &&
                   calm.moving > kMovesLittle && calm.covered * squares > kPlainArm;
  const bool plain = (calm.changed - calm.covered) * squares < kNothingBeside;
  if (!arm || over.passed >= (plain ? kMostPlain : kMostWithMore)) {
    over.passed = 0;
    return false;
  }
  ++over.passed;
  if (plain) compared.seen_before.reset();
  return true;
}

/// Somebody's hand lies over the board, or against what has changed, and has hardly moved since the look before: it may
/// not be done, and nearly the same picture seen once more bears nothing out.
bool Watcher::State::hand_lies_still(const Look& look) const {
  return at.count() > 0 && look.moving < kMovesLittle &&
         (look.strange.touching > kArm || look.strange.reaching > kTouched);
}

/// The board is as it was, but somebody's hand is in the picture: it is not one to remember.
bool Watcher::State::something_beside(const Look& look) {
  const vision::Occluders strange =
      vision::find_occluders(look.evidence, outlines_of(0, look.now, look.evidence.size()), vision::Spans());
  return strange.reaching > 0 || strange.nearby > kBeside;
}

/// A hand lies still over the edge of the board. What is seen beside it may tell what was played, if all that came is
/// seen; what lies under it is not known.
void Watcher::State::look_beside_hand(Look& look) {
  vision::Outlines& drawn = outlines_of(0, look.now, look.evidence.size());
  vision::OccluderParams arms;
  arms.edge = false;  // a piece that came may touch it
  const vision::Occluders hands = vision::find_occluders(look.evidence, drawn, vision::Spans(), arms);
  if (hands.reaching > kAtTheEdge) return;
  cv::Mat1b under = hands.reach;
  const int about = std::max(3, static_cast<int>(2 * kAboutHand * look.now.plane.square_px())) | 1;
  cv::dilate(under, under, cv::getStructuringElement(cv::MORPH_ELLIPSE, {about, about}));
  const vision::Evidence free = look.evidence.hiding(under);
  Seen seen = explain_change(look.now, free);
  if (seen.list.empty() || seen.list.front().actions.empty()) return;
  const Hypothesis& best = seen.list.front();
  if (best.fit.least_known < kSeenBesideHand) return;
  vision::Occluders strange = vision::find_occluders(free, drawn, best.fit.area);
  if (strange.reaching > kHand) return;
  strange.reach = under;
  look.evidence = free;
  look.seen = std::move(seen);
  look.strange = std::move(strange);
  look.beside = true;
}

}  // namespace arbiter::table
