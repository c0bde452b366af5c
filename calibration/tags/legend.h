// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::calibration {

/// The legend printed with the tags for pieces: which number belongs on which piece. Four armies (S, W, N, E) have the
/// sixteen pieces of a chess set each, number = 16 x army + place in K Q R R B B N N and eight pawns; and five spares
/// for promotions, number = 64 + 8 x army + place in Q Q R B N. The numbers from kFirstFreeTag on belong to no piece:
/// what carries one is told by the set-up in which it is first seen.
inline constexpr int kLegendArmies = 4, kLegendSet = 16, kLegendSpares = 5;
inline constexpr int kFirstSpareTag = 64, kFirstFreeTag = 96;

/// "W.queen" for 17; nothing for numbers the legend does not give to a piece.
[[nodiscard]] std::optional<std::string> legend_piece(int number);

/// Numbers of pieces like "W.queen" or "W.queen@S", the ones of the set before the spares; none for kinds that a chess
/// set does not have.
[[nodiscard]] std::vector<int> legend_numbers(std::string_view piece);

/// What stands below a tag on the sheet: "W Q 17".
[[nodiscard]] std::string legend_caption(int number);

}  // namespace arbiter::calibration
