// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <map>

#include "app/club/trf.h"
#include "app/club/trf_columns.h"

namespace arbiter::club {
namespace {

using trf::columns;

/// What is wrong with a line; thrown and caught in this file only.
struct Wrong {
  std::size_t column;
  Message what;
};

int integer(std::string_view line, std::size_t from, std::size_t to) {
  const std::string text = columns(line, from, to);
  if (text.empty()) return 0;
  int out = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (error != std::errc() || end != text.data() + text.size() || out < 0)
    throw Wrong{from, make_message("%1 is no number", arg::quoted(text))};
  return out;
}

Fraction points(std::string_view line, std::size_t from, std::size_t to) {
  std::string text = columns(line, from, to);
  std::ranges::replace(text, ',', '.');
  if (text.empty()) return 0;
  const auto out = Fraction::parse(text);
  if (!out) throw Wrong{from, make_message("\"%1\" is no number of points", text)};
  return *out;
}

char one(std::string_view line, std::size_t column) {
  const std::string text = columns(line, column, column);
  return text.empty() ? ' ' : text[0];
}

std::vector<int> numbers(std::string_view line, std::size_t from) {
  std::vector<int> out;
  for (std::size_t column = from; column <= trf::length(line); column += 5)
    if (const int number = integer(line, column, column + 3); number > 0) out.push_back(number);
  return out;
}

/// Words of a list, parted by commas, blanks or both.
std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> out(1);
  for (const char c : text) {
    if (c != ',' && c != ' ' && c != '\t')
      out.back() += c;
    else if (!out.back().empty())
      out.emplace_back();
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

TrfResult read_result(std::string_view line, std::size_t column) {
  TrfResult out;
  out.opponent = integer(line, column, column + 3);
  const char colour = one(line, column + 5);
  if (std::string_view("wb- WB").find(colour) == std::string_view::npos)
    throw Wrong{column + 5, make_message("there is no colour \"%1\"", std::string(1, colour))};
  out.colour = colour == 'W' ? 'w' : colour == 'B' ? 'b' : colour == ' ' ? '-' : colour;
  const char result = one(line, column + 7);
  if (std::string_view("1=0WDL+-FHZU wdlfhzu").find(result) == std::string_view::npos)
    throw Wrong{column + 7, make_message("there is no result \"%1\"", std::string(1, result))};
  out.result = result >= 'a' && result <= 'z' ? static_cast<char>(result - 'a' + 'A') : result;
  return out;
}

TrfPlayer read_player(std::string_view line) {
  TrfPlayer out;
  out.number = integer(line, 5, 8);
  if (out.number < 1) throw Wrong{5, make_message("a player without a number")};
  out.sex = one(line, 10);
  out.title = columns(line, 11, 13);
  out.name = columns(line, 15, 47);
  if (const int rating = integer(line, 49, 52); rating > 0) out.rating = rating;
  out.federation = columns(line, 54, 56);
  out.fide_id = columns(line, 58, 68);
  out.birth = columns(line, 70, 79);
  if (!columns(line, 81, 84).empty()) out.points = points(line, 81, 84);
  out.rank = integer(line, 86, 89);
  for (std::size_t column = 92; column <= trf::length(line); column += 10)
    out.rounds.push_back(read_result(line, column));
  return out;
}

void read_scoring(std::string_view line, Trf& out) {
  for (std::size_t column = 6; column <= trf::length(line); column += 9) {
    const char what = one(line, column);
    if (what == ' ') continue;
    if (std::string_view("WDLAPX").find(what) == std::string_view::npos)
      throw Wrong{column, make_message("there are no points for \"%1\"", std::string(1, what))};
    out.scoring.emplace_back(what, points(line, column + 1, column + 4));
  }
}

void read_colour(std::string_view line, const std::string& rest, Trf& out) {
  if (rest.empty()) return;
  const char c = rest[0];
  if (c != 'W' && c != 'B' && c != 'w' && c != 'b') throw Wrong{5, make_message("there is no colour \"%1\"", rest)};
  static_cast<void>(line);
  out.first_colour = c == 'W' || c == 'w' ? 'w' : 'b';
}

/// The records that are texts.
std::string* text_of(Trf& out, std::string_view code) {
  const std::map<std::string_view, std::string*> texts = {
      {"012", &out.name},          {"022", &out.city},         {"032", &out.federation},
      {"042", &out.start},         {"052", &out.end},          {"092", &out.type},
      {"102", &out.chief_arbiter}, {"122", &out.time_control}, {"172", &out.national},
      {"182", &out.controller},    {"192", &out.system},       {"222", &out.encoded_time_control}};
  const auto at = texts.find(code);
  return at == texts.end() ? nullptr : at->second;
}

/// The extensions for pairing programs. True where the line was one that is known.
bool read_extension(std::string_view code, std::string_view line, const std::string& rest, Trf& out) {
  if (code == "XXR") {
    out.rounds = integer(line, 5, trf::length(line));
  } else if (code == "XXC" && (rest.starts_with("white1") || rest.starts_with("black1"))) {
    out.first_colour = rest[0];
  } else {
    return false;
  }
  return true;
}

void read_line(std::string_view line, Trf& out) {
  const std::string_view code = line.substr(0, 3);
  const std::string rest = line.size() > 4 ? std::string(trf::trimmed(line.substr(4))) : std::string();
  if (std::string* text = text_of(out, code)) {
    *text = rest;
  } else if (code == "001") {
    out.players.push_back(read_player(line));
  } else if (code == "062" || code == "072" || code == "082") {
    return;  // counted when written
  } else if (code == "112") {
    out.deputies.push_back(rest);
  } else if (code == "132") {
    for (std::size_t column = 92; column <= trf::length(line); column += 10)
      out.dates.push_back(columns(line, column, column + 7));
  } else if (code == "142") {
    out.rounds = integer(line, 5, trf::length(line));
  } else if (code == "152") {
    read_colour(line, rest, out);
  } else if (code == "162") {
    read_scoring(line, out);
  } else if (code == "202" || code == "212") {
    (code == "202" ? out.tie_breaks : out.standings) = words(rest);
  } else if (code == "240") {
    out.byes.push_back({one(line, 5), integer(line, 7, 9), numbers(line, 11)});
  } else if (code == "250") {
    TrfAcceleration a{points(line, 5, 8),    points(line, 10, 13),  integer(line, 15, 17),
                      integer(line, 19, 21), integer(line, 23, 26), integer(line, 28, 31)};
    if (a.last_round == 0) a.last_round = a.first_round;
    if (a.last_player == 0) a.last_player = a.first_player;
    out.accelerations.push_back(a);
  } else if (code == "260") {
    out.forbidden.push_back({integer(line, 5, 7), integer(line, 9, 11), numbers(line, 13)});
  } else if (!read_extension(code, line, rest, out)) {
    out.other.emplace_back(trf::trimmed_end(line));
  }
}

/// What both players of a game say of how it ended must go together.
bool agree(const TrfResult& a, const TrfResult& b) {
  // What goes with what: below each letter the other's. Both may have lost or stayed away, and one may have half a
  // point where the other has none.
  constexpr std::string_view kMine = "1000==WLLLDD+-- ";
  constexpr std::string_view kTheirs = "010==0LWLDDL-+- ";
  for (std::size_t i = 0; i < kMine.size(); ++i)
    if (kMine[i] == a.result && kTheirs[i] == b.result) return true;
  return false;
}

/// A line with the column of a round, and what is wrong there.
Message wrong_at(std::size_t line, std::size_t column, Message what) {
  return make_message("line %1, column %2: %3", line, column, std::move(what));
}

/// What the opponent of a round says does not go together with it: with the two letters, where these differ.
Message contradiction(const TrfResult& mine, const std::vector<TrfResult>& others, std::size_t r) {
  if (r >= others.size() || others[r].result == mine.result)
    return make_message("player %1 says something else about round %2", mine.opponent, r + 1);
  return make_message("player %1 says something else about round %2 (\"%3\" and \"%4\")", mine.opponent, r + 1,
                      std::string(1, mine.result), std::string(1, others[r].result));
}

/// What is wrong with the games of a report; empty: nothing.
Message check(const Trf& trf, const std::map<int, std::size_t>& lines) {
  std::map<int, const TrfPlayer*> players;
  for (const TrfPlayer& p : trf.players) players[p.number] = &p;
  for (const TrfPlayer& p : trf.players)
    for (std::size_t r = 0; r < p.rounds.size(); ++r) {
      const TrfResult& mine = p.rounds[r];
      if (mine.opponent == 0) continue;
      const std::size_t line = lines.at(p.number), column = 92 + 10 * r;
      const auto other = players.find(mine.opponent);
      if (other == players.end() || mine.opponent == p.number)
        return wrong_at(line, column, make_message("there is no opponent %1", mine.opponent));
      const bool there = r < other->second->rounds.size() && other->second->rounds[r].opponent == p.number;
      if (!there || !agree(mine, other->second->rounds[r]))
        return wrong_at(line, column, contradiction(mine, other->second->rounds, r));
    }
  return {};
}

/// Gives the other colour to whoever comes later, where both players of a game have the same.
void part_colours(Trf& trf) {
  std::map<int, TrfPlayer*> players;
  for (TrfPlayer& p : trf.players) players[p.number] = &p;
  for (const TrfPlayer& p : trf.players)
    for (std::size_t r = 0; r < p.rounds.size(); ++r) {
      const char mine = p.rounds[r].colour;
      if (p.rounds[r].opponent == 0 || mine == '-') continue;
      TrfPlayer& other = *players.at(p.rounds[r].opponent);  // it is there, see check()
      char& theirs = other.rounds[r].colour;
      if (theirs != mine) continue;
      theirs = mine == 'w' ? 'b' : 'w';
      trf.same_colours.push_back({static_cast<int>(r) + 1, p.number, other.number, mine});
    }
}

}  // namespace

tl::expected<Trf, Message> read_trf(std::string_view text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  Trf out;
  std::map<int, std::size_t> lines;
  std::size_t number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find_first_of("\r\n");
    const std::string_view line = text.substr(0, end);
    const bool pair = end != std::string_view::npos && text.substr(end, 2) == "\r\n";
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + (pair ? 2 : 1));
    ++number;
    if (trf::trimmed(line).empty()) continue;
    const std::size_t before = out.players.size();
    try {
      read_line(line, out);
    } catch (const Wrong& wrong) {
      return tl::unexpected(wrong_at(number, wrong.column, wrong.what));
    }
    if (out.players.size() > before && !lines.emplace(out.players.back().number, number).second)
      return tl::unexpected(
          make_message("line %1, column 5: player %2 is there twice", number, out.players.back().number));
  }
  if (Message fault = check(out, lines); !fault.empty()) return tl::unexpected(std::move(fault));
  part_colours(out);
  return out;
}

}  // namespace arbiter::club
