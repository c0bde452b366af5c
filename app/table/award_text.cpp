// SPDX-License-Identifier: MIT
#include "app/table/award_text.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "app/table/names.h"
#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::noted;
using text::tr;

/// As the referee calls them; a test looks for what it calls otherwise.
constexpr std::array kReasons{noted("direct"),    noted("assist"), noted("throne"),
                              noted("last king"), noted("hill"),   noted("correction")};

/// As the referee says them; a test looks for their words.
constexpr std::array kRules{
    noted("A piece that attacks the mated king scores its value and one point more."),
    noted("A piece that closes an escape which the checking pieces leave open scores its value."),
    noted("A king that moves onto an opponent's throne wins one stake, once for each opponent."),
    noted("Who takes the last opposing king wins one stake; two, having taken both with the own king; four, each of "
          "them on its throne."),
    noted(
        "At the start of its turn a seat scores a point for each of its pieces on the four squares in the middle; who "
        "reaches the agreed number of points wins."),
    noted("The arbiter has corrected the position by hand, with the reason on record."),
    // How games end.
    noted("A king in check that no legal move can save is mated, and the game is lost."),
    noted("A player who is not in check and has no legal move: the game is drawn."),
    noted("Who resigns has lost."),
    noted("The players may agree to a draw."),
    noted("The same position, with the same moves possible and the same player to move, has stood three times: that "
          "player may claim a draw; at the fifth time the game is drawn."),
    noted("Fifty moves by each player without a pawn move or a capture: the player to move may claim a draw; after "
          "seventy-five the game is drawn."),
    noted("Neither player has the pieces left to mate: the game is drawn."),
    noted("When the agreed time is over the game ends at once; the highest total wins."),
    noted("When two or more share the highest total the game is drawn."),
    noted("The only seat, or team, left in play has won."),
    noted("The game is drawn when every seat in play agrees."),
    noted("A player whose turn comes in check and without a legal move is mated; the pieces that brought it about "
          "score."),
    noted("A player who is not in check and has no legal move is passed over; nobody scores."),
};

/// Empty where the list does not have it: catalogues have words for other things too.
std::string found_in(std::span<const char* const> list, const std::string& words) {
  const auto known = std::ranges::find(list, std::string_view(words), [](const char* one) { return one; });
  return known == list.end() ? std::string() : tr(*known);
}

}  // namespace

std::span<const char* const> known_reasons() { return kReasons; }
std::span<const char* const> known_rules() { return kRules; }

std::string reason_text(const std::string& reason) {
  std::string plain = reason;
  std::ranges::replace(plain, '-', ' ');
  const std::string known = found_in(kReasons, plain);
  return known.empty() ? spelt(reason) : known;
}

std::string rule_sentence(const std::string& sentence) {
  // Catalogues have the sentences of all rules, and nothing else that reads like one.
  return tr(sentence.c_str());
}

}  // namespace arbiter::table
