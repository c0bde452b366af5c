// SPDX-License-Identifier: MIT
#pragma once

#include "app/link/phone_line.h"
#include "app/table/session.h"

namespace arbiter::cli {

/// Players' phones at a game that is watched on the command line: what they ask is played by the session, and told.
class ClubPhones {
 public:
  /// `jsonl`: told as JSON, an object a line.
  ClubPhones(const std::optional<link::ClubAddress>& club, bool jsonl) : line_(club), jsonl_(jsonl) {}

  /// Does what was asked since the last time. True where the game is another one by that.
  bool look(table::Session& session);

 private:
  bool carry_out(table::Session& session, const link::PhoneOrder& order);
  void say(const std::string& seat, const std::string& what, const std::string& words) const;

  link::PhoneLine line_;
  bool jsonl_;
};

}  // namespace arbiter::cli
