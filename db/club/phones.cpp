// SPDX-License-Identifier: MIT
// Players' phones: the codes of seats, who is signed in, and what is asked of tables.
#include <algorithm>

#include "db/club/sql.h"
#include "db/digest.h"
#include "text/message_json.h"

namespace arbiter::db::club {
namespace {

using sql::Number;
using sql::run;
using sql::select;

constexpr std::size_t kClubSecretBytes = 32;  // of the club, from which codes are made
constexpr std::size_t kCodeDigits = 20;       // 80 bits; who guesses is slowed down by the server
constexpr Number kMostWaiting = 8;            // orders of a seat that no table has answered yet

std::optional<std::string> codes_secret(soci::session& s) {
  const auto rows = select<std::string>(s, "SELECT value FROM club_secrets WHERE name = 'seats'");
  return rows.empty() ? std::nullopt : std::get<0>(rows.front());
}

/// The published table of a game. Throws Error `not_found`.
PublishedSeat table_of(soci::session& s, const std::string& token) {
  const auto rows =
      select<Number, Number, Number>(s, "SELECT event_id, round, number FROM club_tables WHERE token = :token", token);
  if (token.empty() || rows.empty())
    throw Error{"not_found",
                make_message("The club knows no table with this game; it may have been set up anew since")};
  const auto& [event, round, table] = rows.front();
  return {event.value_or(0), static_cast<int>(round.value_or(0)), static_cast<int>(table.value_or(0)), token, "", 0};
}

PublishedSeat seat_of(soci::session& s, PublishedSeat at, const std::string& seat) {
  const auto rows = select<Number>(s,
                                   "SELECT person_id FROM club_seats WHERE event_id = :event AND round = :round AND "
                                   "table_number = :table AND seat = :seat",
                                   at.event, at.round, at.table, seat);
  if (rows.empty())
    throw Error{"not_found",
                make_message("There is no seat %1 at table %2 of round %3", arg::seat(seat), at.table, at.round)};
  at.seat = seat;
  at.person = std::get<0>(rows.front()).value_or(0);
  return at;
}

std::vector<SeatOrder> read_orders(soci::session& s, const std::string& token, bool waiting) {
  std::vector<SeatOrder> orders;
  for (const auto& [id, seat, kind, said, seen, at, answer, message] :
       select<Number, std::string, std::string, std::string, Number, std::string, std::string, std::string>(
           s,
           "SELECT id, seat, kind, said, seen, at, answer, message FROM club_orders WHERE token = :token AND "
           "(:every = 0 OR answer IS NULL) ORDER BY id",
           token, waiting ? 1 : 0))
    orders.push_back({id.value_or(0), token, seat.value_or(""), sql::word_in<OrderKind>("kind", kind),
                      said.value_or(""), sql::int_of(seen), at.value_or(""),
                      answer ? std::optional(sql::word_in<OrderAnswer>("answer", answer)) : std::nullopt,
                      text::unpacked(message.value_or(""))});
  return orders;
}

}  // namespace

Expected<std::map<std::string, std::string>> Club::seat_codes(const std::string& token) {
  std::vector<std::string> seats;
  const auto known = impl_->read("make the codes of seats", [&](soci::session& s) {
    const PublishedSeat at = table_of(s, token);
    for (const auto& [seat] : select<std::string>(s,
                                                  "SELECT seat FROM club_seats WHERE event_id = :event AND "
                                                  "round = :round AND table_number = :table",
                                                  at.event, at.round, at.table))
      seats.push_back(seat.value_or(""));
    return codes_secret(s);
  });
  if (!known) return tl::unexpected(known.error());
  const auto codes = [&](const std::string& secret) {
    std::map<std::string, std::string> made;
    for (const std::string& seat : seats) made[seat] = keyed_digest(secret, token + "/" + seat).substr(0, kCodeDigits);
    return made;
  };
  if (*known) return codes(**known);
  return impl_->write("make the codes of seats", [&](soci::session& s) {
    run(s, "INSERT INTO club_secrets (name, value) VALUES ('seats', :value) ON CONFLICT (name) DO NOTHING",
        secret_hex(kClubSecretBytes));
    return codes(codes_secret(s).value_or(""));
  });
}

Expected<std::map<std::string, std::string>> Club::seat_signs(const std::string& token) {
  auto codes = seat_codes(token);
  if (!codes) return codes;
  return impl_->read("make the codes of seats", [&](soci::session& s) {
    const PublishedSeat at = table_of(s, token);
    const std::string table =
        std::to_string(at.event) + "." + std::to_string(at.round) + "." + std::to_string(at.table) + ".";
    std::map<std::string, std::string> signs;
    for (const auto& [seat, code] : *codes) signs[seat] = table + seat + "." + code;
    return signs;
  });
}

Expected<std::string> Club::token_of(GameId game) const {
  return impl_->read("look for a game", [&](soci::session& s) {
    const auto rows = select<std::string>(s, "SELECT token FROM games WHERE id = :id", game);
    if (rows.empty()) throw Error{"not_found", make_message("There is no game %1", game)};
    return std::get<0>(rows.front()).value_or("");
  });
}

Expected<std::optional<GameId>> Club::game_named(const std::string& token) const {
  return impl_->read("look for a game", [&](soci::session& s) -> std::optional<GameId> {
    const auto rows = select<Number>(s, "SELECT id FROM games WHERE token = :token", token);
    return rows.empty() ? std::nullopt : std::optional<GameId>(std::get<0>(rows.front()).value_or(0));
  });
}

Expected<PublishedSeat> Club::seat_at(EventId event, int round, int table, const std::string& seat) const {
  return impl_->read("look for a seat", [&](soci::session& s) {
    const auto rows = select<std::string>(s,
                                          "SELECT token FROM club_tables WHERE event_id = :event AND round = :round "
                                          "AND number = :table",
                                          event, round, table);
    return seat_of(s, table_of(s, rows.empty() ? "" : std::get<0>(rows.front()).value_or("")), seat);
  });
}

Expected<void> Club::sign_in(const std::string& token, const std::string& seat, const std::string& phone) {
  const std::string digest = sha256(phone);
  const auto there = [&](soci::session& s) {
    const auto rows =
        select<std::string>(s, "SELECT phone FROM club_phones WHERE token = :token AND seat = :seat", token, seat);
    return rows.empty() ? std::optional<std::string>() : std::get<0>(rows.front());
  };
  const auto known = impl_->read("look who is signed in", there);
  if (!known) return tl::unexpected(known.error());
  const auto fits = [&](const std::string& one) {
    if (!same_secret(one, digest))
      throw Error{"taken", make_message("Another phone has signed in at this seat; the table can let it go")};
  };
  if (*known) return impl_->read("look who is signed in", [&](soci::session&) { fits(**known); });
  return impl_->write("sign in at a seat", [&](soci::session& s) {
    run(s,
        "INSERT INTO club_phones (token, seat, phone, signed_at) VALUES (:token, :seat, :phone, :at) "
        "ON CONFLICT (token, seat) DO NOTHING",
        token, seat, digest, now());
    fits(there(s).value_or(""));
  });
}

Expected<void> Club::sign_out(const std::string& token, const std::string& seat, const By& by) {
  return impl_->write("let a phone go", [&](soci::session& s) {
    const PublishedSeat at = seat_of(s, table_of(s, token), seat);
    run(s, "DELETE FROM club_phones WHERE token = :token AND seat = :seat", token, seat);
    Impl::note(s, by, "phone let go", at.event, {{"round", at.round}, {"table", at.table}, {"seat", seat}});
  });
}

Expected<std::vector<std::string>> Club::signed_in(const std::string& token) const {
  return impl_->read("look who is signed in", [&](soci::session& s) {
    std::vector<std::string> seats;
    for (const auto& [seat] :
         select<std::string>(s, "SELECT seat FROM club_phones WHERE token = :token ORDER BY seat", token))
      seats.push_back(seat.value_or(""));
    return seats;
  });
}

Expected<OrderId> Club::add_order(const SeatOrder& order) {
  return impl_->write("keep what a player asks", [&](soci::session& s) -> OrderId {
    const PublishedSeat at = seat_of(s, table_of(s, order.token), order.seat);
    const auto waiting =
        select<Number>(s, "SELECT count(*) FROM club_orders WHERE token = :token AND seat = :seat AND answer IS NULL",
                       order.token, order.seat);
    if (std::get<0>(waiting.front()).value_or(0) >= kMostWaiting)
      throw Error{"waiting", make_message("The table has not answered yet what was asked before; wait for it")};
    const OrderId id = sql::next(s, "orders");
    const bool done = order.kind == OrderKind::confirm;
    const std::string when = now();
    run(s,
        "INSERT INTO club_orders (id, token, seat, kind, said, seen, at, answer, answered_at) VALUES (:id, :token, "
        ":seat, :kind, :said, :seen, :at, :answer, :answered)",
        id, order.token, order.seat, word(order.kind), done ? std::string() : order.said, order.seen, when,
        done ? std::optional(word(OrderAnswer::done)) : std::nullopt, done ? std::optional(when) : std::nullopt);
    if (order.kind == OrderKind::objection)
      Impl::note(
          s, {"seat " + order.seat + "'s phone"}, "objection", at.event,
          {{"round", at.round}, {"table", at.table}, {"seat", order.seat}, {"ply", order.seen}, {"words", order.said}});
    return id;
  });
}

Expected<std::vector<SeatOrder>> Club::orders(const std::string& token, bool waiting) const {
  return impl_->read("read what players ask", [&](soci::session& s) {
    (void)table_of(s, token);
    return read_orders(s, token, waiting);
  });
}

Expected<std::vector<SeatOrder>> Club::orders_for(const std::string& token, const std::string& holder,
                                                  const Key& key) const {
  return impl_->read("read what players ask", [&](soci::session& s) {
    const PublishedSeat at = table_of(s, token);
    if ((key.event && *key.event != at.event) || (key.table && *key.table != at.table))
      throw Error{"forbidden", make_message("This key is for another table")};
    const auto rows = select<std::string>(s, "SELECT holder FROM club_feeds WHERE token = :token", token);
    if (rows.empty()) throw Error{"unclaimed", make_message("The game has not been claimed by this table")};
    if (std::get<0>(rows.front()).value_or("") != holder)
      throw Error{"fenced",
                  make_message("Another machine has taken over the game; its players' phones speak to that one")};
    return read_orders(s, token, true);
  });
}

Expected<void> Club::answer_order(const std::string& token, OrderId order, OrderAnswer answer, const Message& message) {
  return impl_->write("note a table's answer", [&](soci::session& s) {
    const auto there =
        select<Number>(s, "SELECT count(*) FROM club_orders WHERE id = :id AND token = :token", order, token);
    if (std::get<0>(there.front()).value_or(0) == 0)
      throw Error{"not_found", make_message("Nobody at this table has asked for that")};
    run(s,
        "UPDATE club_orders SET answer = :answer, message = :message, answered_at = :at, said = '' "
        "WHERE id = :id AND answer IS NULL",
        word(answer), text::packed(message), now(), order);
  });
}

Expected<std::map<std::string, std::vector<std::string>>> Club::confirmed(EventId event) const {
  return impl_->read("read who has confirmed results", [&](soci::session& s) {
    std::map<std::string, std::vector<std::string>> all;
    for (const auto& [token, seat] : select<std::string, std::string>(
             s,
             "SELECT DISTINCT o.token, o.seat FROM club_orders o JOIN club_tables t ON t.token = o.token "
             "WHERE t.event_id = :event AND o.kind = 'confirm' ORDER BY o.token, o.seat",
             event))
      all[token.value_or("")].push_back(seat.value_or(""));
    return all;
  });
}

}  // namespace arbiter::db::club
