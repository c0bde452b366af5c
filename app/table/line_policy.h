// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace arbiter::table {

/// How one of a line's plies was seen.
enum class SeenPly {
  alone,    ///< a picture showed it and nothing more
  earlier,  ///< with another one at once, in an earlier picture
  at_once,  ///< with another one at once, in this picture
};

/// What a belief says of the first plies of its likeliest line.
struct BeginningOfLine {
  double share = 0;               ///< of all that is believed, that begins like this, 0 to 1
  SeenPly last = SeenPly::alone;  ///< how the last of these plies was seen
  std::optional<SeenPly> next;    ///< the one after it in the line, if there is one
  bool stands = true;             ///< what these plies change is still so at the line's end
  struct Square {
    bool arrived = false;            ///< something came to it; else it was left
    std::optional<double> evidence;  ///< nats for what the line has there; none: hidden
    double looks = 0;                ///< the part of it that the square's looks tell
  };
  std::vector<Square> squares;  ///< those that these plies change
};

/// A belief over lines of play, as far as decisions depend on it.
struct BeliefSummary {
  std::vector<BeginningOfLine> beginnings;  ///< of the likeliest line: of one ply, of two, and so on
  double nothing = 0;                       ///< of all that is believed, that nothing has been played, 0 to 1
  double other = 0;                         ///< the same of something that no line explains
  double explained = 0;                     ///< share of the changed patches that the likeliest line explains, 0 to 1
  bool last = false;                        ///< no picture will show anything else
  bool odd_square = false;                  ///< a square that the line leaves as it was has changed and looks otherwise
};

/// What recording costs and what it asks for. Fitted by hand on real recordings of four makers, see docs/seeing.md.
struct PolicyParams {
  double sure = 0.98;       ///< share of all that is believed: a wrong record costs as much as fifty questions
  double explained = 0.55;  ///< share of the changed patches
  double arrived = 3;       ///< nats that a square must show that something came to
  double unlike = -4;       ///< ... of which its looks may tell no less than this: a hand changes a square, too
  double left = -2;         ///< the same of one that was left: something behind it may hide that
  std::size_t lost = 8;     ///< plies of a line from which on only an answer helps
  bool together = true;     ///< of plies that came at once none is recorded if a square speaks against another of them
  std::size_t most_asked = 12;  ///< plies of a line that people are asked about: nobody compares longer ones
  double asked = 0.5;           ///< share of all that is believed, from which on the whole line is offered as an answer
};

/// So many plies of the likeliest line may be recorded; 0: wait.
[[nodiscard]] std::size_t plies_to_record(const BeliefSummary& belief, const PolicyParams& params = {});

/// May people be asked whether the whole likeliest line was played, because it is several plies that no picture shows
/// one by one? It must explain what has changed, and none of its squares may speak against it.
[[nodiscard]] bool worth_asking(const BeliefSummary& belief, const PolicyParams& params = {});

}  // namespace arbiter::table
