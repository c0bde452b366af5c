// SPDX-License-Identifier: MIT
#pragma once

#include "app/printing/printing.h"

// The sheets of an event, one function each; see kinds().
namespace arbiter::printing {

/// One slip a table, several on a page with lines to cut along; with codes for the seats' phones where there are any.
/// Errors: those of qr_code.
[[nodiscard]] Expected<std::vector<paper::Page>> slips(const event::EventSession& session, const db::club::Round& round,
                                                       const paper::Paper& paper, const PhonePages& phones);

/// All tables in letters as large as the page allows, on more pages where they would be too small; then who has none.
[[nodiscard]] std::vector<paper::Page> wall_chart(const event::EventSession& session, const db::club::Round& round,
                                                  const paper::Paper& paper);

/// Everybody in the order of the alphabet, with table and seat.
[[nodiscard]] std::vector<paper::Page> name_list(const event::EventSession& session, const db::club::Round& round,
                                                 const paper::Paper& paper);

/// The standings after a round (0: all published ones), on paper laid on its side where the columns are many. Errors:
/// those of event::standings_of.
[[nodiscard]] Expected<std::vector<paper::Page>> standings_sheets(const event::EventSession& session, int until,
                                                                  const paper::Paper& paper);

}  // namespace arbiter::printing
