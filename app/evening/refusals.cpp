// SPDX-License-Identifier: MIT
#include "app/evening/refusals.h"

#include <algorithm>
#include <string_view>

#include "app/table/clock_text.h"
#include "app/table/left_out_text.h"
#include "app/table/refusal_text.h"
#include "text/sentences.h"

namespace arbiter::evening {
namespace {

constexpr std::string_view kTimeControl = "The time control: ";

}  // namespace

std::string told(const std::string& english) {
  std::string out;
  for (std::size_t from = 0; from <= english.size();) {
    const std::size_t end = std::min(english.find('\n', from), english.size());
    const std::size_t words = std::min(english.find_first_not_of(' ', from), end);
    out += english.substr(from, words - from);
    const std::string line = english.substr(words, end - words);
    std::string said = text::retold(line, refusals(), text::Rest::stays);
    // The referee may have refused what an event is to be.
    if (said == line) said = text::retold(line, table::refusals(), text::Rest::stays);
    // Or a reader of files has a note.
    if (said == line) said = text::retold(line, table::notes_of_readers(), text::Rest::stays);
    // How a time control is written is no matter of a club's.
    if (line.starts_with(kTimeControl))
      said = text::tr("The time control: %1", {table::clock_text(line.substr(kTimeControl.size()))});
    out += said;
    if (end < english.size()) out += '\n';
    from = end + 1;
  }
  return out;
}

}  // namespace arbiter::evening
