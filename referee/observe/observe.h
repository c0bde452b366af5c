// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "referee/core/game.h"
#include "referee/observe/instructions.h"
#include "referee/observe/picture.h"
#include "value/message.h"

// Which legal actions explain what stands on the board?
namespace arbiter::observing {

/// Actions that may have been played, one after the other.
struct Candidate {
  std::vector<std::string> actions;
  double probability = 0;
  bool operator==(const Candidate&) const = default;
};

/// These actions explain what is seen; none where the table shows the game as it is.
struct Legal {
  Candidate likeliest;
  std::vector<Candidate> others;  ///< likeliest first, at most five
};

/// Several do about as well.
struct Ambiguous {
  std::vector<Candidate> candidates;  ///< likeliest first, at most five
  Message ask;
};

/// A turn half done, or instructions not yet carried out.
struct Incomplete {
  Message message;
  std::optional<std::string> action;  ///< that is half done
  Instructions fixes;                 ///< that complete it; without an action, that restore the position
};

/// An action was played that a rule forbids.
struct Illegal {
  std::string action;
  std::string rule;  ///< its full id
  Message message;
  Instructions fixes;  ///< how to put it back
};

/// Anything else that does not match.
struct Mismatch {
  Message message;
  Instructions fixes;
};

struct Observation {
  std::variant<Legal, Ambiguous, Incomplete, Illegal, Mismatch> reading;
  /// The search was broken off after a fixed number of actions; what was found is answered, but a later sequence of
  /// actions may explain the picture better. Single actions are all tried.
  bool bounded = false;
};

/// How many actions may lie between the game and the picture.
inline constexpr int kUsualActions = 4, kMostActions = 6;

/// What the picture of a board, counted from 0, shows. `most`: actions that may lie between, 1 to kMostActions.
Observation observe(const Game& game, std::size_t board, const Picture& picture, int most = kUsualActions);

}  // namespace arbiter::observing
