// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

namespace arbiter::test {

/// A referee of a game that is no game, for tests of the book-keeping: actions are words that say what shall happen.
/// `step` moves on, `score 3` gives the seat to act three points, `secret bomb x` hides something, `roll` throws a die,
/// `finish` ends the game, `bad` is refused. Copying it copies the game.
class FakeReferee {
 public:
  nlohmann::json operator()(const nlohmann::json& request);

  /// Changes the rules, as a new version of a program might: every score counts for this much more.
  int generosity = 0;

 private:
  nlohmann::json answer(const nlohmann::json& request);
  struct Position {
    std::size_t turn = 0;
    std::vector<double> points{0, 0};
    unsigned seed = 0;
    std::string secret{};
    nlohmann::json events = nlohmann::json::array();
    bool over = false;
  };

  nlohmann::json act(std::string action, bool arbiter);
  nlohmann::json back_or_forth(std::vector<Position>& from, std::vector<Position>& to, int count, bool arbiter);
  nlohmann::json state(bool arbiter) const;

  Position now_;
  std::vector<Position> before_;
  std::vector<Position> after_;
};

}  // namespace arbiter::test
