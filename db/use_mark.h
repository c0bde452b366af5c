// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace arbiter::db {

/// A mark beside a database, `<path>-inuse`: a program that writes there leaves it until it has closed the database. A
/// mark that nobody holds any more tells that the last one was killed or lost its power. Where no mark can be made (a
/// folder that may not be written to), there is none, and nothing else changes.
class UseMark {
 public:
  explicit UseMark(const std::string& database);
  /// Removes the mark when this holds it, nobody else does and `leave_behind` was not called.
  ~UseMark();
  UseMark(const UseMark&) = delete;
  UseMark& operator=(const UseMark&) = delete;

  /// Makes the mark, or shares that of other programs. Asked again it does nothing.
  void hold();
  /// Is there a mark that nobody holds? Then this holds it from now on.
  [[nodiscard]] bool take_abandoned();
  /// The database was not found good: the mark stays for who opens it next.
  void leave_behind() { leave_ = true; }

 private:
  [[nodiscard]] bool still_at_its_path() const;

  std::string path_;
  int descriptor_ = -1;
  bool leave_ = false;
};

}  // namespace arbiter::db
