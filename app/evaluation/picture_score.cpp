// SPDX-License-Identifier: MIT
#include "app/evaluation/picture_score.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>

#include "vision/reading/odd_figures.h"

namespace arbiter::evaluation {

using vision::SquareOpinion;

namespace {

/// "king" of 'K' and 'k'.
std::string_view kind_of_letter(char letter) {
  static const std::map<char, std::string_view> kLetters{{'k', "king"},   {'q', "queen"},  {'r', "rook"},
                                                         {'b', "bishop"}, {'n', "knight"}, {'p', "pawn"}};
  const auto it = kLetters.find(static_cast<char>(std::tolower(static_cast<unsigned char>(letter))));
  return it == kLetters.end() ? std::string_view() : it->second;
}

}  // namespace

void PictureScore::add(const PictureScore& other) {
  occupancy.add(other.occupancy);
  side.add(other.side);
  kind.add(other.kind);
  boards.add(other.boards);
  sure.add(other.sure);
  unsure.add(other.unsure);
  sure_kind.add(other.sure_kind);
  unsure_kind.add(other.unsure_kind);
  order.add(other.order);
  exchanged.add(other.exchanged);
}

PictureScore score_picture(const LabelledBoard& labelled, const Board& board, const std::vector<SquareOpinion>& read) {
  PictureScore score;
  if (!labelled.first_is_a1 || !labelled.fully_labelled) return score;
  bool perfect = true;
  for (const SquareOpinion& opinion : read) {
    const std::string& square = board.name(opinion.cell);
    const auto army = labelled.occupancy.find(square);
    const char letter = army == labelled.occupancy.end() ? '.' : army->second;
    const SquareOpinion::What truth = letter == 'w'   ? SquareOpinion::What::light
                                      : letter == 'b' ? SquareOpinion::What::dark
                                                      : SquareOpinion::What::empty;
    const SquareOpinion::What best = opinion.best();
    const bool taken = truth != SquareOpinion::What::empty;
    score.occupancy.add(taken == (best != SquareOpinion::What::empty));
    (opinion.sure() ? score.sure : score.unsure).add(best == truth);
    perfect = perfect && best == truth;
    if (!taken) continue;
    score.side.add(best == truth);
    const auto kind = labelled.kinds.find(square);
    if (kind == labelled.kinds.end()) continue;
    const bool known = vision::kFigureKinds.at(opinion.best_kind()) == kind_of_letter(kind->second);
    const bool right = known && best != SquareOpinion::What::empty && best != SquareOpinion::What::unknown;
    score.kind.add(right);
    (opinion.sure_of_kind() ? score.sure_kind : score.unsure_kind).add(right);
    perfect = perfect && right;
  }
  score.boards.add(perfect);
  return score;
}

void score_order(const LabelledBoard& labelled, const Board& board, const std::vector<SquareOpinion>& alone,
                 PictureScore& score) {
  if (!labelled.first_is_a1 || !labelled.fully_labelled || labelled.kinds.empty()) return;
  std::vector<vision::ExpectedFigure> expected;
  for (const auto& [square, letter] : labelled.kinds) {
    const auto cell = board.find_cell(square);
    const auto kind = std::find(vision::kFigureKinds.begin(), vision::kFigureKinds.end(), kind_of_letter(letter));
    if (cell && kind != vision::kFigureKinds.end())
      expected.push_back({*cell, std::isupper(static_cast<unsigned char>(letter)) != 0 ? 0U : 1U,
                          static_cast<size_t>(kind - vision::kFigureKinds.begin())});
  }
  score.order.add(vision::odd_figures(alone, expected).empty());
  constexpr std::array<std::pair<size_t, size_t>, 3> kPairs{{{0, 1}, {3, 4}, {2, 4}}};  // as vision::kFigureKinds
  for (const std::size_t army : {0U, 1U})
    for (const auto& [a, b] : kPairs) {
      std::vector<vision::ExpectedFigure> wrong = expected;
      bool first = false, second = false;
      for (vision::ExpectedFigure& one : wrong) {
        if (one.army != army || (one.kind != a && one.kind != b)) continue;
        (one.kind == a ? first : second) = true;
        one.kind = one.kind == a ? b : a;
      }
      if (first && second) score.exchanged.add(!vision::odd_figures(alone, wrong).empty());
    }
}

void print_picture_scores(const std::map<std::string, PictureScore>& groups) {
  std::printf("\n%-30s %7s %9s %8s %7s %8s %7s %15s %8s %8s %8s %8s %9s %9s\n", "read as an unknown picture", "squares",
              "occupancy", "occupied", "side", "of kinds", "kind", "boards perfect", "sure", "unsure", "sure k.",
              "unsure k.", "order", "exchanged");
  for (const auto& [name, s] : groups) {
    const auto sized = [](const PictureScore::Share& share) {
      return std::to_string(share.right) + "/" + std::to_string(share.all);
    };
    std::printf(
        "%-30s %7d %8.2f%% %8d %6.2f%% %8d %6.2f%% %15s %7.2f%% %7.2f%% %7.2f%% %7.2f%% %9s %9s   (%s, %s, %s, %s)\n",
        name.c_str(), s.occupancy.all, 100 * s.occupancy.value(), s.side.all, 100 * s.side.value(), s.kind.all,
        100 * s.kind.value(), sized(s.boards).c_str(), 100 * s.sure.value(), 100 * s.unsure.value(),
        100 * s.sure_kind.value(), 100 * s.unsure_kind.value(), sized(s.order).c_str(), sized(s.exchanged).c_str(),
        sized(s.sure).c_str(), sized(s.unsure).c_str(), sized(s.sure_kind).c_str(), sized(s.unsure_kind).c_str());
  }
}

}  // namespace arbiter::evaluation
