// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "referee/view/table_instruction.h"
#include "value/message.h"

namespace arbiter::table {

/// What hands are asked to do, as a message: "Lift %1 from %2, Place %1 on %2". Empty where they have nothing to do.
[[nodiscard]] Message works_message(const view::TableInstructions& works);

/// The same in the language that is spoken: "Lift South's pawn from d4, Place North's rook on a1".
[[nodiscard]] std::string works_text(const view::TableInstructions& works);

}  // namespace arbiter::table
