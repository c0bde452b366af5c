// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "app/club/pairing.h"
#include "app/club/trf.h"
#include "value/message.h"

// Pairing by another program, with the command line that the known ones share: ENGINE --dutch IN.trf -p OUT.txt.
namespace arbiter::club {

/// Reads what an engine wrote: the number of pairs, then a line for each with the numbers of White and of Black, 0 for
/// nobody. Errors, with the line: not that, a number that is not in the report, or is there twice.
[[nodiscard]] tl::expected<PairedRound, Message> read_engine_pairs(std::string_view text, const Trf& trf);

/// Lets `program` (a file, or a name that is searched for in PATH) pair the round after those in the report; whoever is
/// not there has a result for it already ("0000 - Z"). The report is written as write_trf has it, with XXR and XXC for
/// older engines, into a folder of its own that is removed again. Players in what comes back are numbers of the report.
/// Errors, a sentence: the program is not there, ends with a status other than 0 (its last words are in it; by the
/// convention 1 is that no pairing exists), takes longer than `patience` (it is ended then), or writes something else.
[[nodiscard]] tl::expected<PairedRound, Message> pair_with_engine(
    const std::string& program, const Trf& trf, std::chrono::milliseconds patience = std::chrono::seconds(60));

}  // namespace arbiter::club
