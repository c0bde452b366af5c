// SPDX-License-Identifier: MIT
#include "calibration/paper/paper.h"

#include <algorithm>

namespace arbiter::paper {

Paper a4() { return {"a4", 210, 297}; }
Paper letter() { return {"letter", 215.9, 279.4}; }

const std::vector<Paper>& papers() {
  static const std::vector<Paper> kPapers{a4(), letter()};
  return kPapers;
}

const Paper* find_paper(std::string_view name) {
  const auto same = [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b); };
  const auto it = std::find_if(papers().begin(), papers().end(), [&](const Paper& paper) {
    return std::equal(paper.name.begin(), paper.name.end(), name.begin(), name.end(), same);
  });
  return it == papers().end() ? nullptr : &*it;
}

Paper sideways(const Paper& paper) { return {paper.name, paper.height, paper.width}; }

}  // namespace arbiter::paper
