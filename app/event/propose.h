// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/club/pairing.h"
#include "app/club/seating.h"
#include "app/event/event.h"
#include "value/message.h"

// Who sits where: drafts of rounds, how good they are, and changes by hand.
namespace arbiter::event {

/// The rules of a Swiss pairing to give up, by their words: second-bye, colours, rematches, forbidden. Error:
/// `bad_value` for another word.
[[nodiscard]] Expected<club::SwissRelaxed> relaxed_by(const std::vector<std::string>& words);

struct ProposeOptions {
  bool anyway = false;         ///< though results are missing
  std::int64_t effort = 0;     ///< of the search, see club::SeatingRequest
  club::SwissRelaxed relaxed;  ///< of a Swiss pairing of two
  std::string engine;          ///< a program that pairs instead; only for two in a Swiss
};

/// What is to be as small as can be in a seating, and how small that is.
struct Goal {
  struct Pair {
    std::array<std::string, 2> players;
    int times = 0;
    bool operator==(const Pair&) const = default;
  };
  Message goal;  ///< in words: "pairs who have met before"
  std::int64_t value = 0, bound = 0;
  std::vector<Pair> pairs{};  ///< who they are, where it counts pairs
  bool operator==(const Goal&) const = default;
};
using Quality = std::vector<Goal>;

/// Rounds that may be kept as drafts.
struct Draft {
  std::vector<db::club::Round> rounds;
  Quality quality;             ///< what it is worth
  std::vector<Message> notes;  ///< what is to be known about it, a sentence each
  int rounds_of_event = 0;     ///< where the schedule says how many there are; 0: it does not
};

/// Seats the next round, or, where the event goes by a schedule, all rounds that are not published. Errors: `conflict`
/// with why there is no seating and what to give up, or which results are missing.
[[nodiscard]] Expected<Draft> propose(const EventSession& session, const ProposeOptions& options);

/// Keeps a proposal instead of all drafts, and with it how many rounds the event has where the schedule says so.
[[nodiscard]] Expected<void> keep_draft(db::club::Club& club, const EventSession& session, const Draft& draft,
                                        const db::club::By& by);

/// A change of a draft by hand.
struct HandChange {
  enum class Kind { swap, move, bye, army } kind = Kind::swap;
  db::PersonId a = 0, b = 0;  ///< b: with whom to swap
  int table = 0;              ///< where to move
  std::string army;
};

struct Changed {
  Draft draft;                  ///< all drafts, the changed one among them
  Quality before;               ///< the quality before
  std::vector<Message> faults;  ///< hard rules that the change breaks, a sentence each
};

/// Changes the draft of a round. Errors: `conflict` where the round is published, or not everybody of it is in it.
[[nodiscard]] Expected<Changed> change_draft(const EventSession& session, int round, const HandChange& change);

/// What has become wrong with a draft since it was made, a sentence each: somebody in it is not there any more,
/// somebody who is there has no place.
[[nodiscard]] std::vector<Message> stale_draft(const EventSession& session, const db::club::Round& round);

/// Hard rules that the drafts break and the published rounds alone do not, a sentence each.
[[nodiscard]] std::vector<Message> draft_faults(const EventSession& session);

/// What all rounds are worth as they stand.
[[nodiscard]] Quality quality_of(const EventSession& session);

/// The core's question of an event, with whatever rounds it has.
[[nodiscard]] club::SeatingRequest seating_request(const EventSession& session);

/// The rounds that are published, or all, as the core has them.
[[nodiscard]] std::vector<club::SeatingRound> seating_rounds(const EventSession& session, bool published);

/// An event for two before its next round, as the Swiss pairing sees it.
[[nodiscard]] Expected<club::SwissRequest> swiss_request(const EventSession& session);

}  // namespace arbiter::event
