// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/link/club_http.h"
#include "db/club/words.h"
#include "db/types.h"
#include "value/message.h"

namespace arbiter::link {

/// What a player asks of the table from a phone.
struct PhoneOrder {
  std::int64_t id = 0;
  std::string seat;                         ///< whose phone
  std::optional<db::club::OrderKind> kind;  ///< none: one that only a newer Arbiter knows, see `settled`
  std::string said;                         ///< the action with its seat, or an objection's words
  int seen = 0;                             ///< the newest ply that the player saw
};

/// How players' phones stand to the game on the table.
struct PhoneState {
  std::map<std::string, std::string> signs;  ///< seat -> what its phone signs in with, see `phone_page`; empty: the
                                             ///< game is no event's, or the club has not said them yet
  std::vector<std::string> signed_in;        ///< seats that have a phone
  Message trouble;                           ///< why phones are not heard at the moment
};

/// Hears what players' phones ask of the table that plays a game, from threads of its own, and tells the answers: from
/// the club's server where the game is told to one, else from the club in the game's own file. The table goes on
/// without it. Any thread may call it.
class PhoneLine {
 public:
  explicit PhoneLine(std::optional<ClubAddress> club);
  ~PhoneLine();
  PhoneLine(const PhoneLine&) = delete;
  PhoneLine& operator=(const PhoneLine&) = delete;

  /// That is the game on the table from now on, in this file; none: there is none.
  void follow(const std::filesystem::path& file, std::optional<db::GameId> game);
  /// What was asked since the last time; each is to be answered. The same may be asked again after the program was
  /// started anew: see `order_source`.
  [[nodiscard]] std::vector<PhoneOrder> take();
  /// The table has done it, or why not: a refusal as the referee says it. What the player wanted to hide is not said
  /// again: the club keeps answers, and phones show them to whoever stands by.
  void answer(const PhoneOrder& order, bool done, const Message& message = {});
  /// Another phone may sign in at the seat.
  void let_go(const std::string& seat);
  [[nodiscard]] PhoneState state() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// The page that a seat's phone opens. `club`: the server's address as phones reach it.
[[nodiscard]] std::string phone_page(const std::string& club, const std::string& sign);

/// What is clear of an order before the referee is asked, from the game's history (as table::Session tells it): it was
/// done before the program was started anew, or the game has gone on since it was asked. None: the referee is to be
/// asked. What somebody hides may be said whatever the others do meanwhile.
struct PhoneAnswer {
  bool done = false;
  Message message;
};
[[nodiscard]] std::optional<PhoneAnswer> settled(const std::vector<db::Ply>& history, const PhoneOrder& order);

/// What stands as the source of a ply that a phone has asked for, so that a table that starts anew knows what it has
/// done: "phone 17".
[[nodiscard]] std::string order_source(std::int64_t order);

}  // namespace arbiter::link
