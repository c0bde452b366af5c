// SPDX-License-Identifier: MIT
// What players do with the pieces of their plies.
#include <algorithm>

#include "app/footage/behaviour_list.h"

namespace arbiter::footage {

namespace {

constexpr double kShort = 1.2, kLong = 7;  // seconds: before anybody must be asked, and after

cv::Point2f middle(cv::Point2f a, cv::Point2f b) { return (a + b) * 0.5F; }

/// The hand takes the captured piece off first and waits; then the capturing piece comes.
void captured_first(Performance& p) {
  p.begin_before(PlySort::capture);
  p.rest(1);
  const PlannedPly ply = p.choose(PlySort::capture);
  if (p.failed()) return;
  const char side = ply.seat.front();
  p.lift(side, ply.captured_on);
  p.put_aside(side);
  p.rest(kShort);
  p.move(side, ply.from, ply.to);
  p.counts(ply);
  p.rest(1);
  closing(p);
}

/// The capturing piece is set down beside the captured one, which goes afterwards.
void capturing_first(Performance& p) {
  p.begin_before(PlySort::capture);
  p.rest(1);
  const PlannedPly ply = p.choose(PlySort::capture);
  if (p.failed()) return;
  const char side = ply.seat.front();
  p.lift(side, ply.from);
  p.put_loose(side, p.at(ply.to) + (p.at(ply.from) - p.at(ply.to)) *
                                       (0.55F / static_cast<float>(cv::norm(p.at(ply.from) - p.at(ply.to)))));
  p.rest(kShort);
  p.lift(side, ply.captured_on);
  p.put_aside(side);
  p.take_loose(side);
  p.put(side, ply.to);
  p.counts(ply);
  p.rest(1);
  closing(p);
}

void castle(Performance& p, bool rook_first) {
  p.begin_before(PlySort::castling);
  p.rest(1);
  const PlannedPly ply = p.choose(PlySort::castling);
  if (p.failed()) return;
  const char side = ply.seat.front();
  if (rook_first) p.move(side, ply.also_from, ply.also_to);
  if (!rook_first) p.move(side, ply.from, ply.to);
  p.rest(kShort);
  if (rook_first) p.move(side, ply.from, ply.to);
  if (!rook_first) p.move(side, ply.also_from, ply.also_to);
  p.counts(ply);
  p.rest(1);
  closing(p);
}
void castling_rook_first(Performance& p) { castle(p, true); }
void castling_king_first(Performance& p) { castle(p, false); }

void en_passant(Performance& p, double seconds) {
  p.begin_before(PlySort::en_passant);
  p.rest(1);
  const PlannedPly ply = p.choose(PlySort::en_passant);
  if (p.failed()) return;
  const char side = ply.seat.front();
  p.move(side, ply.from, ply.to);
  p.rest(seconds);
  p.lift(side, ply.captured_on);
  p.put_aside(side);
  p.counts(ply);
  p.rest(1);
  closing(p);
}
void en_passant_late(Performance& p) { en_passant(p, kShort); }
void en_passant_forgotten(Performance& p) { en_passant(p, kLong); }

void promotion_fetched_later(Performance& p) {
  p.begin_before(PlySort::promotion);
  p.rest(1);
  const PlannedPly ply = p.choose(PlySort::promotion);
  if (p.failed()) return;
  const char side = ply.seat.front();
  p.move(side, ply.from, ply.to);
  p.rest(3);
  p.lift(side, ply.to);
  p.put_aside(side);
  p.fetch(side, ply.becomes);
  p.put(side, ply.to);
  p.counts(ply, true);
  p.rest(2);
  closing(p);
}

/// There is no spare piece at hand: a captured rook, turned over, stands for it.
void promotion_rook_turned_over(Performance& p) {
  p.begin_before(PlySort::promotion);
  p.rest(1);
  const PlannedPly ply = p.choose(PlySort::promotion);
  if (p.failed()) return;
  const char side = ply.seat.front();
  p.lift(side, ply.from);
  p.put_aside(side);
  p.fetch(side, ply.becomes.substr(0, ply.becomes.find('.')) + ".rook");
  p.put(side, ply.to);
  p.counts(ply, true);
  p.rest(kLong);
}

void between_two_squares(Performance& p) {
  opening(p);
  const PlannedPly ply = p.choose(PlySort::quiet);
  if (p.failed()) return;
  const char side = ply.seat.front();
  const cv::Point2f way = p.at(ply.to) - p.at(ply.from);
  p.lift(side, ply.from);
  p.put_loose(side, p.at(ply.to) - way * (0.5F / static_cast<float>(cv::norm(way))));
  p.rest(3);
  p.take_loose(side);
  p.put(side, ply.to);
  p.counts(ply);
  p.rest(1);
  closing(p);
}

void two_quick_plies(Performance& p) {
  opening(p);
  for (int i = 0; i < 2; ++i) {
    const PlannedPly ply = p.choose(PlySort::quiet);
    if (p.failed()) return;
    p.move(ply.seat.front(), ply.from, ply.to);
    p.counts(ply);
  }
  p.rest(2);
  closing(p);
}

void take_back(Performance& p, PlySort sort) {
  if (sort == PlySort::capture) p.begin_before(sort);
  p.rest(1);
  if (sort != PlySort::capture) closing(p);
  const PlannedPly ply = p.choose(sort);
  if (p.failed()) return;
  const char side = ply.seat.front();
  p.play(ply);
  p.rest(1);
  p.move(side, ply.to, ply.from);
  if (!ply.captured.empty()) {
    p.fetch(side, ply.captured);
    p.put(side, ply.captured_on);
  }
  p.taken_back();
  p.rest(6);
  closing(p);
}
void take_back_quiet(Performance& p) { take_back(p, PlySort::quiet); }
void take_back_capture(Performance& p) { take_back(p, PlySort::capture); }

/// The piece is set down on a square that it may not reach, and then on another.
void illegal(Performance& p, double seconds) {
  opening(p);
  const PlannedPly ply = p.choose(PlySort::quiet);
  if (p.failed()) return;
  const char side = ply.seat.front();
  std::vector<std::string> wrong;
  const auto legal = p.referee().legal(Viewer::arbiter()).actions;
  for (const std::string& square : p.empty_squares())
    if (std::none_of(legal.begin(), legal.end(), [&](const std::string& action) {
          const Squares squares = squares_of(action);
          return squares.to == square || squares.from == square;
        }))
      wrong.push_back(square);
  if (wrong.empty()) return p.fail("no_such_ply", as_it_is("every empty square can be reached"));
  const std::string there = p.pick(wrong);
  p.move(side, ply.from, there);
  p.rest(seconds);
  p.move(side, there, ply.to);
  p.counts(ply);
  p.rest(1);
  closing(p);
}
void illegal_for_a_moment(Performance& p) { illegal(p, kShort); }
void illegal_until_told(Performance& p) { illegal(p, kLong); }

/// The piece is lifted, held over its squares and put back; then another one is moved.
void touched_and_put_back(Performance& p) {
  opening(p);
  const PlannedPly first = p.choose(PlySort::quiet);
  if (p.failed()) return;
  const char side = first.seat.front();
  p.lift(side, first.from);
  p.hold(side, middle(p.at(first.from), p.at(first.to)), 2);
  p.put(side, first.from);
  p.rest(1);
  closing(p, 3);
}

/// A ply that is set down, taken up again and set down elsewhere before the hand goes.
void changed_mind(Performance& p) {
  opening(p);
  const PlannedPly first = p.choose(PlySort::quiet);
  if (p.failed()) return;
  const char side = first.seat.front();
  p.move(side, first.from, first.to);
  p.hover(side, p.at(first.to), 1, 0.6);
  p.move(side, first.to, first.from);
  const PlannedPly second = p.choose(PlySort::quiet, {first.from, first.to});
  if (p.failed()) return;
  p.play(second);
  closing(p);
}

}  // namespace

const std::vector<Behaviour>& behaviours_of_plies() {
  static const std::vector<Behaviour> list{
      {"captured-first", "A captured piece is taken off, and the capturing piece comes a second later", captured_first},
      {"capturing-first", "The capturing piece is set down beside the captured one, which goes afterwards",
       capturing_first},
      {"castling-rook-first", "Castling, the rook before the king", castling_rook_first},
      {"castling-king-first", "Castling, the rook a second after the king", castling_king_first},
      {"en-passant-late", "A pawn captured en passant is lifted a second later", en_passant_late},
      {"en-passant-forgotten", "A pawn captured en passant is lifted seven seconds later", en_passant_forgotten},
      {"promotion-later", "A pawn stands on the last rank until its piece is fetched", promotion_fetched_later},
      {"promotion-rook", "A rook stands for what a pawn was promoted to", promotion_rook_turned_over},
      {"between-squares", "A piece stands between two squares and is then put right", between_two_squares},
      {"two-quick", "Two plies without a rest between them", two_quick_plies},
      {"take-back", "A ply is taken back and another is played", take_back_quiet},
      {"take-back-capture", "A capture is taken back and another ply is played", take_back_capture},
      {"illegal-moment", "A piece stands where it may not for a second", illegal_for_a_moment},
      {"illegal", "A piece stands where it may not for seven seconds", illegal_until_told},
      {"touched", "A piece is lifted, held and put back; then others move", touched_and_put_back},
      {"changed-mind", "A piece is set down, put back and another one moved, all in one go", changed_mind}};
  return list;
}

}  // namespace arbiter::footage
