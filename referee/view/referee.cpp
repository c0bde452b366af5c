// SPDX-License-Identifier: MIT
#include "referee/view/referee.h"

#include <algorithm>
#include <utility>

#include "referee/core/view.h"

namespace arbiter::view {

namespace {

/// Replaces an action by its mask wherever a message quotes it.
void mask_action(const std::string& action, const std::string& mask, Message& message) {
  for (Argument& argument : message.arguments) {
    std::string& text = argument.text;
    for (std::size_t at = text.find(action); at != std::string::npos; at = text.find(action, at + mask.size()))
      text.replace(at, action.size(), mask);
    for (Message& inner : argument.messages) mask_action(action, mask, inner);
  }
}

/// A refusal without what its seat meant to hide: it is explained to whoever asks.
Message public_refusal(const std::string& action, Message message) {
  const std::string mask = masked(action);
  const std::size_t word = mask.find(':') == std::string::npos ? 0 : mask.find(':') + 1;
  if (mask.compare(word, std::string::npos, "secret") == 0) mask_action(action, mask, message);
  return message;
}

/// Makes the rules of a game in enough ways that every army and every value of an option is in one of them; until
/// `visit` says that it has found what it wanted.
template <class Visit>
void each_variety(const RulesetInfo& info, Visit&& visit) {
  RulesRequest plain;
  plain.options = default_options(info);
  const auto found = [&](const RulesRequest& request) {
    const auto rules = info.make(request);
    return rules && visit(**rules);
  };
  const std::size_t seats = std::max<std::size_t>(info.seats.size(), 1);
  RulesRequest first = plain;
  for (std::size_t begin = 0; begin == 0 || begin < info.armies.size(); begin += seats) {
    RulesRequest request = plain;
    for (std::size_t i = 0; i < info.seats.size() && !info.armies.empty(); ++i)
      request.armies[*parse_seat(info.seats[i])] = info.armies[(begin + i) % info.armies.size()];
    if (begin == 0) first = request;
    if (found(request)) return;
  }
  if (!info.armies.empty() && found(plain)) return;  // armies that are drafted
  for (const OptionInfo& option : info.options) {
    for (const Value& value : option.values) {
      if (value == option.fallback) continue;
      for (RulesRequest request : {first, plain}) {
        request.options[option.name] = value;
        if (found(request)) return;
        if (info.armies.empty()) break;
      }
    }
  }
}

Refusal too_few() { return {"bad_request", "", as_it_is("\"count\" must be a whole number from 1.")}; }

Updates updates_for(const Game& game, const std::vector<Viewer>& viewers) {
  Updates each;
  for (const Viewer& viewer : viewers) each.push_back(Referee::update(game, viewer));
  return each;
}

}  // namespace

Update Referee::update(const Game& game, Viewer viewer) {
  const View view(game, viewer);
  Update told{{}, game_events(game.rules(), view.events(game.last_events())), game_view(game, viewer)};
  if (!game.plies().empty()) told.action = view.action(game.plies().back());
  return told;
}

Expected<Updates> Referee::begin(Expected<Game> made, const std::vector<Viewer>& viewers) {
  if (!made) return tl::unexpected(made.error());
  Updates each = updates_for(*made, viewers);
  game_ = std::move(*made);
  last_rule_ = nullptr;  // it was one of the game that has gone
  forget_refusal();
  return each;
}

void Referee::forget_refusal() {
  last_refusal_ = {};
  if (const EventList& events = game_->last_events(); !events.empty()) last_rule_ = events.back().rule;
}

Expected<Updates> Referee::refused(Refusal why, const std::string& said) {
  last_refusal_ = public_refusal(said, why.message);
  last_rule_ = why.rule.empty() ? nullptr : game_->rules().find_text(why.rule);
  return tl::unexpected(std::move(why));
}

template <class Change>
Expected<Updates> Referee::change(const std::vector<Viewer>& viewers, const std::string& said, Change&& carry_out) {
  Game::Mark before = game_->mark();
  try {
    if (Expected<void> changed = carry_out(); !changed) return refused(std::move(changed.error()), said);
    Updates each = updates_for(*game_, viewers);
    forget_refusal();
    return each;
  } catch (...) {
    game_->back_to(std::move(before));  // a fault of ours must not leave half a change behind
    throw;
  }
}

Expected<Updates> Referee::act(const std::string& action, const Value& note, const std::vector<Viewer>& viewers) {
  return change(viewers, action, [&]() -> Expected<void> {
    if (auto fine = Game::checked_note(note); !fine) return fine;
    if (auto played = game_->act(action); !played) return played;
    return note.is_nothing() ? Expected<void>() : game_->annotate(note);
  });
}

Expected<Updates> Referee::correct(const Value& request, const std::vector<Viewer>& viewers) {
  return change(viewers, {}, [&] { return game_->correct(request); });
}

void Referee::leave_to_hands() {
  if (game_) game_->leave_to_hands();
}

Expected<Updates> Referee::undo(int count, const std::vector<Viewer>& viewers) {
  if (count < 1) return refused(too_few());
  return change(viewers, {}, [&] { return game_->undo(count); });
}

Expected<Updates> Referee::redo(int count, const std::vector<Viewer>& viewers) {
  if (count < 1) return refused(too_few());
  return change(viewers, {}, [&] { return game_->redo(count); });
}

Expected<Explanation> Referee::explain(const std::optional<std::string>& wanted) const {
  const auto answer_of = [](const Rules& rules, const RuleText* text) {
    return Explanation{rules.full_id(text), sentence_of(std::string(text->text)), std::string(text->source), {}};
  };
  if (!wanted) {
    if (!game_ || (last_rule_ == nullptr && last_refusal_.empty()))
      return refuse("nothing_to_explain", as_it_is("Nothing has happened yet that could be explained."));
    Explanation answer =
        last_rule_ != nullptr ? answer_of(game_->rules(), last_rule_) : Explanation{{}, last_refusal_, {}, {}};
    answer.message = last_refusal_;
    return answer;
  }
  if (game_)
    if (const RuleText* text = game_->rules().find_text(*wanted)) return answer_of(game_->rules(), text);
  if (const RulesetInfo* info = find_ruleset(wanted->substr(0, wanted->find('/')))) {
    std::optional<Explanation> answer;
    each_variety(*info, [&](const Rules& rules) {
      if (const RuleText* text = rules.find_text(*wanted)) answer = answer_of(rules, text);
      return answer.has_value();
    });
    if (answer) return *answer;
  }
  return refuse("unknown_rule", make_message("There is no rule %1.", arg::quoted(*wanted)));
}

}  // namespace arbiter::view
