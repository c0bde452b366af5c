// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "referee/european/army.h"

namespace arbiter::european {

/// The set-up of a seat as it stands on the board, written as the option `setups` takes it; see arbiter::written_setup.
/// `armies`: the edition's, with the letters of their kinds.
Expected<std::string> written_setup(Seat seat, const Value& pieces, const std::vector<Army>& armies);

}  // namespace arbiter::european
