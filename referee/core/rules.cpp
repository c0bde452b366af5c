// SPDX-License-Identifier: MIT
#include "referee/core/rules.h"

#include <algorithm>
#include <stdexcept>

namespace arbiter {

namespace {
constexpr RuleText kTurn{"turn", "The seats move one after the other.", "house ruling"};
constexpr RuleText kMove{"move", "Every piece moves as its kind does.", "house ruling"};
constexpr RuleText kOwn{"move.own", "A piece does not go to a square where a piece of its own side stands.",
                        "house ruling"};
}  // namespace

const RuleText kOverrideRule{
    "arbiter.override", "The arbiter has corrected the position by hand, with the reason on record.", "house ruling"};

Rules::Rules() : turn_rule(&kTurn), move_rule(&kMove), own_rule(&kOwn) {
  for (int i = 0; i < kSeats; ++i) friends[i] = static_cast<std::uint8_t>(1U << i);
}

Kind Rules::add_kind(std::string name_, Movement movement, const RuleText* rule, bool special) {
  if (kinds.size() >= kMaxKinds) throw std::logic_error("too many kinds");
  if (name_ == "king") royal_kinds |= std::uint64_t{1} << kinds.size();
  kinds.push_back({std::move(name_), std::move(movement), rule, special});
  return static_cast<Kind>(kinds.size() - 1);
}

namespace {

/// Tells every `kind=what` of a list with blanks between them. Throws std::invalid_argument for a kind that the game
/// does not have, or has nothing behind its name.
template <class Take>
void each_kind(const Rules& rules, std::string_view list, const Take& take) {
  while (!list.empty()) {
    const std::string_view word = list.substr(0, list.find(' '));
    list.remove_prefix(std::min(word.size() + 1, list.size()));
    const std::size_t equals = std::min(word.find('='), word.size());
    const Kind k = rules.kind(word.substr(0, equals));
    if (k == kNoKind || equals + 1 >= word.size())
      throw std::invalid_argument("no kind of " + rules.id + " and what it is written as: " + std::string(word));
    take(k, word.substr(equals + 1));
  }
}

}  // namespace

std::vector<KnownAs> known_as(std::string_view names, std::string_view options) {
  const auto take = [](std::string_view& list) {
    const std::string_view word = list.substr(0, list.find(' '));
    list.remove_prefix(std::min(word.size() + 1, list.size()));
    return word;
  };
  Options all;
  while (!options.empty()) {
    const std::string_view word = take(options);
    const std::size_t equals = std::min(word.find('='), word.size() - 1);
    all[std::string(word.substr(0, equals))] = std::string(word.substr(equals + 1));
  }
  std::vector<KnownAs> list;
  while (!names.empty()) list.push_back({std::string(take(names)), all});
  return list;
}

void Rules::write_as(std::vector<std::string> formats, std::string_view letters) {
  writing.formats = std::move(formats);
  writing.letters.assign(kinds.size(), "");
  writing.move_letters.assign(kinds.size(), "");
  each_kind(*this, letters, [&](Kind k, std::string_view letter) {
    const std::size_t slash = letter.find('/');
    writing.letters[k] = letter.substr(0, slash);
    writing.move_letters[k] = slash == std::string_view::npos ? letter : letter.substr(slash + 1);
  });
}

void Rules::inscribe(std::string_view characters) {
  writing.characters.resize(kinds.size());
  each_kind(*this, characters, [&](Kind k, std::string_view both) {
    const std::size_t slash = both.find('/');
    writing.characters[k] = {std::string(both.substr(0, slash)),
                             std::string(slash == std::string_view::npos ? both : both.substr(slash + 1))};
  });
}

Kind Rules::kind(std::string_view wanted) const {
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (kinds[i].name == wanted) return static_cast<Kind>(i);
  return kNoKind;
}

std::uint8_t Rules::add_zone(const std::array<CellSet, 4>& cells) {
  zones.push_back(cells);
  return static_cast<std::uint8_t>(zones.size() - 1);
}

void Rules::add(std::unique_ptr<Rule> rule_, Seat owner) {
  Slot slot;
  slot.rule = add_spare(std::move(rule_));
  slot.owner = owner;
  slot.hooks = rules_.back()->hooks();
  slots_.push_back(slot);
}

std::uint16_t Rules::add_spare(std::unique_ptr<Rule> rule_) {
  rules_.push_back(std::move(rule_));
  return static_cast<std::uint16_t>(rules_.size() - 1);
}

const RuleText* Rules::text(std::string topic, std::string sentence, std::string source) {
  const auto keep = [this](std::string s) -> std::string_view { return strings_.emplace_back(std::move(s)); };
  const auto t = keep(std::move(topic)), x = keep(std::move(sentence)), s = keep(std::move(source));
  return &made_.emplace_back(RuleText{t, x, s});
}

std::string Rules::full_id(const RuleText* rule_) const {
  return rule_ ? id + "/" + std::string(rule_->topic) : std::string{};
}

std::vector<const RuleText*> Rules::all_texts() const {
  std::vector<const RuleText*> list{turn_rule, move_rule, own_rule, &kOverrideRule};
  if (capture_rule) list.push_back(capture_rule);
  if (blocked_rule) list.push_back(blocked_rule);
  for (const KindInfo& k : kinds) {
    if (k.rule) list.push_back(k.rule);
    if (k.law) list.push_back(k.law);
    for (const Leg& leg : k.movement.legs(Seat::S))
      if (leg.rule) list.push_back(leg.rule);
  }
  for (const auto& r : rules_)
    for (const RuleText* t : r->texts()) list.push_back(t);
  for (const RuleText& t : made_) list.push_back(&t);
  std::sort(list.begin(), list.end(), [](const RuleText* a, const RuleText* b) { return a->topic < b->topic; });
  list.erase(
      std::unique(list.begin(), list.end(), [](const RuleText* a, const RuleText* b) { return a->topic == b->topic; }),
      list.end());
  return list;
}

const RuleText* Rules::find_text(std::string_view wanted) const {
  if (wanted.size() > id.size() && wanted.substr(0, id.size()) == id && wanted[id.size()] == '/')
    wanted.remove_prefix(id.size() + 1);
  for (const RuleText* t : all_texts())
    if (t->topic == wanted) return t;
  return nullptr;
}

bool Rules::seated(Seat seat) const { return std::find(seats.begin(), seats.end(), seat) != seats.end(); }

Seat Rules::here(Seat seat) const {
  constexpr int kBoardSeats = kSeats / 2;
  if (seated(seat) || index(seat) >= kBoardSeats) return seat;
  const Seat namesake = seat_at(index(seat) + kBoardSeats);
  return seated(namesake) ? namesake : seat;
}

Seat Rules::clockwise(Seat seat) const {
  const auto it = std::find(seats.begin(), seats.end(), seat);
  if (it == seats.end()) return seats.front();
  return seats[(static_cast<std::size_t>(it - seats.begin()) + 1) % seats.size()];
}

const RulesetInfo* find_ruleset(std::string_view id) {
  for (const RulesetInfo& info : rulesets())
    if (info.id == id) return &info;
  return nullptr;
}

namespace {

/// `value` as the option wants it; nothing when it does not fit.
std::optional<Value> fitted(const OptionInfo& option, const Value& value) {
  // What is to be a text may be given as what it reads like.
  const bool reads = option.fallback.is_text() && (value.is_flag() || value.is_number());
  Value wanted = reads ? Value(quoted(value)) : value;
  if (!option.values.empty()) {
    const bool known = std::find(option.values.begin(), option.values.end(), wanted) != option.values.end();
    return known ? std::optional(std::move(wanted)) : std::nullopt;
  }
  constexpr std::int64_t kMost = 1'000'000'000;  // what an int holds, and more than any rule counts
  const bool fits =
      option.fallback.is_whole() ? wanted.is_whole_in(-kMost, kMost) : sort_of(wanted) == sort_of(option.fallback);
  return fits ? std::optional(std::move(wanted)) : std::nullopt;
}

/// What an option can be: its values, or, without a list of them, anything of its sort.
Argument allowed(const OptionInfo& option) {
  if (!option.values.empty()) {
    std::vector<std::string> values;
    for (const Value& value : option.values) values.push_back(quoted(value));
    return arg::texts(values);
  }
  if (option.fallback.is_list()) return make_message("an array");
  if (option.fallback.is_table()) return make_message("an object");
  return option.fallback.is_text() ? make_message("a string") : make_message("a number");
}

}  // namespace

Expected<std::string> written_setup(const RulesetInfo& info, Seat seat, const Value& pieces) {
  if (info.written_setup == nullptr)
    return refuse("bad_setup", make_message("%1 has no set-ups of a club's own.", arg::word(info.title)));
  return info.written_setup(seat, pieces);
}

Options default_options(const RulesetInfo& info) {
  Options options;
  for (const OptionInfo& o : info.options) options[o.name] = o.fallback;
  return options;
}

Expected<Options> checked_options(const RulesetInfo& info, const Value& given) {
  Options result = default_options(info);
  if (!given.is_nothing() && !given.is_table())
    return refuse("bad_option", make_message("\"options\" must be an object of names and values."));
  for (const auto& [key, value] : given.table()) {
    const auto it = std::find_if(info.options.begin(), info.options.end(),
                                 [&key = key](const OptionInfo& o) { return o.name == key; });
    if (it == info.options.end())
      return refuse("bad_option", make_message("%1 has no option %2.", info.id, arg::quoted(key)));
    auto fit = fitted(*it, value);
    if (!fit)
      return refuse("bad_option", make_message("Option %1 of %2 cannot be %3; it can be %4.", arg::quoted(key), info.id,
                                               quoted(value), allowed(*it)));
    result[key] = *std::move(fit);
  }
  return result;
}

}  // namespace arbiter
