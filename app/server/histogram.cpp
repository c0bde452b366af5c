// SPDX-License-Identifier: MIT
#include "app/server/histogram.h"

#include <cstdio>

namespace arbiter::server {

std::string Histogram::text(const std::string& name, const std::string& help) const {
  std::string out = "# HELP " + name + " " + help + "\n# TYPE " + name + " histogram\n";
  std::int64_t all = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    all += counts_.at(i);
    std::array<char, 32> bound{"+Inf"};
    if (i < kBounds.size()) std::snprintf(bound.data(), bound.size(), "%g", kBounds.at(i));
    out += name + "_bucket{le=\"" + bound.data() + "\"} " + std::to_string(all) + "\n";
  }
  return out + name + "_sum " + std::to_string(sum_) + "\n" + name + "_count " + std::to_string(all) + "\n";
}

}  // namespace arbiter::server
