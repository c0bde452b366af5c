// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace arbiter::test {

/// A secret of South's army, and two ways to have it, between which nobody else may see a difference.
struct Secret {
  std::string ruleset, army;  ///< of South, whose secret it is
  std::string one, other;     ///< what South hides in each of two games, as an action
};

/// Every army that hides something, in each edition that has it.
inline const std::vector<Secret>& secrets() {
  static const std::vector<Secret> list{
      {"european-chess", "soviet-union",
       "S:secret cards a1=king a2=pawn b1=knight b2=pawn c1=knight c2=pawn d1=bishop d2=bishop",
       "S:secret cards a1=pawn a2=bishop b1=knight b2=king c1=bishop c2=pawn d1=pawn d2=knight"},
      {"european-chess", "terrorists", "S:secret bomb a2", "S:secret bomb d1"},
      {"european-chess", "vietnam", "S:secret trap c3", "S:secret trap f6"},
      {"european-chess", "mycenae", "S:secret horses a1=king+rook b1=bishop+bishop c1=pawn+pawn+pawn",
       "S:secret horses b1=rook+pawn+pawn d1=king+bishop+bishop+pawn"},
      {"european-chess-first", "soviet-union", "S:secret royal a1", "S:secret royal c2"},
      {"european-chess-first", "terrorists", "S:secret bomb a2", "S:secret bomb d1"},
  };
  return list;
}

}  // namespace arbiter::test
