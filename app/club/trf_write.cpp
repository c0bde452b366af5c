// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/club/trf.h"
#include "app/club/trf_columns.h"

namespace arbiter::club {
namespace trf {
namespace {

/// The place behind so many characters.
std::size_t behind(std::string_view text, std::size_t characters) {
  std::size_t at = 0;
  for (; at < text.size(); ++at) {
    const bool begins = (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
    if (begins && characters-- == 0) break;
  }
  return at;
}

}  // namespace

std::size_t length(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string columns(std::string_view line, std::size_t from, std::size_t to) {
  line.remove_prefix(behind(line, from - 1));
  return std::string(trimmed(line.substr(0, behind(line, to - from + 1))));
}

std::string one_line(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
  return out;
}

std::string left(std::string_view text, std::size_t width) {
  std::string out = one_line(text.substr(0, behind(text, width)));
  out.append(width - length(out), ' ');
  return out;
}

std::string right(std::string_view text, std::size_t width) {
  std::string out = one_line(text.substr(0, behind(text, width)));
  out.insert(0, width - length(out), ' ');
  return out;
}

std::string_view trimmed_end(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \t");
  return last == std::string_view::npos ? std::string_view() : text.substr(0, last + 1);
}

std::string_view trimmed(std::string_view text) {
  text = trimmed_end(text);
  const std::size_t first = text.find_first_not_of(" \t");
  return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

}  // namespace trf

namespace {

using trf::left;
using trf::one_line;
using trf::right;

class Writer {
 public:
  /// A number in its columns; one that does not fit is a fault.
  std::string number(std::int64_t value, std::size_t width) {
    std::string text = std::to_string(value);
    if (text.size() > width && fault.empty())
      fault = make_message("%1 does not fit into %2 columns of a report", text, width);
    return right(text, width);
  }
  /// Points with one digit behind the point, without where that does not fit; what is no tenth is a fault.
  std::string points(const Fraction& value) {
    const std::string text = value.decimal(1);
    const bool whole = text.size() > 4;
    if (fault.empty() && !(whole ? value : value * Fraction(10)).is_whole())
      fault = make_message("a report has no room for %1 points", value.text());
    return whole ? number(value.rounded(), 4) : right(text, 4);
  }
  std::string players(const std::vector<int>& list) {
    std::string text;
    for (const int p : list) text += " " + number(p, 4);
    return text;
  }

  void record(std::string_view code, std::string_view text) {
    if (!text.empty()) line(std::string(code) + " " + one_line(text));
  }
  void line(const std::string& text) {
    out += trf::trimmed_end(text);
    out += '\n';
  }
  std::string out;
  Message fault;
};

std::string joined(const std::vector<std::string>& list, char between) {
  std::string out;
  for (const std::string& text : list) out += (out.empty() ? "" : std::string(1, between)) + text;
  return out;
}

void write_head(Writer& w, const Trf& trf) {
  w.record("012", trf.name);
  w.record("022", trf.city);
  w.record("032", trf.federation);
  w.record("042", trf.start);
  w.record("052", trf.end);
  w.record("062", std::to_string(trf.players.size()));
  w.record("072",
           std::to_string(std::ranges::count_if(trf.players, [](const TrfPlayer& p) { return p.rating.has_value(); })));
  w.record("092", trf.type);
  w.record("102", trf.chief_arbiter);
  for (const std::string& deputy : trf.deputies) w.record("112", deputy);
  w.record("122", trf.time_control);
  if (!trf.dates.empty()) {
    std::string dates = left("132", 91);
    for (const std::string& date : trf.dates) dates += left(date, 8) + "  ";
    w.line(dates);
  }
  if (trf.rounds > 0) w.record("142", std::to_string(trf.rounds));
  if (trf.first_colour != ' ') w.record("152", trf.first_colour == 'w' ? "W" : "B");
  if (!trf.scoring.empty()) {
    std::string scoring = "162  ";
    for (const auto& [what, points] : trf.scoring) scoring += std::string(1, what) + w.points(points) + "    ";
    w.line(scoring);
  }
  w.record("172", trf.national);
  w.record("182", trf.controller);
  w.record("192", trf.system);
  w.record("202", joined(trf.tie_breaks, ','));
  w.record("212", joined(trf.standings, ','));
  w.record("222", trf.encoded_time_control);
}

void write_player(Writer& w, const TrfPlayer& p) {
  std::string line = "001 " + w.number(p.number, 4) + " " + p.sex + right(p.title, 3) + " " + left(p.name, 33) + " " +
                     (p.rating ? w.number(*p.rating, 4) : right("", 4)) + " " + left(p.federation, 3) + " " +
                     right(p.fide_id, 11) + " " + left(p.birth, 10) + " " +
                     (p.points ? w.points(*p.points) : right("", 4)) + " " +
                     (p.rank > 0 ? w.number(p.rank, 4) : right("", 4));
  for (const TrfResult& r : p.rounds) {
    const bool nothing = r.opponent == 0 && r.result == ' ';
    const std::string opponent = nothing ? "    " : r.opponent == 0 ? "0000" : w.number(r.opponent, 4);
    line += "  " + opponent + " " + (nothing ? ' ' : r.colour) + " " + r.result;
  }
  w.line(line);
}

}  // namespace

tl::expected<std::string, Message> write_trf(const Trf& trf) {
  Writer w;
  write_head(w, trf);
  for (const TrfPlayer& p : trf.players) write_player(w, p);
  for (const TrfByes& b : trf.byes)
    w.line(std::string("240 ") + b.kind + " " + w.number(b.round, 3) + w.players(b.players));
  for (const TrfAcceleration& a : trf.accelerations)
    w.line("250 " + w.points(a.match_points) + " " + w.points(a.game_points) + " " + w.number(a.first_round, 3) + " " +
           w.number(a.last_round, 3) + w.players({a.first_player, a.last_player}));
  for (const TrfForbidden& f : trf.forbidden)
    w.line("260 " + w.number(f.first_round, 3) + " " + w.number(f.last_round, 3) + w.players(f.players));
  for (const std::string& line : trf.other) w.line(one_line(line));
  if (!w.fault.empty()) return tl::unexpected(std::move(w.fault));
  return w.out;
}

}  // namespace arbiter::club
