// SPDX-License-Identifier: MIT
#pragma once

namespace arbiter::cli {

/// What the program's exit status says, the same in every command.
enum Status : int {
  kDone = 0,
  kNo = 1,        ///< it was done, and the answer is no: a case failed, the table is not good enough, no board is seen
  kUsage = 2,     ///< the command line: an unknown command, option or value
  kInput = 3,     ///< a file, folder, picture, film, camera or record that cannot be read or is not what it should be
  kDatabase = 4,  ///< the database of games: it is not there, cannot be used, or has no such game
  kOutput = 5,    ///< what was to be written could not be written
  kFault = 70,    ///< a fault of the program itself
  kInterrupted = 130
};

}  // namespace arbiter::cli
