// SPDX-License-Identifier: MIT
#include "referee/notation/about.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "text/dates.h"
#include "text/utf8.h"

namespace arbiter::notation {

namespace {

constexpr std::string_view kClock = "[%clk ", kSpent = "[%emt ";

/// Tags that say what game it is, or that the game itself says.
constexpr std::string_view kOfRules[] = {"Result", "SetUp", "FEN", "Position", "Ruleset", "Options", "Variant"};

constexpr std::pair<std::string_view, const char*> kFields[] = {
    {"Event", "event"}, {"Site", "site"}, {"Date", "date"}, {"Time", "time"}, {"Round", "round"}};

constexpr std::pair<std::string_view, Seat> kColours[] = {
    {"Red", Seat::S}, {"Blue", Seat::W}, {"Yellow", Seat::N}, {"Green", Seat::E}};

bool unknown(const std::string& value) { return value.find_first_not_of("?.-/: \t") == std::string::npos; }

/// One line, single blanks, none at its ends.
std::string tidy(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
    if (!blank)
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  if (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

/// Takes a command like [%clk 0:01:30] out of a comment; below 0: there is none.
double take_time(std::string& comment, std::string_view command) {
  const std::size_t at = comment.find(command);
  const std::size_t end = at == std::string::npos ? at : comment.find(']', at);
  if (end == std::string::npos) return -1;
  const std::size_t begin = at + command.size();
  const double seconds = seconds_of(std::string_view(comment).substr(begin, end - begin));
  if (seconds >= 0) comment.erase(at, end + 1 - at);
  return seconds;
}

Value note_of(const Game& game) { return game.plies().empty() ? Value() : game.plies().back().note; }

std::optional<Seat> seat_of(const Game& game, std::string_view tag) {
  const auto& seats = game.rules().seats;
  if (seats.size() == 2 && tag == "White") return seats.front();
  if (seats.size() == 2 && tag == "Black") return seats.back();
  for (const auto& [colour, seat] : kColours)
    if (tag == colour && game.board_of(seat)) return seat;
  return std::nullopt;
}

}  // namespace

void tell_date(Game& game, const std::string& value, Spot spot, LeftOut& left_out) {
  const auto day = text::read_day(value);
  if (!day) {
    left_out.add(spot, make_message("the date %1 cannot be read; the day stays unknown.",
                                    arg::quoted(text::shortened(value, 60))));
    return;
  }
  if (day->date.empty()) return;
  if (day->guessed)
    left_out.add(spot, make_message("the date %1 is read day first, as %2.", arg::quoted(value), day->date));
  else if (day->inferred)
    left_out.add(spot, make_message("the date %1 is read as %2.", arg::quoted(value), day->date));
  Value about = game.about();
  about["date"] = day->date;
  (void)game.set_about(about);
}

void tell_begun(Game& game, const std::string& value, Spot spot, LeftOut& left_out) {
  const std::string begun = tidy(value);
  const std::size_t last = begun.rfind(' ');
  const bool time = last != std::string::npos && begun.find(':', last) != std::string::npos;
  std::string day = time ? begun.substr(0, last) : begun;
  for (const std::string_view bracket : {"(", "（", "["}) day.resize(std::min(day.find(bracket), day.size()));
  tell_date(game, tidy(day), spot, left_out);
  if (time) tell(game, "time", begun.substr(last + 1));
}

void tell(Game& game, const std::string& field, const std::string& value) {
  if (field == "date") {
    LeftOut unheard;
    return tell_date(game, value, {}, unheard);
  }
  if (unknown(value)) return;
  Value about = game.about();
  about[field] = tidy(value);
  (void)game.set_about(about);
}

void tell_player(Game& game, Seat seat, const std::string& value) {
  if (unknown(value) || !game.board_of(seat)) return;
  Value about = game.about();
  about["players"][std::string(name(seat))] = tidy(value);
  (void)game.set_about(about);
}

void tell_tags(Game& game, const Tags& tags, LeftOut& left_out) {
  Value about = game.about();
  for (const auto& [name, tag] : tags) {
    if (std::find(std::begin(kOfRules), std::end(kOfRules), name) != std::end(kOfRules) || unknown(tag.value)) continue;
    const bool styled = !game.rules().writing.styles.empty();
    if (styled && (name == "Game" || name == "Format")) continue;  // how this text writes moves
    const auto* const field = std::find_if(std::begin(kFields), std::end(kFields),
                                           [&name = name](const auto& one) { return one.first == name; });
    if (name == "Date") {
      tell_date(game, tag.value, tag.spot, left_out);
    } else if (field != std::end(kFields)) {
      tell(game, field->second, tag.value);
    } else if (const auto seat = seat_of(game, name)) {
      tell_player(game, *seat, tag.value);
    } else {
      about = game.about();
      about["tags"][name] = tidy(tag.value);
      (void)game.set_about(about);
    }
  }
  if (const auto day = tags.find("UTCDate"); day != tags.end() && !game.about().has("date"))
    tell_date(game, day->second.value, day->second.spot, left_out);
}

void keep_as_remark(Game& game, std::string_view text) {
  std::string remark = tidy(std::string(text));
  for (std::size_t at = remark.find("[%"); at != std::string::npos; at = remark.find("[%", at)) remark[at] = '(';
  if (remark.empty()) return;
  Value note = note_of(game);
  if (game.plies().empty()) note["comment"] = game.about().text("comment", "");
  const std::string before = note.text("comment", "");
  note["comment"] = before.empty() ? remark : before + " " + remark;
  (void)game.annotate(note);
}

void tell_comment(Game& game, const std::string& comment) {
  std::string text = comment;
  Value note = note_of(game);
  const bool begun = !game.plies().empty();
  for (const auto& [command, field] : {std::pair{kClock, "clock"}, std::pair{kSpent, "spent"}})
    if (const double seconds = begun ? take_time(text, command) : -1; seconds >= 0) note[field] = seconds;
  text = tidy(text);
  if (!begun) note["comment"] = game.about().text("comment", "");
  if (!text.empty()) {
    const std::string before = note.text("comment", "");
    note["comment"] = before.empty() ? text : before + " " + text;
  }
  if (note.text("comment", "x").empty()) note.erase("comment");
  if (!note.empty()) (void)game.annotate(note);
}

void tell_spent(Game& game, double seconds) {
  if (game.plies().empty() || seconds < 0) return;
  Value note = note_of(game);
  note["spent"] = seconds;
  (void)game.annotate(note);
}

std::string told(const Game& game, const std::string& field, const std::string& otherwise) {
  const std::string value = tidy(game.about().text(field, ""));
  return value.empty() ? otherwise : value;
}

std::string told_date(const Game& game, char separator, const std::string& otherwise) {
  std::string date = told(game, "date", otherwise);
  if (date != otherwise) std::replace(date.begin(), date.end(), '-', separator);
  return date;
}

std::string told_player(const Game& game, Seat seat, const std::string& otherwise) {
  const std::string player = tidy(game.about()["players"].text(name(seat), ""));
  return player.empty() ? otherwise : player;
}

std::string told_tags(const Game& game) {
  std::string out;
  if (const std::string time = told(game, "time", ""); !time.empty()) out += tag("Time", time);
  for (const auto& [key, value] : game.about()["tags"].table()) {
    if (std::find(std::begin(kOfRules), std::end(kOfRules), key) != std::end(kOfRules)) continue;
    const bool word = !key.empty() && std::all_of(key.begin(), key.end(), [](unsigned char c) {
      return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
    });
    if (word) out += tag(key, tidy(value.text()));
  }
  return out;
}

std::string told_comment(const Game& game, std::size_t n) {
  const Value& note = n == 0 ? game.about() : game.plies()[n - 1].note;
  std::string text;
  for (const auto& [command, field] : {std::pair{kClock, "clock"}, std::pair{kSpent, "spent"}})
    if (n > 0 && note.has(field)) text += std::string(command) + clock_text(note[field].real()) + "] ";
  text = tidy(text + note.text("comment", ""));
  // What a comment in braces cannot hold.
  std::replace(text.begin(), text.end(), '}', ')');
  return text.empty() ? text : "{" + text + "}";
}

std::string clock_text(double seconds) {
  const auto tenths = static_cast<long long>(std::llround(std::clamp(seconds, 0.0, 1e9) * 10));
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "%lld:%02lld:%02lld", tenths / 36000, tenths / 600 % 60, tenths / 10 % 60);
  std::string out = text.data();
  if (tenths % 10 != 0) out += "." + std::to_string(tenths % 10);
  return out;
}

double seconds_of(std::string_view text) {
  double seconds = 0;
  int parts = 0;
  for (std::size_t from = 0; from <= text.size() && parts < 3; ++parts) {
    const std::size_t colon = std::min(text.find(':', from), text.size());
    const std::string part = tidy(std::string(text.substr(from, colon - from)));
    if (part.empty() || part.size() > 9 || part.find_first_not_of("0123456789.") != std::string::npos) return -1;
    seconds = seconds * 60 + std::strtod(part.c_str(), nullptr);
    from = colon + 1;
  }
  return seconds;
}

}  // namespace arbiter::notation
