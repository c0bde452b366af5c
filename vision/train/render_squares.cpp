// SPDX-License-Identifier: MIT
// Writes labelled views of squares, which train_squares.py learns from: render_squares FILE FIRST COUNT [PICTURES]
#include <charconv>
#include <fstream>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <string>
#include <string_view>

#include "vision/train/random_table.h"
#include "vision/train/square_record.h"

namespace {

using namespace arbiter;

constexpr int kPictures = 5;  // of one table: drawing the bare table costs as much as four positions on it

bool number(std::string_view text, std::uint64_t& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  std::uint64_t first = 0, count = 0;
  if (words.size() < 3 || words.size() > 4 || !number(words[1], first) || !number(words[2], count)) {
    std::cerr << "render_squares FILE FIRST COUNT [FOLDER]: views of the squares of COUNT random tables, numbered from "
                 "FIRST; whole pictures too when a folder is given\n";
    return 2;
  }
  std::ofstream out(words[0], std::ios::binary);
  for (std::uint64_t table = first; table < first + count && out; ++table) {
    int picture = 0;
    for (const vision::train::RandomTable& one : vision::train::random_tables(table, kPictures)) {
      if (words.size() == 4)
        cv::imwrite(words[3] + "/" + std::to_string(table) + "-" + std::to_string(++picture) + ".png", one.picture);
      vision::train::write_squares(out, one.picture, one.plane, one.placement, one.coloured,
                                   static_cast<std::uint32_t>(table));
    }
  }
  if (!out.flush()) {
    std::cerr << words[0] << " cannot be written\n";
    return 1;
  }
  return 0;
}
