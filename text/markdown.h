// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::text {

/// Words of a block that are set alike.
struct Stretch {
  std::string words;
  bool strong = false;  ///< emphasised
  bool code = false;    ///< typed as it stands
};

/// A block of a Markdown text.
struct Block {
  enum class Kind {
    title,      ///< a heading of the first level
    heading,    ///< of any other
    paragraph,  ///< words, to be broken to lines
    item,       ///< the same, of a list
    drawing     ///< lines of letters of one width, not to be broken; no line break behind the last
  };
  Kind kind = Kind::paragraph;
  std::vector<Stretch> stretches;

  /// Its words without what sets them apart.
  [[nodiscard]] std::string plain() const;
};

/// The blocks of a CommonMark text, in their order. Lists in lists and quotes are told one behind the other; what is
/// HTML stands as it was typed; rules between blocks are left out. Links keep their words, not where they lead.
[[nodiscard]] std::vector<Block> blocks_of(std::string_view markdown);

}  // namespace arbiter::text
