// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "app/table/session.h"

namespace arbiter::table {

/// What the strongest computer would do in the place of the seat to move, for games of practice. It sees no more than
/// that seat, and names nothing that the others must not see. It thinks in a thread of its own. All functions belong to
/// one thread, and none of them waits for the thought.
class Hint {
 public:
  struct Told {
    Seat seat = Seat::none;
    std::string action{};  ///< as Session::act takes it; empty: there is nothing to advise
  };
  static constexpr std::chrono::milliseconds kUsualTime{1'000};

  explicit Hint(std::chrono::milliseconds time = kUsualTime);
  ~Hint();
  Hint(Hint&&) noexcept;
  Hint& operator=(Hint&&) noexcept;

  /// Begins to think about the game as it is. Returns false where no seat is asked for an action. `revision`: of the
  /// session, see Session::revision. A thought that was under way is dropped.
  bool ask(const Game& game, std::uint64_t revision);
  /// Somebody waits for a hint.
  [[nodiscard]] bool thinks() const;
  /// The hint, once. A game that has changed since gets none.
  std::optional<Told> look(std::uint64_t revision);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::table
