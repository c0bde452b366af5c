// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>

#include "app/server/club_desk.h"
#include "app/table/session.h"
#include "value/message.h"

namespace arbiter::server {

/// What a player's phone may see of their own seat, and ask of their table. The games are replayed here as far as their
/// tables have told them, and asked as that seat: what others hide is not known to it. The table is who decides; what
/// is asked is only looked at beforehand, so that a slip of the finger is told at once. Any thread.
class Seats {
 public:
  explicit Seats(ClubDesk& desk) : desk_(desk) {}

  /// Whose seat a phone's sign is, EVENT.ROUND.TABLE.SEAT.CODE.PHONE: code as Club::seat_codes makes it, PHONE what the
  /// phone calls itself (16 to 64 letters and digits). `again`: a phone that was signed in already, which does not sign
  /// in anew where the table has let it go meanwhile. Errors: `unknown_seat` (no such seat, or a wrong code, which is
  /// not told apart), `taken` (another phone speaks for it), `let_go` (none does, and this one does not any more), and
  /// those of the database.
  [[nodiscard]] db::Expected<db::club::PublishedSeat> known(const std::string& sign, bool again = false);

  /// {"event", "round", "table", "seat", "players": {seat: name}, "begun": is there a game; then also "n": its newest
  /// ply, "board", "state": as the seat sees it, "acts": [actions open to the seat that are not moves on the board],
  /// "also": [announcements], "hands": what must be done on the board, "history", "points", "clock", "orders": [{id,
  /// kind, answer, message}] the newest, "confirmed": [seats]}; with "error" and "error_message" (put_words) where the
  /// game cannot be replayed. Messages are in the language, see answer_in; all else is as the protocol and the club say
  /// it.
  [[nodiscard]] db::Expected<nlohmann::json> view(const db::club::PublishedSeat& at,
                                                  const std::string& language = "en");

  /// Keeps what the player asks: {"kind": act, decline, objection or confirm, "action" or "words", "n": the ply that
  /// was seen last}. Its number. Errors: `bad_data`, `refused` (the rules do not allow it now), `conflict` (the game
  /// has gone on, has not begun, is not over), `waiting`.
  [[nodiscard]] db::Expected<db::club::OrderId> ask(const db::club::PublishedSeat& at, const nlohmann::json& said);

 private:
  /// A game as far as it was replayed.
  struct Played {
    std::mutex mutex;
    nlohmann::json about;  ///< event and players
    std::optional<table::Session> session;
    std::optional<db::GameId> game;
    int plies = -1;  ///< the newest one that was replayed
    Message fault;   ///< why it cannot be replayed
    /// What each seat was told of the game, after which ply.
    std::map<std::string, std::pair<int, nlohmann::json>> told;
  };
  [[nodiscard]] static const nlohmann::json& told(Played& played, const std::string& seat);
  [[nodiscard]] std::shared_ptr<Played> played(const db::club::PublishedSeat& at);
  [[nodiscard]] db::Expected<void> catch_up(const db::club::PublishedSeat& at, Played& played);
  [[nodiscard]] db::Expected<void> look_up(const db::club::PublishedSeat& at, Played& played);

  ClubDesk& desk_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Played>> games_;
};

}  // namespace arbiter::server
