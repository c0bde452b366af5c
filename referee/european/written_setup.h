// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "referee/core/rules.h"

namespace arbiter::european {

/// The set-up of a seat as it stands on the board, written as the option `setups` takes it; see arbiter::written_setup.
Expected<std::string> written_setup(Seat seat, const Facts& pieces);

}  // namespace arbiter::european
