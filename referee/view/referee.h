// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <optional>
#include <string>
#include <vector>

#include "referee/core/game.h"
#include "referee/view/game_event.h"
#include "referee/view/game_view.h"
#include "value/message.h"

namespace arbiter::view {

/// A change of a game as a viewer sees it.
struct Update {
  std::string action{};  ///< of an act, with the dice that fell; of a hidden one only who acted and the first word
  GameEvents events{};   ///< of an undo or redo those of the ply the game is back at
  GameView state{};      ///< afterwards
};
/// The same to several viewers, in their order.
using Updates = std::vector<Update>;

/// What a rule says.
struct Explanation {
  std::string rule{};    ///< its full id; empty: what is explained is a refusal that cites none
  Message text{};        ///< its sentence
  std::string source{};  ///< where the rules say so
  Message message{};     ///< the refusal that is explained; empty: none
};

/// The referee of one game: what changes it, and what comes of that in words. A value: copying it copies the game.
///
/// What is refused or fails leaves the game as it was. A fault of the program (a rule that throws) comes out as the
/// exception it is, see guarded().
class Referee {
 public:
  /// The game with all that is hidden in it, null before one is begun. Holds until the next change.
  [[nodiscard]] const Game* game() const { return game_ ? &*game_ : nullptr; }

  /// Puts a game in the place of the one that is played, once it can be told.
  Expected<Updates> begin(Expected<Game> made, const std::vector<Viewer>& viewers);
  /// `note`: what is told of the action, see Game::annotate; nothing: nothing is. Errors as Game::act, Game::annotate.
  Expected<Updates> act(const std::string& action, const Value& note, const std::vector<Viewer>& viewers);
  /// Errors as those of Game: of the other changes too. There must be a game.
  Expected<Updates> correct(const Value& request, const std::vector<Viewer>& viewers);
  Expected<Updates> undo(int count, const std::vector<Viewer>& viewers);  ///< see Game::undo
  /// See Game::leave_to_hands.
  void leave_to_hands();
  Expected<Updates> redo(int count, const std::vector<Viewer>& viewers);  ///< see Game::redo
  /// A request was refused before it could be carried out: what an explanation without a rule is about from now on.
  Expected<Updates> refused(Refusal why, const std::string& said = {});

  /// A rule of any game by its full id; without one: of what was refused or happened last. Errors: `unknown_rule`,
  /// `nothing_to_explain`.
  [[nodiscard]] Expected<Explanation> explain(const std::optional<std::string>& rule) const;

  /// A change of this game as events.
  [[nodiscard]] static Update update(const Game& game, Viewer viewer);

 private:
  template <class Change>
  Expected<Updates> change(const std::vector<Viewer>& viewers, const std::string& said, Change&& carry_out);
  void forget_refusal();

  std::optional<Game> game_;
  const RuleText* last_rule_ = nullptr;  ///< of the last refusal or event, for an explanation of neither
  Message last_refusal_;
};

/// What `answer` gives; what it throws as a refusal with code `bad_request` (it cannot be read) or `internal`.
template <class Answer>
[[nodiscard]] auto guarded(Answer&& answer) -> decltype(answer()) {
  try {
    return answer();
  } catch (const WrongValue& e) {
    return refuse("bad_request", make_message("The request cannot be read: %1", e.message()));
  } catch (const std::exception& e) {
    return refuse("internal", as_it_is(std::string("A fault in the referee, nothing was changed: ") + e.what()));
  } catch (...) {
    return refuse("internal", as_it_is("A fault in the referee, nothing was changed."));
  }
}

}  // namespace arbiter::view
