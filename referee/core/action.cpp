// SPDX-License-Identifier: MIT
#include "referee/core/action.h"

#include <algorithm>
#include <cctype>

#include "referee/core/rules.h"

namespace arbiter {

namespace {

constexpr std::pair<Action::Type, std::string_view> kWords[] = {
    {Action::Type::pass, "pass"},     {Action::Type::end, "end"},       {Action::Type::roll, "roll"},
    {Action::Type::choose, "choose"}, {Action::Type::power, "power"},   {Action::Type::react, "react"},
    {Action::Type::secret, "secret"}, {Action::Type::resign, "resign"}, {Action::Type::draw, "draw"},
    {Action::Type::accept, "accept"}, {Action::Type::leave, "leave"},   {Action::Type::join, "join"},
    {Action::Type::time, "time"}};

bool takes_words(Action::Type type) {
  switch (type) {
    case Action::Type::roll:
    case Action::Type::choose:
    case Action::Type::power:
    case Action::Type::react:
    case Action::Type::secret:
      return true;
    default:
      return false;
  }
}

/// Length of the square name that `text` begins with, 0 when it does not begin with one.
std::size_t square_length(std::string_view text) {
  if (text.size() < 2 || text[0] < 'a' || text[0] > 'z' || text[1] < '1' || text[1] > '9') return 0;
  std::size_t n = 2;
  while (n < text.size() && n < 3 && text[n] >= '0' && text[n] <= '9') ++n;
  return n;
}

std::string joined(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == ' ' && (out.empty() || out.back() == ' ')) continue;
    out += c;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

Expected<Cell> cell_of(std::string_view text, const Rules& rules) {
  if (const auto cell = rules.board->find_cell(text)) return *cell;
  return refuse("bad_action", make_message("%1 is no square of the board %2.", arg::quoted(text), rules.board->id()));
}

}  // namespace

std::vector<std::string> Action::words() const {
  std::vector<std::string> list;
  std::size_t i = 0;
  while (i < args.size()) {
    const std::size_t end = std::min(args.find(' ', i), args.size());
    if (end > i) list.push_back(args.substr(i, end - i));
    i = end + 1;
  }
  return list;
}

std::string_view Action::name() const { return std::string_view(args).substr(0, args.find(' ')); }

std::string print(const Action& action, const Rules& rules) {
  std::string text;
  if (action.seat != Seat::none) {
    text += name(action.seat);
    text += ':';
  }
  const Board& board = *rules.board;
  switch (action.type) {
    case Action::Type::move:
      text += board.name(action.from) + board.name(action.to);
      if (action.kind != kNoKind) text += "=" + rules.name(action.kind);
      return text;
    case Action::Type::shot:
      return text + board.name(action.from) + "x" + board.name(action.to);
    case Action::Type::place:
      if (!action.args.empty()) text += action.args + ".";
      return text + rules.name(action.kind) + "@" + board.name(action.to);
    default:
      break;
  }
  const auto word = std::find_if(std::begin(kWords), std::end(kWords), [&](auto w) { return w.first == action.type; });
  text += word->second;
  if (!action.args.empty()) text += " " + action.args;
  return text;
}

Expected<Action> parse_action(std::string_view given, const Rules& rules) {
  std::string_view text = given;
  Action action;
  const Argument quoted = arg::quoted(given);
  if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
    const auto seat = parse_seat(text.substr(0, colon));
    if (!seat || !rules.seated(*seat))
      return refuse("bad_action",
                    make_message("%1: %2 is no seat of this game.", quoted, arg::quoted(text.substr(0, colon))));
    action.seat = *seat;
    text.remove_prefix(colon + 1);
  }
  const std::string_view first = text.substr(0, text.find(' '));
  for (const auto& [type, word] : kWords) {
    if (first != word) continue;
    action.type = type;
    action.args = joined(text.substr(first.size()));
    if (!action.args.empty() && !takes_words(type))
      return refuse("bad_action", make_message("%1: %2 takes no further words.", quoted, arg::quoted(word)));
    if (action.args.empty() && takes_words(type) && type != Action::Type::roll)
      return refuse("bad_action", make_message("%1: %2 wants a word behind it.", quoted, arg::quoted(word)));
    return action;
  }
  if (const std::size_t at = text.find('@'); at != std::string_view::npos) {
    action.type = Action::Type::place;
    std::string_view kind = text.substr(0, at);
    if (const std::size_t dot = kind.find('.'); dot != std::string_view::npos) {
      const auto army = parse_seat(kind.substr(0, dot));
      if (!army)
        return refuse("bad_action", make_message("%1: %2 is no army.", quoted, arg::quoted(kind.substr(0, dot))));
      action.args = name(*army);
      kind.remove_prefix(dot + 1);
    }
    action.kind = rules.kind(kind);
    if (action.kind == kNoKind)
      return refuse("bad_action", make_message("%1: this game has no kind %2.", quoted, arg::quoted(kind)));
    const auto to = cell_of(text.substr(at + 1), rules);
    if (!to) return tl::unexpected(to.error());
    action.to = *to;
    return action;
  }
  const std::size_t a = square_length(text);
  std::size_t b = a;
  if (a != 0 && b < text.size() && text[b] == 'x') {
    action.type = Action::Type::shot;
    ++b;
  }
  const std::size_t n = a == 0 ? 0 : square_length(text.substr(b));
  if (n == 0)
    return refuse("bad_action",
                  make_message("%1 is no action: expected a move like e2e4 or a word like choose, roll, end.", quoted));
  const auto from = cell_of(text.substr(0, a), rules);
  if (!from) return tl::unexpected(from.error());
  const auto to = cell_of(text.substr(b, n), rules);
  if (!to) return tl::unexpected(to.error());
  action.from = *from;
  action.to = *to;
  const std::string_view rest = text.substr(b + n);
  if (rest.empty()) return action;
  if (rest[0] != '=' || action.type == Action::Type::shot)
    return refuse("bad_action", make_message("%1: cannot read %2 behind the move.", quoted, arg::quoted(rest)));
  action.kind = rules.kind(rest.substr(1));
  if (action.kind == kNoKind)
    return refuse("bad_action", make_message("%1: this game has no kind %2.", quoted, arg::quoted(rest.substr(1))));
  return action;
}

}  // namespace arbiter
