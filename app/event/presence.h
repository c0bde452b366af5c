// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/event/event.h"

// Who is there, and when: what people say of it, as Club::set_entrants takes it.
namespace arbiter::event {

/// Those who are there from a round on (0: the next one), or are there again. Error `conflict` where it is published.
[[nodiscard]] Expected<std::vector<db::club::Entrant>> coming(const EventSession& session,
                                                              const std::vector<db::PersonId>& people, int from = 0);

/// Those who go after a round (0: the newest published one). Errors: `conflict` where a later one is published,
/// `not_found` for who does not take part, with those who do.
[[nodiscard]] Expected<std::vector<db::club::Entrant>> going(const EventSession& session,
                                                             const std::vector<db::PersonId>& people, int after = 0);

/// Those who ask to be left out of a round (0: the next one), or, with `undo`, play it after all. Errors: `conflict`
/// where it is published, `bad_value` where the event has no such round, and `not_found` as above.
[[nodiscard]] Expected<std::vector<db::club::Entrant>> sitting_out(const EventSession& session,
                                                                   const std::vector<db::PersonId>& people, int round,
                                                                   bool undo);

}  // namespace arbiter::event
