// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "db/club/club.h"
#include "text/json_fields.h"

// What arbiters ask of the server, one function for each request. add_arbiter_routes (arbiters.h) has the addresses.
namespace arbiter::server {

/// Does what a request asks, and returns the reply. `said` holds the fields of the body, or the parameters of a GET.
/// Each function reads all its fields before it changes anything. Errors: `bad_data` for fields that do not fit;
/// `anyway` where the reasons speak against it, and the same request with `"anyway": true` is carried out; those of
/// app/event and the club.
using ArbiterWork = std::function<db::Expected<nlohmann::json>(db::club::Club& club, const event::EventSession& session,
                                                               const db::club::Key& key, text::JsonFields& said)>;

/// A request by the last part of its address.
struct NamedWork {
  const char* name;
  ArbiterWork work;
};

/// Results: result, take-back, again.
[[nodiscard]] std::vector<NamedWork> result_work();
/// Rounds: seat, swap, move, bye, army, publish, unpublish.
[[nodiscard]] std::vector<NamedWork> round_work();
/// Who is there: arrive, leave, sit-out.
[[nodiscard]] std::vector<NamedWork> presence_work();

/// What the arbiter's page shows of an event: a round with its results and objections, the draft,
/// and who takes part.
[[nodiscard]] db::Expected<nlohmann::json> arbiter_view(const db::club::Club& club, const event::EventSession& session,
                                                        const db::club::Key& key, text::JsonFields& said);
/// Up to 20 players of the club whose names contain a text, and who do not take part yet.
[[nodiscard]] db::Expected<nlohmann::json> who_may_come(const db::club::Club& club, const event::EventSession& session,
                                                        const db::club::Key& key, text::JsonFields& said);
/// The events for which a key is, the newest first: at most 50 of a key for all events.
[[nodiscard]] db::Expected<nlohmann::json> arbiter_events(const db::club::Club& club, const db::club::Key& key);

/// `bad_data` if a field did not fit.
[[nodiscard]] db::Expected<void> read(const text::JsonFields& said);
/// {"done": true}, or the error.
[[nodiscard]] db::Expected<nlohmann::json> done(const db::Expected<void>& what);
/// The error `anyway` with its reasons, each on a line of its own.
[[nodiscard]] db::Error unless_anyway(Message what, const std::vector<Message>& reasons = {});
/// Messages as objects with "message", "id" and "args".
[[nodiscard]] nlohmann::json messages_json(const std::vector<Message>& messages);

inline constexpr int kMostNumber = 1'000'000;        // of rounds and tables
inline constexpr std::size_t kMostPlayerName = 200;  // bytes of a name or of #NUMBER

}  // namespace arbiter::server
