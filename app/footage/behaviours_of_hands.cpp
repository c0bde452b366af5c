// SPDX-License-Identifier: MIT
// What hands do besides the plies, and what else comes over the board.
#include <algorithm>

#include "app/footage/behaviour_list.h"

namespace arbiter::footage {

using vision::simulate::Standing;

namespace {

constexpr double kShort = 1.2, kLong = 7;  // seconds: before anybody must be asked, and after
/// Armies whose looks things have, see film_behaviour.
constexpr const char* kCup = "C.rook";
constexpr const char* kHead = "H.pawn";

char side_of(const Performance& p, const std::string& square) { return p.table().at(square).front(); }

std::vector<std::string> taken_squares(const Performance& p) {
  std::vector<std::string> out;
  for (const auto& [square, piece] : p.table()) out.push_back(square);
  return out;
}

/// An empty square next to no other piece's middle: two steps at most from `square`.
std::string room_near(Performance& p, const std::string& square) {
  std::vector<std::string> near;
  for (const std::string& empty : p.empty_squares()) {
    const double away = cv::norm(p.at(empty) - p.at(square));
    if (away < 2.5) near.push_back(empty);
  }
  return near.empty() ? std::string() : p.pick(near);
}

/// Pieces that have room near them, as many as that.
std::vector<std::pair<std::string, std::string>> some_with_room(Performance& p, std::size_t count) {
  std::vector<std::pair<std::string, std::string>> out;
  std::vector<std::string> taken = taken_squares(p);
  while (out.size() < count && !taken.empty()) {
    const std::string square = p.pick(taken);
    std::erase(taken, square);
    const std::string to = room_near(p, square);
    const auto used = [&](const auto& one) { return one.second == to; };
    if (!to.empty() && std::none_of(out.begin(), out.end(), used)) out.emplace_back(square, to);
  }
  if (out.size() < count) p.fail("bad_behaviour", as_it_is("no piece has room beside it"));
  return out;
}

void displace(Performance& p, std::size_t count, double seconds) {
  opening(p);
  const auto pairs = some_with_room(p, count);
  if (p.failed()) return;
  for (const auto& [from, to] : pairs) p.move(side_of(p, from), from, to);
  p.rest(seconds);
  for (const auto& [from, to] : pairs) p.move(side_of(p, to), to, from);
  p.rest(1);
  closing(p);
}
void pushed_off(Performance& p) { displace(p, 1, kShort); }
void two_pushed_off(Performance& p) { displace(p, 2, kShort); }
void three_pushed_off_long(Performance& p) { displace(p, 3, kLong); }

void adjust(Performance& p) {
  opening(p);
  for (int i = 0; i < 3; ++i) {
    const std::string square = p.pick(taken_squares(p));
    p.touch(side_of(p, square), square);
    p.rest(0.6);
  }
  closing(p);
}

/// Each piece of a corner of the board stands a little differently when the sleeve has gone.
void sleeve(Performance& p) {
  opening(p);
  std::vector<std::string> taken = taken_squares(p);
  const std::string first = p.pick(taken);
  std::sort(taken.begin(), taken.end(), [&](const std::string& a, const std::string& b) {
    return cv::norm(p.at(a) - p.at(first)) < cv::norm(p.at(b) - p.at(first));
  });
  for (std::size_t i = 0; i < std::min<std::size_t>(4, taken.size()); ++i) p.touch('S', taken[i]);
  p.rest(2);
  closing(p);
}

/// A piece falls and is gone from its square for some seconds.
void fallen(Performance& p) {
  opening(p);
  const std::string square = p.pick(taken_squares(p));
  const char side = side_of(p, square);
  p.lift(side, square);
  p.put_loose(side, p.at(square) + cv::Point2f(0.5F, 0.45F));
  p.rest(kLong);
  p.take_loose(side);
  p.put(side, square);
  p.rest(1);
  closing(p);
}

void captured_put(Performance& p, bool on_the_board) {
  p.begin_before(PlySort::capture);
  p.rest(1);
  const PlannedPly ply = p.choose(PlySort::capture);
  if (p.failed()) return;
  const char side = ply.seat.front();
  const auto width = static_cast<float>(p.scene().board->width());
  // Chosen before the piece is lifted: its own square is for the one that takes it.
  const std::string there = on_the_board ? room_near(p, ply.captured_on) : std::string();
  p.lift(side, ply.captured_on);
  if (on_the_board) {
    if (there.empty()) return p.fail("bad_behaviour", as_it_is("no square is empty near there"));
    p.put(side, there);
  } else {
    p.put_loose(side, {width + 0.15F, p.at(ply.captured_on).y});
  }
  p.move(side, ply.from, ply.to);
  if (on_the_board) {
    p.rest(kLong);
    p.lift(side, there);
    p.put_aside(side);
  }
  p.counts(ply);
  p.rest(3);
  closing(p);
}
void captured_on_the_edge(Performance& p) { captured_put(p, false); }
void captured_on_the_board(Performance& p) { captured_put(p, true); }

cv::Point2f board_middle(const Performance& p) {
  return {static_cast<float>(p.scene().board->width()) / 2, static_cast<float>(p.scene().board->height()) / 2};
}

void hand_rests(Performance& p) {
  opening(p);
  const std::string square = p.pick(taken_squares(p));
  p.hover(side_of(p, square), p.at(square), 1.2F, 60);
  p.rest(2);
  closing(p);
}

/// The hand lies on the edge of the board and does not stir.
void hand_on_the_edge(Performance& p) {
  opening(p);
  p.hover('S', {board_middle(p).x, 0.2F}, 0.35F, 10);
  closing(p);
}

/// The hand goes over the board to the clock after each ply.
void clock_reached_over(Performance& p) {
  p.rest(1);
  for (int i = 0; i < 4; ++i) {
    p.play_quiet();
    p.hover(i % 2 == 0 ? 'S' : 'N', {board_middle(p).x * 1.6F, board_middle(p).y}, 1.6F, 0.6);
  }
  p.rest(1);
}

void thinking_hand(Performance& p) {
  opening(p);
  const PlannedPly ply = p.choose(PlySort::quiet);
  if (p.failed()) return;
  p.hover(ply.seat.front(), p.at(ply.from), 1.3F, 4);
  p.hover(ply.seat.front(), p.at(ply.to), 1.3F, 2);
  p.play(ply);
  closing(p);
}

void heads_lean(Performance& p) {
  opening(p);
  const cv::Point2f middle = board_middle(p);
  for (const float y : {-1.2F, -0.6F, 0.0F, 0.0F, 0.0F, -0.6F, -1.2F}) {
    p.take_things_away();
    p.add_thing(Standing{kHead, {middle.x + 0.4F, middle.y * 2 - y}, 0, 0, -1});
    p.rest(0.6);
  }
  p.take_things_away();
  p.rest(1);
  closing(p);
}

void cup(Performance& p, bool on_the_board) {
  opening(p);
  std::vector<std::string> empty = p.empty_squares();
  const cv::Point2f middle = board_middle(p);
  const cv::Point2f there = on_the_board ? p.at(p.pick(empty)) : cv::Point2f(middle.x, -1.1F);
  p.hover('S', there, 0.8F, 0.6);
  p.add_thing(Standing{kCup, there, on_the_board ? 0 : -p.scene().look.thickness, 0, -1});
  p.companion("asks or waits", 10, "a cup stands there");
  p.rest(4);
  closing(p);
  p.hover('S', there, 0.8F, 0.6);
  p.take_things_away();
  p.rest(2);
  closing(p);
}
void cup_on_the_board(Performance& p) { cup(p, true); }
void cup_before_the_board(Performance& p) { cup(p, false); }

}  // namespace

const std::vector<Behaviour>& behaviours_of_hands() {
  static const std::vector<Behaviour> list{
      {"adjust", "Three pieces are adjusted on their squares", adjust},
      {"sleeve", "A sleeve nudges four pieces that stand together", sleeve},
      {"pushed-off", "A piece is pushed off its square for a second and put back", pushed_off},
      {"two-pushed-off", "Two pieces are pushed off their squares for a second and put back", two_pushed_off},
      {"three-pushed-off", "Three pieces are pushed off their squares for seven seconds and put back",
       three_pushed_off_long},
      {"fallen", "A piece lies beside its square for seven seconds", fallen},
      {"captured-on-edge", "A captured piece is put down on the edge of the board", captured_on_the_edge},
      {"captured-on-board", "A captured piece stands on an empty square for seven seconds", captured_on_the_board},
      {"hand-rests", "A hand rests over the board for a minute", hand_rests},
      {"hand-on-edge", "A hand lies on the edge of the board while nothing happens", hand_on_the_edge},
      {"clock", "A hand goes over the board to the clock after each ply", clock_reached_over},
      {"thinking-hand", "A hand waits over the piece and then over its square", thinking_hand},
      {"heads", "A head leans over the far edge of the board", heads_lean},
      {"cup-on-board", "A cup is put down on an empty square", cup_on_the_board},
      {"cup-beside", "A cup stands before the board", cup_before_the_board}};
  return list;
}

}  // namespace arbiter::footage
