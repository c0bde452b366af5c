// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/table/session.h"
#include "referee/observe/observe.h"

namespace arbiter::table {

/// Actions that were recorded though another reading of the table was possible, because nobody answered and the game
/// went on. What is played later may show that it was the other one.
class OpenAmbiguities {
 public:
  /// What should have been recorded.
  struct Correction {
    int back = 0;                      ///< so many steps are to be taken back
    std::vector<std::string> actions;  ///< and these to be played instead
    std::string taken, instead;        ///< the action that was doubtful, before and now
  };

  /// `taken`, about to be recorded, was doubtful, `p` likely: it might have been one of `others`.
  void open(const std::string& taken, std::vector<std::string> others, double p);
  /// `action` has been recorded.
  void recorded(const std::string& action);
  /// Nothing is in doubt any more: a person has had a hand in the game.
  void clear() { ambiguities_.clear(); }

  /// A doubtful action and all that was recorded after it, and the same with each of the others in its place.
  struct Branch {
    std::vector<std::string> recorded;
    std::vector<std::vector<std::string>> instead;
    double p = 1;  ///< how likely it was, as recorded
  };
  /// What is still in doubt when one has been settled so.
  [[nodiscard]] OpenAmbiguities after(const Correction& settled) const;

  /// The same when the last `back` actions have become these: what is still among them is in doubt as it was, and the
  /// first of them, which is `p` likely, instead of the one that was recorded in its place.
  [[nodiscard]] OpenAmbiguities rewritten(std::size_t back, const std::vector<std::string>& actions, double p) const;

  /// Of everything in doubt, the latest first.
  [[nodiscard]] std::vector<Branch> branches() const;

  /// The one other reading that makes what is seen the game's with at least the probability `accept`; none when there
  /// is none or more than one. `observe` tells what of a game is seen. The latest doubt is looked at first.
  using Observe = std::function<observing::Observation(const Game&)>;
  [[nodiscard]] std::optional<Correction> settle(const Session& session, const Observe& observe, double accept) const;

 private:
  struct Ambiguity {
    std::vector<std::string> others;
    std::vector<std::string> recorded;  // the doubtful action and what followed it
    double p;
  };
  std::vector<Ambiguity> ambiguities_;
};

}  // namespace arbiter::table
