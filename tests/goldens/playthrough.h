// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

// A game that was played once, as text: what was done, what came of it, who had what in the end.
namespace arbiter::goldens {

/// What must be done again to play the game again.
struct Playthrough {
  nlohmann::json request;            ///< the protocol's `new`, without its `cmd`
  std::vector<std::string> actions;  ///< as `act` takes them; with `! ` before it one that must be refused
  bool brief = false;                ///< without the public view of its end
};

/// What becomes of it.
struct Played {
  std::string text;                 ///< see `play`
  std::size_t done = 0;             ///< so many of the actions were accepted or refused as they must be
  std::size_t longer = 0;           ///< decisions that were no plain move: second moves, choices
  std::vector<std::string> topics;  ///< of the rules that events and refusals cited, "russia.winter"
  std::string refused;              ///< why the game could not be begun; empty: it was
};

/// What is open, and what an action would be refused for: the rule's topic, empty where it is accepted.
struct Open {
  std::vector<std::string> legal, reactions;
  nlohmann::json state;  ///< the public view
  std::function<std::string(const std::string& action)> refusal;
};

/// Who goes on when all actions are played; nothing: enough.
using Choose = std::function<std::optional<std::string>(const Open&)>;

/// Plays it, as far as it goes, and then what `choose` says, which is added to `game`. The text has a line for `new`,
/// one for each action (its number; how many were legal, a checksum of that list, the decision where it is no plain
/// move; the action), under each of them the events in full, behind a colon again as everybody may see them where that
/// is less; lines `! action rule` for what is refused; at the end points and public view.
Played play(Playthrough& game, const Choose& choose = {});

/// The games of a text that `play` wrote, one behind the other. Throws std::runtime_error naming the line that it
/// cannot be.
std::vector<Playthrough> parse(const std::string& text);

/// Where two texts differ first: number, and the lines of both, with those before it; empty where they do not.
std::string first_difference(const std::string& recorded, const std::string& now);

std::string text_of(const std::filesystem::path& file);

}  // namespace arbiter::goldens
