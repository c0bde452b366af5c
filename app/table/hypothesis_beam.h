// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/table/hypotheses.h"

namespace arbiter::table {

/// One way in which the game may have gone on since the picture agreed on last.
struct BeamHypothesis {
  std::vector<std::string> actions;  ///< not recorded yet
  vision::Placement table;           ///< what stands on the table then
  double score = 0;                  ///< squares² of pixels: evidence for it in all pictures so far
  double share = 0;                  ///< of all courses together, 0 to 1
  size_t from = 0;                   ///< which course it goes on from
};

/// How courses are compared.
struct BeamParams {
  size_t most = 6;       ///< courses carried on
  double worth = 0.8;    ///< squares² of pixels by which a course may be behind the best and is carried on
  double sharpness = 4;  ///< of shares, per square² of pixels: what neighbouring pixels tell is not independent
};

/// Late commitment: where one picture does not tell what was played, every course that it allows is carried on to the
/// next ones, each compared with the one before it. Often a later action is possible in one course only; and what all
/// have in common is known before the rest is. A beam search over the game's states, after the pictures in doubt.
class HypothesisBeam {
 public:
  explicit HypothesisBeam(BeamParams params = {}) : params_(params) {}

  [[nodiscard]] bool empty() const { return hypotheses_.empty(); }
  /// Best first.
  [[nodiscard]] const std::vector<BeamHypothesis>& hypotheses() const { return hypotheses_; }
  void clear() { hypotheses_.clear(); }

  /// What may have been played between two pictures, best first; `area`: pixels of a square². `p`: probability of the
  /// first; that nothing was played has what is left at least.
  void begin(const std::vector<Hypothesis>& list, double area, double p);
  /// The same between the last picture and another one, for each course in their order.
  void go_on(const std::vector<std::vector<Hypothesis>>& lists, double area);

  /// Share of the courses that begin with these actions, 0 to 1.
  [[nodiscard]] double share_of(const std::vector<std::string>& actions) const;
  /// So many of the best course's actions are common to courses of at least that share.
  [[nodiscard]] size_t common(double share) const;
  /// The first `count` actions of the best course have been recorded: other courses are given up.
  void recorded(size_t count);

 private:
  void settle();

  BeamParams params_;
  std::vector<BeamHypothesis> hypotheses_;
};

}  // namespace arbiter::table
