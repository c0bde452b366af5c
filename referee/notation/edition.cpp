// SPDX-License-Identifier: MIT
#include "referee/notation/edition.h"

#include "referee/core/edition.h"
#include "text/dates.h"

namespace arbiter::notation {

Value earlier_options(const std::string& ruleset, const std::optional<std::string>& date) {
  Value options = Value::Table();
  for (const EarlierLaw& law : earlier_laws())
    if (law.ruleset == ruleset && (!date || text::certainly_before(*date, std::string(law.before))))
      options[std::string(law.option)] = law.value;
  return options;
}

std::optional<PresentEnd> present_end(const Game& game) {
  Beginning today = game.beginning();
  const RulesetInfo* info = find_ruleset(today.ruleset);
  if (info == nullptr) return std::nullopt;
  today.options = default_options(*info);
  today.options_said = Value::Table();
  auto played = Game::start(today);
  if (!played) return std::nullopt;
  for (const Game::Ply& ply : game.plies()) {
    if (played->over())
      return PresentEnd{played->plies().size(), played->rules().full_id(played->standing().result->reason)};
    const auto done = ply.action.empty() ? played->correct(ply.correction) : played->act(ply.action);
    if (!done) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace arbiter::notation
