// SPDX-License-Identifier: MIT
#include "referee/core/rules.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "text/json_text.h"

namespace arbiter {

namespace {
constexpr RuleText kTurn{"turn", "The seats move one after the other.", "house ruling"};
constexpr RuleText kMove{"move", "Every piece moves as its kind does.", "house ruling"};
}  // namespace

const RuleText kOverrideRule{
    "arbiter.override", "The arbiter has corrected the position by hand, with the reason on record.", "house ruling"};

Rules::Rules() : turn_rule(&kTurn), move_rule(&kMove) {
  for (int i = 0; i < kSeats; ++i) friends[i] = static_cast<std::uint8_t>(1U << i);
}

Kind Rules::add_kind(std::string name_, Movement movement, const RuleText* rule, bool special) {
  if (kinds.size() >= kMaxKinds) throw std::logic_error("too many kinds");
  if (name_ == "king") royal_kinds |= std::uint64_t{1} << kinds.size();
  kinds.push_back({std::move(name_), std::move(movement), rule, special});
  return static_cast<Kind>(kinds.size() - 1);
}

void Rules::write_as(std::vector<std::string> formats, std::string_view letters) {
  writing.formats = std::move(formats);
  writing.letters.assign(kinds.size(), "");
  while (!letters.empty()) {
    const std::string_view word = letters.substr(0, letters.find(' '));
    letters.remove_prefix(std::min(word.size() + 1, letters.size()));
    const std::size_t equals = std::min(word.find('='), word.size());
    const Kind k = kind(word.substr(0, equals));
    if (k == kNoKind || equals + 1 >= word.size())
      throw std::invalid_argument("no letter of a kind of " + id + ": " + std::string(word));
    writing.letters[k] = word.substr(equals + 1);
  }
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
  std::vector<const RuleText*> list{turn_rule, move_rule, &kOverrideRule};
  if (capture_rule) list.push_back(capture_rule);
  for (const KindInfo& k : kinds) {
    if (k.rule) list.push_back(k.rule);
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

/// `value` as the option wants it: "false", "2" and the like are read for flags and numbers. Null when it does not fit.
nlohmann::json fitted(const OptionInfo& option, const nlohmann::json& value) {
  nlohmann::json v = value;
  if (v.is_string() && !option.fallback.is_string()) {
    v = text::parse_or_discard(v.get<std::string>());
    if (v.is_discarded()) return nullptr;
  }
  if (option.fallback.is_string() && !v.is_string() && (v.is_boolean() || v.is_number())) v = v.dump();
  if (!option.values.empty()) {
    const bool known = std::find(option.values.begin(), option.values.end(), v) != option.values.end();
    return known ? v : nlohmann::json(nullptr);
  }
  constexpr double kMost = 1e9;  // what an int holds, and more than any rule counts
  const bool whole = v.is_number_integer() && std::abs(v.get<double>()) <= kMost;
  const bool same_type = option.fallback.is_number_integer() ? whole
                         : option.fallback.is_number()       ? v.is_number()
                                                             : v.type() == option.fallback.type();
  return same_type ? v : nlohmann::json(nullptr);
}

}  // namespace

Expected<std::map<std::string, nlohmann::json>> checked_options(const RulesetInfo& info,
                                                                const nlohmann::json& options) {
  std::map<std::string, nlohmann::json> result;
  for (const OptionInfo& o : info.options) result[o.name] = o.fallback;
  if (options.is_null()) return result;
  if (!options.is_object()) return refuse("bad_option", "\"options\" must be an object of names and values.");
  for (const auto& [key, value] : options.items()) {
    const auto it = std::find_if(info.options.begin(), info.options.end(),
                                 [&key = key](const OptionInfo& o) { return o.name == key; });
    if (it == info.options.end()) return refuse("bad_option", info.id + " has no option \"" + key + "\".");
    const nlohmann::json v = fitted(*it, value);
    if (v.is_null()) {
      std::string allowed;
      for (const auto& a : it->values) allowed += (allowed.empty() ? "" : ", ") + a.dump();
      if (allowed.empty()) allowed = std::string("a ") + it->fallback.type_name();
      return refuse("bad_option", "Option \"" + key + "\" of " + info.id + " cannot be " + value.dump() +
                                      "; it can be " + allowed + ".");
    }
    result[key] = v;
  }
  return result;
}

}  // namespace arbiter
