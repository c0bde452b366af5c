// SPDX-License-Identifier: MIT
#include "vision/simulate/glyphs.h"

#include <map>
#include <opencv2/imgproc.hpp>
#include <string>
#include <vector>

namespace arbiter::vision::simulate {

namespace {

// Brush strokes on a grid of 17 x 17, x to the right and y down, a digit each ('0' … '9', 'a' … 'g'); a blank ends a
// stroke. Our own drawings, simplified: they must be told apart at thirty pixels.
constexpr const char* kTree = "0575 404g 460c 4679 ";                   // at the left of other characters
constexpr const char* kWrapped = "a076 93f3ebca 96c6c9 969efefc 99c9";  // at the right of the cannons

using Strokes = std::map<std::string_view, std::string>;

/// Discs: {first side, second side}.
const std::map<std::string_view, std::pair<std::string, std::string>>& disc_strokes() {
  static const std::string chariot = "32d2 44c4ca4a44 47c7 2cec 808g",
                           horse = "4149 41d1 8189 44c4 47c7 49d9debf 2b1e 5b5d 8b8d abad";
  static const std::map<std::string_view, std::pair<std::string, std::string>> all{
      {"king",
       {"4022 121f 1262 6267 1767 1b6b 6b6f 1f6f 84f4 848c f4fbdb b0bg",
        "404g 121646 0a4a 2a1f 9065 91e178 83a5 5afa c8cgaf 7c9e"}},
      {"advisor", {"5017 353g 66f6 a1ae 7eee", "25e5 808e 4ece"}},
      {"elephant",
       {std::string(kTree) + "92f2ff9f92 96f6 9bfb", "7034 61b193 34d4d83834 8488 882c 99ac9g7f 9b2f aaef d9aa"}},
      {"horse", {horse, horse}},
      {"rook", {chariot, chariot}},
      {"cannon", {std::string("2437 6356 41480g 497e ") + kWrapped, std::string("0272 4209 28686e2e28 ") + kWrapped}},
      {"pawn", {"b052 5159 54c4 a4a9 1afa 6b3f abdf", "8082 23e3 5429 5679 b489 b6e9 1bfb 888g"}},
  };
  return all;
}

const Strokes& wedge_strokes() {
  static const Strokes all{
      {"rook", "21a1b7e8e6 a3d2 b4d6 646g 19a9 35391f 959g 9acadefefc"},
      {"bishop", "6025 52b285 45d5dfbf 454b2g 48d8 4bdb 858f"},
      {"gold-general", "8016 80f6 56b6 39d9 868f 5b6d bbad 1fff"},
      {"silver-general", "4005 4074 2666 1979 464e 0f7e 2b2d 6b5d 91e1e898 95e5 919fcd a9ff e9cb"},
      {"knight", std::string(kTree) + "83f3 c0cf 97f7 8afa 8fff"},
      {"lance", "b042 14f4 8188 8519 85f9 49c9cg4g49 4ccc"},
      {"pawn", "8085 82c2 4245 16f6 878c 583b b8ea da3g"},
      {"tokin", "5178 d54a3d6fdf"},
      {"promoted-silver", "8016 80f6 47c7 4bcb 1fff 878f"},
      {"promoted-knight", "33d3 27e7 3bdb 1fff 808f"},
      {"promoted-lance", "14f4 808a 8419 84f9 4bcbcg4g4b"},
      {"dragon-horse", "4149 41d1 8189 44c4 47c7 49d9debf 2b1e 5b5d 8b8d abad"},
      {"dragon-king", "8082 23e3 5466 b4a6 17f7 49c9ce4e49 4bcb 898gfgfe"},
      {"drunk-elephant", "0272 15757f1f15 3239 525979 1c7c 85d5d8f8 b289 8cfc c9cg"},
      {"crown-prince", "15f5 80862f 86ef 8b9e"},
  };
  return all;
}

int place(char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; }

void draw(cv::Mat& image, const std::string& strokes) {
  constexpr int kThick = 6;
  const auto pixel = [](char digit) { return 8 + place(digit) * 5; };
  std::vector<cv::Point> line;
  for (std::size_t i = 0; i <= strokes.size(); ++i) {
    if (i == strokes.size() || strokes[i] == ' ') {
      cv::polylines(image, line, false, 255, kThick, cv::LINE_AA);
      line.clear();
    } else {
      line.emplace_back(pixel(strokes[i]), pixel(strokes[i + 1]));
      ++i;
    }
  }
}

std::string strokes_of(PieceForm form, std::string_view kind, bool second) {
  if (form == PieceForm::discs) {
    const auto it = disc_strokes().find(kind);
    return it == disc_strokes().end() ? "" : second ? it->second.second : it->second.first;
  }
  if (kind == "king") return second ? "22e2 38d8 1fff 828f" : "22e2 38d8 1fff 828f bbdd";
  const auto it = wedge_strokes().find(kind);
  return it == wedge_strokes().end() ? "" : it->second;
}

std::string initials(std::string_view kind) {
  std::string letters;
  bool begins = true;
  for (const char c : kind) {
    if (begins && letters.size() < 2) letters += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    begins = c == '-';
  }
  return letters;
}

}  // namespace

cv::Mat glyph(PieceForm form, std::string_view kind, bool second) {
  cv::Mat image(96, 96, CV_8U, cv::Scalar(0));
  if (const std::string strokes = strokes_of(form, kind, second); !strokes.empty()) {
    draw(image, strokes);
    return image;
  }
  const std::string letters = initials(kind);
  const double scale = letters.size() > 1 ? 1.5 : 2.2;
  int below = 0;
  const cv::Size size = cv::getTextSize(letters, cv::FONT_HERSHEY_DUPLEX, scale, 5, &below);
  cv::putText(image, letters, {(96 - size.width) / 2, (96 + size.height) / 2}, cv::FONT_HERSHEY_DUPLEX, scale, 255, 5,
              cv::LINE_AA);
  return image;
}

}  // namespace arbiter::vision::simulate
