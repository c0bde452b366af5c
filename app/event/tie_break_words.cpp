// SPDX-License-Identifier: MIT
#include "app/event/tie_break_words.h"

#include <cstdlib>
#include <map>

#include "app/club/tie_breaks.h"

namespace arbiter::event {
namespace {

using club::Fraction;
using club::TieBreakKind;

/// A title and what the number is.
struct TieBreakWords {
  Message title, meaning;
};

/// All but `points`, which are no tie-break.
const std::map<TieBreakKind, TieBreakWords>& tie_break_words() {
  static const std::map<TieBreakKind, TieBreakWords> kWords{
      {TieBreakKind::direct_encounter,
       {make_message("Direct encounter"), make_message("The points of the tied players against each other.")}},
      {TieBreakKind::wins,
       {make_message("Wins"), make_message("Rounds that gave as many points as a win, played or not.")}},
      {TieBreakKind::games_won, {make_message("Games won"), make_message("Games that were won at the board.")}},
      {TieBreakKind::black_games,
       {make_message("Games as the second player"), make_message("Games that were played as the second player.")}},
      {TieBreakKind::black_wins,
       {make_message("Wins as the second player"), make_message("Games that were won as the second player.")}},
      {TieBreakKind::buchholz, {make_message("Buchholz"), make_message("The sum of the opponents' scores.")}},
      {TieBreakKind::fore_buchholz,
       {make_message("Fore Buchholz"),
        make_message("The sum of the opponents' scores, as if all games of the last round were drawn.")}},
      {TieBreakKind::average_buchholz,
       {make_message("Average Buchholz of the opponents"),
        make_message("The average of the opponents' Buchholz numbers.")}},
      {TieBreakKind::sonneborn_berger,
       {make_message("Sonneborn-Berger"),
        make_message("The scores of opponents who were beaten, and half of the scores of those who were tied with.")}},
      {TieBreakKind::average_rating,
       {make_message("Average rating of the opponents"),
        make_message("The average rating of the opponents who were met at the board.")}},
      {TieBreakKind::performance,
       {make_message("Performance rating"), make_message("The rating that these results are worth.")}},
      {TieBreakKind::perfect_performance,
       {make_message("Perfect performance rating"),
        make_message("The lowest rating that would make these results likely.")}},
      {TieBreakKind::average_performance,
       {make_message("Average performance of the opponents"),
        make_message("The average of the opponents' performance ratings.")}},
      {TieBreakKind::average_perfect,
       {make_message("Average perfect performance of the opponents"),
        make_message("The average of the opponents' perfect performance ratings.")}},
      {TieBreakKind::progressive,
       {make_message("Progressive score"), make_message("The sum of the scores after each round.")}},
      {TieBreakKind::koya,
       {make_message("Koya system"),
        make_message("The points against opponents who made at least half of all points.")}},
      {TieBreakKind::first_places,
       {make_message("First places"), make_message("Rounds as the first of the table, alone or tied.")}},
      {TieBreakKind::table_share,
       {make_message("Share of the points"),
        make_message("The points of the games, divided by all points at the player's tables.")}},
      {TieBreakKind::table_margin,
       {make_message("Points above average"),
        make_message("The points of the games above the average of the player's tables.")}}};
  return kWords;
}

const TieBreakWords* words_of(const std::string& short_name, club::TieBreak& parsed) {
  const auto read = club::parse_tie_break(short_name);
  if (!read) return nullptr;
  parsed = *read;
  const auto found = tie_break_words().find(parsed.kind);
  return found == tie_break_words().end() ? nullptr : &found->second;
}

/// The sign for a fraction below 1; empty where there is none that all fonts have.
std::string_view sign_of(std::int64_t num, std::int64_t den) {
  if (den == 2) return "½";
  if (den == 3) return num == 1 ? "⅓" : "⅔";
  return {};
}

}  // namespace

std::vector<std::string> tie_break_names() {
  std::vector<std::string> names;
  for (const auto& [kind, words] : tie_break_words()) {
    names.push_back(club::short_name({kind, 0, 0}));
    if (kind == TieBreakKind::buchholz) names.push_back(club::short_name({kind, 1, 0}));
  }
  return names;
}

Message tie_break_title(const std::string& short_name) {
  club::TieBreak parsed;
  const TieBreakWords* words = words_of(short_name, parsed);
  return words == nullptr ? as_it_is(short_name) : words->title;
}

Message tie_break_meaning(const std::string& short_name) {
  club::TieBreak parsed;
  const TieBreakWords* words = words_of(short_name, parsed);
  if (words == nullptr) return {};
  const Message& meaning = words->meaning;
  if (parsed.kind == TieBreakKind::progressive && parsed.cut_low > 0)
    return make_message("%1 Rounds at the beginning that do not count: %2.", meaning, parsed.cut_low);
  if (parsed.cut_low > 0 && parsed.cut_high > 0)
    return make_message("%1 Lowest parts that do not count: %2; highest: %3.", meaning, parsed.cut_low,
                        parsed.cut_high);
  return parsed.cut_low > 0 ? make_message("%1 Lowest parts that do not count: %2.", meaning, parsed.cut_low) : meaning;
}

std::string written_number(std::string_view exact) {
  const auto number = Fraction::parse(exact);
  if (!number || number->is_whole()) return std::string(exact);
  const std::string minus = number->num() < 0 ? "-" : "";
  const std::int64_t num = std::abs(number->num()), den = number->den();
  const std::int64_t whole = num / den, rest = num % den;
  const std::string_view sign = sign_of(rest, den);
  if (sign.empty() && exact.find('/') == std::string_view::npos) return std::string(exact);
  const std::string before = whole > 0 ? std::to_string(whole) : "";
  if (!sign.empty()) return minus + before + std::string(sign);
  return minus + before + (before.empty() ? "" : " ") + std::to_string(rest) + "/" + std::to_string(den);
}

}  // namespace arbiter::event
