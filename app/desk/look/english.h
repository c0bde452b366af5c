// SPDX-License-Identifier: MIT
#pragma once

namespace arbiter::desk {

/// Lets the program speak English where nothing else is chosen or known: that tells one from many. Once in a program,
/// before anything is said.
void speakEnglish();

}  // namespace arbiter::desk
