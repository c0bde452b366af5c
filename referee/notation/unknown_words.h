// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "referee/notation/scan.h"
#include "text/utf8.h"

namespace arbiter::notation {

/// Words among the moves that are no moves. Several in a row are one note.
class UnknownWords {
 public:
  void add(const Word& word) {
    if (words_.text.empty())
      words_ = word;
    else
      words_.text += " " + word.text;
  }
  /// Tells the words since the last call; nothing when there are none.
  void say(LeftOut& left_out) {
    if (words_.text.empty()) return;
    left_out.add(words_.spot, make_message("%1 is no move.", arg::quoted(text::shortened(words_.text, 60))));
    words_.text.clear();
  }

 private:
  Word words_;
};

}  // namespace arbiter::notation
