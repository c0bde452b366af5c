// SPDX-License-Identifier: MIT
// What the camera and the light do, and how a game begins and ends.
#include <algorithm>

#include "app/footage/behaviour_list.h"

namespace arbiter::footage {

using vision::simulate::CameraPose;
using vision::simulate::Placement;

namespace {

void knocked(Performance& p) {
  opening(p);
  CameraPose pose = p.pose();
  for (const double way : {1.0, -0.6, 0.4}) {
    CameraPose shaken = pose;
    shaken.rotation += 1.5 * way;
    shaken.roll += way;
    p.look_from(shaken);
    p.rest(0.2);
  }
  pose.rotation += p.draw(1, 2);
  pose.roll += p.draw(-0.6, 0.6);
  pose.aim += cv::Point2d(p.draw(-0.25, 0.25), p.draw(-0.25, 0.25));
  p.look_from(pose);
  p.companion("waits", 2, "the camera was knocked");
  p.rest(2);
  closing(p, 3);
}

/// Somebody carries the camera to another place while nothing is played.
void moved(Performance& p) {
  opening(p);
  CameraPose pose = p.pose();
  pose.rotation += p.draw(14, 24);
  pose.elevation -= p.draw(4, 9);
  p.camera_on(false);
  p.rest(2);
  p.camera_on(true);
  p.look_from(pose);
  p.companion("asks or waits", 4, "the camera stands elsewhere");
  p.rest(4);
  closing(p, 3);
}

void paused(Performance& p, int plies) {
  opening(p);
  p.camera_on(false);
  p.rest(8);
  for (int i = 0; i < plies; ++i) p.play_quiet();
  p.camera_on(true);
  p.rest(4);
  closing(p);
}
void paused_nothing(Performance& p) { paused(p, 0); }
void paused_one(Performance& p) { paused(p, 1); }
void paused_three(Performance& p) { paused(p, 3); }

void another_size(Performance& p, double part) {
  opening(p);
  const cv::Size size = p.scene().size;
  const auto even = [&](int side) { return static_cast<int>(side * part / 2) * 2; };
  p.resize({even(size.width), even(size.height)});
  p.companion("waits", 3, "the pictures have another size");
  p.rest(3);
  closing(p, 3);
}
void size_halved(Performance& p) { another_size(p, 0.5); }
void size_shifted(Performance& p) { another_size(p, 0.99); }

void exposure_hunts(Performance& p) {
  opening(p);
  for (int i = 0; i < 2; ++i) {
    for (const double gain : {1.0, 1.25, 1.45, 1.25, 0.9, 0.7, 0.6, 0.75, 0.95, 1.05, 1.0}) {
      p.expose(gain);
      p.rest(0.2);
    }
    p.play_quiet();
  }
  // In the middle of a ply, too.
  const PlannedPly ply = p.choose(PlySort::quiet);
  if (p.failed()) return;
  p.lift(ply.seat.front(), ply.from);
  p.expose(0.7);
  p.put(ply.seat.front(), ply.to);
  p.counts(ply);
  p.rest(0.4);
  p.expose(0.85);
  p.rest(0.4);
  p.expose(1);
  p.rest(1.4);
  closing(p, 1);
}

void focus_hunts(Performance& p) {
  opening(p);
  for (int i = 0; i < 2; ++i) {
    for (const double part : {0.4, 0.8, 1.0, 0.7, 0.3, 0.1, 0.3, 0.0}) {
      p.focus(part * p.scene().size.width / 160);
      p.rest(0.2);
    }
    p.play_quiet();
  }
  p.focus(p.scene().size.width / 320.0);
  p.play_quiet();
  p.focus(0);
  closing(p);
}

void lamp_goes_out(Performance& p) {
  opening(p);
  vision::simulate::Light light = p.scene().light;
  for (auto& lamp : light.lamps) lamp.colour *= 0.45F;
  light.ambient *= 0.8F;
  const vision::simulate::Light before = p.scene().light;
  p.light(light);
  p.companion("waits", 2, "the light has changed");
  p.rest(2);
  closing(p, 2);
  p.light(before);
  p.rest(2);
  closing(p, 1);
}

/// Pictures without a hand are kept only now and then.
void stills_missing(Performance& p) {
  p.rest(1);
  for (int i = 0; i < 6; ++i) {
    p.keep_rests(i % 2 == 1);
    p.play_quiet();
  }
  p.keep_rests(true);
  p.rest(2);
}

void begins_late(Performance& p, int plies) {
  p.begin_late(plies);
  p.companion("asks or records", 5, "the game is further on than its record");
  p.rest(3);
  closing(p, 3);
}
void begins_one_late(Performance& p) { begins_late(p, 1); }
void begins_two_late(Performance& p) { begins_late(p, 2); }
void begins_three_late(Performance& p) { begins_late(p, 3); }

/// The first picture already has the hand with the first ply in it.
void begins_with_hand(Performance& p) {
  p.play_quiet();
  closing(p, 3);
}

/// Two pieces of different kinds of one army that stand at its back, exchanged.
void wrong_set_up(Performance& p, const char* a, const char* b) {
  Placement wrong = p.table();
  const Placement right = wrong;
  std::string first, second;
  for (const auto& [square, piece] : right) {
    if (piece == std::string("S.") + a && first.empty()) first = square;
    if (piece == std::string("S.") + b && second.empty()) second = square;
  }
  if (first.empty() || second.empty()) return p.fail("no_such_ply", as_it_is("this game has no such pieces"));
  std::swap(wrong[first], wrong[second]);
  p.rearrange(wrong);
  p.rest(7);
  p.lift('S', first);
  p.put_loose('S', {p.at(first).x, p.at(first).y - 1});
  p.move('S', second, first);
  p.take_loose('S');
  p.put('S', second);
  p.rest(3);
  closing(p, 3);
}
void king_and_queen(Performance& p) { wrong_set_up(p, "king", "queen"); }
void knight_and_bishop(Performance& p) { wrong_set_up(p, "knight", "bishop"); }
void rook_and_knight(Performance& p) { wrong_set_up(p, "rook", "knight"); }

void piece_missing(Performance& p) {
  Placement wrong = p.table();
  const auto gone = std::next(wrong.begin(), static_cast<std::ptrdiff_t>(wrong.size() / 3));
  const std::string square = gone->first, piece = gone->second;
  wrong.erase(gone);
  p.rearrange(wrong);
  p.rest(7);
  p.fetch(piece.front(), piece);
  p.put(piece.front(), square);
  p.rest(3);
  closing(p, 3);
}

/// The result is shown with the kings: they go to the middle of the board.
void kings_to_the_centre(Performance& p) {
  opening(p, 4);
  p.game_is_over();
  std::vector<std::string> kings, middle = p.empty_squares();
  for (const auto& [square, piece] : p.table())
    for (const char* kind : {".king", ".general"})
      if (piece.size() > 2 && piece.substr(1) == kind) kings.push_back(square);
  if (kings.size() < 2) return p.fail("no_such_ply", as_it_is("no two pieces are kings"));
  const cv::Point2f centre(static_cast<float>(p.scene().board->width()) / 2,
                           static_cast<float>(p.scene().board->height()) / 2);
  std::sort(middle.begin(), middle.end(), [&](const std::string& a, const std::string& b) {
    return cv::norm(p.at(a) - centre) < cv::norm(p.at(b) - centre);
  });
  for (std::size_t i = 0; i < kings.size(); ++i) p.move(p.table().at(kings[i]).front(), kings[i], middle[i]);
  p.rest(8);
}

/// A player resigns and takes the king off.
void king_taken_off(Performance& p) {
  opening(p, 4);
  p.game_is_over();
  for (const auto& [square, piece] : p.table())
    if (piece.substr(1) == ".king" || piece.substr(1) == ".general") {
      const char side = piece.front();
      const std::string from = square;
      p.lift(side, from);
      p.put_aside(side);
      p.rest(8);
      return;
    }
  p.fail("no_such_ply", as_it_is("no piece is a king"));
}

/// The game is broken off and the pieces are put back to where they began, one after the other.
void next_game(Performance& p) {
  const Placement start = p.table();
  opening(p, 6);
  p.game_is_over();
  p.rest(2);
  Placement now = p.table();
  for (const auto& [square, piece] : start) {
    if (now.contains(square)) continue;
    const auto from = std::find_if(now.begin(), now.end(), [&, wanted = piece](const auto& one) {
      const auto home = start.find(one.first);
      return one.second == wanted && (home == start.end() || home->second != wanted);
    });
    if (from == now.end()) continue;
    const std::string there = from->first;
    p.move(piece.front(), there, square);
    p.rest(0.6);
    now = p.table();
  }
  p.rest(8);
}

}  // namespace

const std::vector<Behaviour>& behaviours_around() {
  static const std::vector<Behaviour> list{
      {"knocked", "The camera is knocked and stands a little differently afterwards", knocked},
      {"moved", "The camera is carried to another place", moved},
      {"paused", "The camera pauses for eight seconds while nothing is played", paused_nothing},
      {"paused-one", "The camera pauses while one ply is played", paused_one},
      {"paused-three", "The camera pauses while three plies are played", paused_three},
      {"size-halved", "The pictures are half as large from then on", size_halved},
      {"size-shifted", "The pictures are one percent smaller from then on", size_shifted},
      {"exposure", "The camera's exposure hunts", exposure_hunts},
      {"focus", "The camera's focus hunts", focus_hunts},
      {"lamp", "A lamp goes out and comes back", lamp_goes_out},
      {"stills-missing", "After every second ply no picture is without a hand", stills_missing},
      {"late-one", "The first picture shows the table after one ply", begins_one_late},
      {"late-two", "The first picture shows the table after two plies", begins_two_late},
      {"late-three", "The first picture shows the table after three plies", begins_three_late},
      {"begins-with-hand", "The first picture already has the hand of the first ply in it", begins_with_hand},
      {"king-and-queen", "A king and a queen are set up the wrong way round, then put right", king_and_queen},
      {"knight-and-bishop", "A knight and a bishop are set up the wrong way round, then put right", knight_and_bishop},
      {"rook-and-knight", "A rook and a knight are set up the wrong way round, then put right", rook_and_knight},
      {"piece-missing", "A piece is missing at the start and comes later", piece_missing},
      {"kings-to-centre", "Kings go to the centre as the result of the game", kings_to_the_centre},
      {"king-off", "A player resigns and takes the king off the board", king_taken_off},
      {"next-game", "The pieces are set up for the next game", next_game}};
  return list;
}

}  // namespace arbiter::footage
