// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/table/referee.h"

namespace arbiter::test {

/// A referee of a game that is no game, for tests of the book-keeping: actions are words that say what shall happen.
/// `step` moves on, `score 3` gives the seat to act three points, `secret bomb x` hides something, `roll` throws a die,
/// `finish` ends the game, `bad` is refused. Copying it copies the game.
class FakeReferee : public table::Referee::Other {
 public:
  [[nodiscard]] std::unique_ptr<Other> copy() const override { return std::make_unique<FakeReferee>(*this); }
  Expected<table::Changed> carry_out(const table::Request& request) override;
  [[nodiscard]] view::GameView state(Viewer viewer) const override;

  /// Changes the rules, as a new version of a program might: every score counts for this much more.
  int generosity = 0;

 private:
  struct Position {
    std::size_t turn = 0;
    std::vector<int> points{0, 0};
    unsigned seed = 0;
    std::string secret{};
    view::GameEvents events{}, public_events{};
    bool over = false;
  };

  Expected<table::Changed> act(std::string action);
  Expected<table::Changed> back_or_forth(std::vector<Position>& from, std::vector<Position>& to, int count);

  Position now_;
  std::vector<Position> before_;
  std::vector<Position> after_;
};

}  // namespace arbiter::test
