// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/table/futures.h"
#include "vision/change/change_reader.h"
#include "vision/change/occluders.h"

namespace arbiter::table {

/// Squares² of a body that came or left; a slender pawn seen from above is as large.
inline constexpr double kBodyLeft = 0.25;

/// What may have been played between two pictures.
struct Hypothesis {
  std::vector<std::string> actions;  ///< none: nothing, or only work that was still to be done by hand
  vision::Placement table;           ///< what stands on the table then
  std::vector<vision::ChangedCell> change;
  vision::ChangeFit fit;
  double score = 0;                 ///< nats: the fit's, less what further actions cost
  double likely = 1;                ///< share of these actions before anything is seen
  double price = 0;                 ///< nats that its further actions cost
  bool work = false;                ///< hands have more to do afterwards
  std::optional<Cell> recentred{};  ///< beside what was played the piece there was put straight; it is in `change`, too
  bool gone = false;  ///< nothing was played, but the piece that may stand otherwise on its square has rather left it
};

/// How actions are looked for.
struct HypothesisParams {
  int most_actions = 2;         ///< between two pictures; one more after such as leave no trace
  std::size_t beam = 12;        ///< first actions from which is gone on
  int most_unseen = 0;          ///< actions, if fewer explain little; no more than most_actions: they are not tried
  std::size_t wide_beam = 24;   ///< tables after as many of them from which is gone on
  std::size_t compared = 24;    ///< of all that they may lead to the likeliest, which are compared in full
  double action_price = 0.6;    ///< nats for each square² of pixels: what one more action must explain at least
  double action_part = 0.7;     ///< ... and for each cell it is first to change, of what one before it explains
  double worth_going_on = 0.6;  ///< share of the board's evidence explained from which no second action is looked for
  double least_part = 0.1;      ///< nats for each square² of pixels: what each square of a further action must show
  double least_weakest = 0.1;   ///< nats a pixel: the same for the square that shows least
  double unchanged_price = 1;   ///< square² of pixels: by what a square that shows that it has not changed is weighed
  /// Share of the best one's score up to which it does not matter how well another explains: there it is not looked at
  /// in all sizes of pieces.
  double far_behind = 0.35;
  double recentre_price = 0.25;   ///< nats for each square² of pixels: what a piece put straight must explain
  double recentre_beside = 1;     ///< nats for each square² of pixels: the same beside something that was played
  double recentred_share = 0.05;  ///< share of pictures in which one is
  CellSet said;                   ///< squares on which a person has said what stands
  /// Nats that what is written on flat pieces tells for that piece being on that cell in place of another of its army.
  std::map<SquareChange, double> written;
  double square_px = 40;  ///< pixels of a square's side in the pictures compared
};

/// Everything that may have been played after the actions `first`, best first, from what stood on the table (`before`)
/// when the first picture was taken; always with "nothing". Of several that change the same cells by the same armies
/// (what a pawn became) all are listed.
[[nodiscard]] std::vector<Hypothesis> hypotheses(Futures& futures, const std::vector<std::string>& first,
                                                 const Board& board, vision::ChangeReader& reader,
                                                 const vision::Placement& before, const HypothesisParams& params = {});

/// Does `b` go on where `a` ends, whatever a pawn became in either?
[[nodiscard]] bool goes_on(const std::vector<std::string>& a, const std::vector<std::string>& b);

/// Are these the same action but for what a pawn became, or which piece was put down?
[[nodiscard]] bool same_but_for_kind(const std::string& a, const std::string& b);
[[nodiscard]] bool same_but_for_kind(const std::vector<std::string>& a, const std::vector<std::string>& b);

/// Do both leave pieces of the same armies on the same cells?
[[nodiscard]] bool look_alike(const Hypothesis& a, const Hypothesis& b);

/// What speaks for one of the explanations, for deciding.
struct Weight {
  double score = 0;      ///< nats
  double margin = 0;     ///< nats of the best over the next that looks otherwise and does not begin with these actions
  double explained = 0;  ///< share of the evidence on the board, 0 to 1
  double weakest = 0;    ///< evidence a pixel of the cell that shows least
  double at_pieces = 0;  ///< shares of the evidence left: beside pieces that stand where they stood
  double elsewhere = 0;  ///< ... and on empty ground
  double positive = 0;   ///< nats: the evidence on the board
  int actions = 0;
  double changed = 0;  ///< pixels that it changes
  double farther = 0;  ///< nats that would be explained more by standing half a square off, on the border
  double offset = 0;   ///< squares: the farthest that something that came stands off its cell's middle
};
/// `one`: of the list. What goes on from it with more actions does not speak against it.
[[nodiscard]] Weight weigh(const std::vector<Hypothesis>& list, const Hypothesis& one, vision::ChangeReader& reader);

/// The cells that a piece left and came to, where it is all that was played.
[[nodiscard]] std::optional<std::pair<Cell, Cell>> moved(const Hypothesis& one);
/// No piece that came stands between two squares.
[[nodiscard]] bool well_placed(const Hypothesis& one);
/// The piece that came stands off its square's middle, and on the square next to it it would explain nearly as much of
/// the change: it may still be on its way there, or be put right. What squares look like does not tell, for it stands
/// on two. `chosen`: of the list.
[[nodiscard]] bool between_squares(const std::vector<Hypothesis>& list, const Hypothesis& chosen,
                                   const calibration::BoardPlane& plane);

/// What else speaks for or against believing it.
struct Circumstances {
  double square_px = 1;      ///< of a square in the pictures compared
  bool second_look = false;  ///< the picture before said the same
  bool at_rest = false;      ///< and nothing moves
  bool looks = false;        ///< what every square looks like says the same
  bool work_left = false;    ///< hands had work to do before, and still have
  bool edges_agree = false;  ///< the edges of things in both pictures say the same
  double reaching = 0;       ///< squares² of the board under what comes from beyond it and nothing explains
  double touching = 0;       ///< of that, what lies against what has changed
  double nearby = 0;         ///< squares² of the largest thing that moved beside the board
  double islands = 0;        ///< squares² of bodies on the board that nothing explains
};

/// How likely it is that what was weighed was played, 0 to 1.
[[nodiscard]] double probability(const Weight& weight, const Circumstances& how);
/// How likely it is that one of the explanations that hardly differ was played, whichever.
[[nodiscard]] double probability_of_some(Weight weight, Circumstances how);

/// Several actions may only gather what shade and noise have changed. Where fewer are believable by themselves and more
/// are not, those are taken out of the list, which is best first and not empty; where more explain a body that fewer
/// leave unexplained, the fewer are.
void leave_out_gathered(std::vector<Hypothesis>& list, vision::ChangeReader& reader, const vision::Evidence& evidence,
                        vision::Outlines& outlines);

/// What something over the board or beside it means for a decision.
void count_in(const vision::Occluders& strange, Circumstances& how);

}  // namespace arbiter::table
