// SPDX-License-Identifier: MIT
#include "calibration/tags/legend.h"

#include <array>

namespace arbiter::calibration {

namespace {

constexpr std::array<std::string_view, kLegendArmies> kArmies{"S", "W", "N", "E"};
constexpr std::string_view kSet = "KQRRBBNNPPPPPPPP", kSpares = "QQRBN";

/// Army and letter of a number.
struct Place {
  int army;
  char letter;
};

std::optional<Place> place_of(int number) {
  if (number < 0) return std::nullopt;
  if (number < kLegendArmies * kLegendSet)
    return Place{number / kLegendSet, kSet[static_cast<std::size_t>(number % kLegendSet)]};
  const int spare = number - kFirstSpareTag;
  if (number >= kFirstFreeTag || spare % 8 >= kLegendSpares) return std::nullopt;
  return Place{spare / 8, kSpares[static_cast<std::size_t>(spare % 8)]};
}

std::string_view kind_of(char letter) {
  switch (letter) {
    case 'K':
      return "king";
    case 'Q':
      return "queen";
    case 'R':
      return "rook";
    case 'B':
      return "bishop";
    case 'N':
      return "knight";
    default:
      return "pawn";
  }
}

}  // namespace

std::optional<std::string> legend_piece(int number) {
  const auto place = place_of(number);
  if (!place) return std::nullopt;
  return std::string(kArmies[static_cast<std::size_t>(place->army)]) + "." + std::string(kind_of(place->letter));
}

std::vector<int> legend_numbers(std::string_view piece) {
  const std::string_view look = piece.substr(0, piece.find('@'));
  std::vector<int> numbers;
  for (int number = 0; number < kFirstFreeTag; ++number)
    if (legend_piece(number) == look) numbers.push_back(number);
  return numbers;
}

std::string legend_caption(int number) {
  const auto place = place_of(number);
  if (!place) return std::to_string(number);
  return std::string(kArmies[static_cast<std::size_t>(place->army)]) + " " + place->letter + " " +
         std::to_string(number);
}

}  // namespace arbiter::calibration
