// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

struct sqlite3_vfs;

namespace arbiter::test {

/// A disk in memory for SQLite that can lose its power or run full at any write. While one exists it is where every
/// database is opened (SQLite's default VFS); what was not synced when the power went is lost, wholly or in part.
/// One at a time, one thread.
class FrailDisk {
 public:
  FrailDisk();
  ~FrailDisk();
  FrailDisk(const FrailDisk&) = delete;
  FrailDisk& operator=(const FrailDisk&) = delete;

  /// The power goes at the `n`th operation that changes the disk from now (1 is the next); from then on everything
  /// fails.
  void cut_power_at(int n) { cut_at_ = changes_ + n; }
  /// Operations from the `n`th on fail with `code` (SQLITE_FULL, SQLITE_IOERR, …), `count` of them.
  void fail_at(int n, int count, int code);
  /// The power comes back. What had not been synced is gone; with `keep_some`, a random part of it was written.
  void restart(std::mt19937* keep_some = nullptr);

  /// Operations so far that changed the disk or tried to.
  [[nodiscard]] int changes() const { return changes_; }
  /// Of those the ones that were made to fail, power cuts aside.
  [[nodiscard]] int failures() const { return failures_; }
  [[nodiscard]] bool has_power() const { return power_; }

  struct Change {
    std::int64_t offset;  ///< bytes; where a truncation cuts
    std::string bytes;
    bool truncates;
  };
  struct File {
    std::string now;                 ///< as programs see it
    std::string synced;              ///< as the disk has it for certain
    std::vector<Change> unsynced{};  ///< what was done since
  };

  // For the functions SQLite calls.
  [[nodiscard]] std::shared_ptr<File> open(const std::string& path, bool create);
  [[nodiscard]] bool exists(const std::string& path) const { return names_.count(path) != 0; }
  [[nodiscard]] int change();  ///< counts one; SQLITE_OK or why it fails
  void sync(const std::shared_ptr<File>& file);
  void remove(const std::string& path, bool sync_folder);

 private:
  std::unique_ptr<sqlite3_vfs> vfs_;
  std::map<std::string, std::shared_ptr<File>> names_;
  std::map<std::string, std::shared_ptr<File>> names_on_disk_;
  int changes_ = 0;
  int failures_ = 0;
  int cut_at_ = 0;
  int fail_from_ = 0;
  int fail_until_ = 0;
  int fail_code_ = 0;
  bool power_ = true;
};

}  // namespace arbiter::test
