// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/engines/choice.h"
#include "app/engines/dialogue.h"
#include "play/sight.h"
#include "referee/core/game.h"
#include "referee/notation/engine_text.h"

namespace arbiter::engines {

/// An engine that has been told which game it plays, and how well. One thread may use it at a time.
class Connection {
 public:
  /// Starts the engine for a game of these rules. Errors: a sentence that says why it cannot play.
  [[nodiscard]] static Expected<std::unique_ptr<Connection>> open(const EngineChoice& choice, const Game& game);

  /// The engine's move among `legal`, in the game as it stands. `action` is empty where it says another one. Errors:
  /// why it said nothing.
  struct Said {
    std::optional<Action> action{};
    Answer answer{};
  };
  [[nodiscard]] tl::expected<Said, Silence> move(const Game& game, const ActionList& legal, std::uint64_t nodes,
                                                 std::chrono::milliseconds time, const std::function<bool()>& stopped);

 private:
  Connection() = default;
  [[nodiscard]] Expected<void> agree(const EngineGame& how, const Game& game);
  [[nodiscard]] tl::expected<void, Silence> describe(const EngineGame& how);
  [[nodiscard]] Expected<void> weaken(int level);
  std::unique_ptr<Dialogue> dialogue_;
  std::string title_;
  bool onto_rook_ = false;
};

}  // namespace arbiter::engines
