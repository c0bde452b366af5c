// SPDX-License-Identifier: MIT
#pragma once

#include "app/club/trf.h"
#include "app/event/event.h"
#include "value/message.h"

// Events of two as FIDE's tournament report, out and in.
namespace arbiter::event {

/// The report of an event of two with all published rounds. Error `conflict` for other events.
[[nodiscard]] Expected<club::Trf> trf_of(const EventSession& session);

/// The same for a pairing program: who is not there in the next round has a result for it already.
[[nodiscard]] Expected<club::Trf> trf_for_pairing(const EventSession& session);

/// What came of reading players or an event.
struct Imported {
  int added = 0, changed = 0, known = 0;  ///< people
  std::vector<Message> notes;             ///< what was left out, or could not be decided
};

/// Makes an event of a report: its players (those who are known by their federation's number or, being the only one, by
/// their name), rounds and results, entered by "report". `event` says what the report does not (ruleset, scoring).
/// Errors: as checked_event and the database; then nothing but people has been added.
[[nodiscard]] Expected<Imported> import_trf(db::club::Club& club, const club::Trf& trf, db::club::Event event,
                                            const db::club::By& by);

}  // namespace arbiter::event
