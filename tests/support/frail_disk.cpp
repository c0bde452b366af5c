// SPDX-License-Identifier: MIT
#include "tests/support/frail_disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <new>

namespace arbiter::test {
namespace {

/// What SQLite allocates for an open file.
struct Handle {
  sqlite3_file base;
  FrailDisk* disk;
  std::shared_ptr<FrailDisk::File> file;
};

Handle& handle(sqlite3_file* file) { return *reinterpret_cast<Handle*>(file); }
FrailDisk& disk_of(sqlite3_vfs* vfs) { return *static_cast<FrailDisk*>(vfs->pAppData); }

void carry_out(std::string& content, const FrailDisk::Change& change) {
  const auto offset = static_cast<std::size_t>(change.offset);
  if (change.truncates) {
    content.resize(std::min(content.size(), offset));
    return;
  }
  if (content.size() < offset + change.bytes.size()) content.resize(offset + change.bytes.size());
  content.replace(offset, change.bytes.size(), change.bytes);
}

int record(sqlite3_file* file, FrailDisk::Change change) {
  Handle& open = handle(file);
  if (const int failed = open.disk->change(); failed != SQLITE_OK) return failed;
  carry_out(open.file->now, change);
  open.file->unsynced.push_back(std::move(change));
  return SQLITE_OK;
}

int close_file(sqlite3_file* file) {
  handle(file).file.~shared_ptr();
  return SQLITE_OK;
}

int read_file(sqlite3_file* file, void* to, int count, sqlite3_int64 offset) {
  const Handle& open = handle(file);
  if (!open.disk->has_power()) return SQLITE_IOERR_READ;
  std::memset(to, 0, static_cast<std::size_t>(count));
  const std::string& content = open.file->now;
  const auto from = static_cast<std::size_t>(offset);
  const std::size_t there =
      from < content.size() ? std::min(content.size() - from, static_cast<std::size_t>(count)) : 0;
  std::memcpy(to, content.data() + (there == 0 ? 0 : from), there);
  return there == static_cast<std::size_t>(count) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write_file(sqlite3_file* file, const void* from, int count, sqlite3_int64 offset) {
  return record(file, {offset, std::string(static_cast<const char*>(from), static_cast<std::size_t>(count)), false});
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) { return record(file, {size, "", true}); }

int sync_file(sqlite3_file* file, int) {
  Handle& open = handle(file);
  if (const int failed = open.disk->change(); failed != SQLITE_OK) return failed;
  open.disk->sync(open.file);
  return SQLITE_OK;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
  *size = static_cast<sqlite3_int64>(handle(file).file->now.size());
  return SQLITE_OK;
}

int no_lock(sqlite3_file*, int) { return SQLITE_OK; }
int nobody_reserved(sqlite3_file*, int* reserved) {
  *reserved = 0;
  return SQLITE_OK;
}
int no_control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
int sector_size(sqlite3_file*) { return 512; }
int no_promises(sqlite3_file*) { return 0; }

const sqlite3_io_methods& methods() {
  static const sqlite3_io_methods kMethods = [] {
    sqlite3_io_methods io{};
    io.iVersion = 1;
    io.xClose = close_file;
    io.xRead = read_file;
    io.xWrite = write_file;
    io.xTruncate = truncate_file;
    io.xSync = sync_file;
    io.xFileSize = file_size;
    io.xLock = no_lock;
    io.xUnlock = no_lock;
    io.xCheckReservedLock = nobody_reserved;
    io.xFileControl = no_control;
    io.xSectorSize = sector_size;
    io.xDeviceCharacteristics = no_promises;
    return io;
  }();
  return kMethods;
}

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  FrailDisk& disk = disk_of(vfs);
  file->pMethods = nullptr;
  if (!disk.has_power()) return SQLITE_IOERR;
  const auto opened = disk.open(name == nullptr ? "" : name, (flags & SQLITE_OPEN_CREATE) != 0);
  if (!opened) return SQLITE_CANTOPEN;
  auto* made = new (file) Handle{{&methods()}, &disk, opened};
  (void)made;
  if (out_flags != nullptr) *out_flags = flags;
  return SQLITE_OK;
}

int delete_file(sqlite3_vfs* vfs, const char* name, int sync_folder) {
  FrailDisk& disk = disk_of(vfs);
  if (const int failed = disk.change(); failed != SQLITE_OK) return failed;
  if (!disk.exists(name)) return SQLITE_IOERR_DELETE_NOENT;
  disk.remove(name, sync_folder != 0);
  return SQLITE_OK;
}

int access_file(sqlite3_vfs* vfs, const char* name, int, int* there) {
  *there = disk_of(vfs).exists(name) ? 1 : 0;
  return SQLITE_OK;
}

int full_name(sqlite3_vfs*, const char* name, int size, char* out) {
  sqlite3_snprintf(size, out, "%s", name);
  return SQLITE_OK;
}

}  // namespace

FrailDisk::FrailDisk() : vfs_(std::make_unique<sqlite3_vfs>()) {
  const sqlite3_vfs& usual = *sqlite3_vfs_find(nullptr);
  vfs_->iVersion = 1;
  vfs_->szOsFile = sizeof(Handle);
  vfs_->mxPathname = usual.mxPathname;
  vfs_->zName = "frail";
  vfs_->pAppData = this;
  vfs_->xOpen = open_file;
  vfs_->xDelete = delete_file;
  vfs_->xAccess = access_file;
  vfs_->xFullPathname = full_name;
  vfs_->xRandomness = usual.xRandomness;
  vfs_->xSleep = usual.xSleep;
  vfs_->xCurrentTime = usual.xCurrentTime;
  vfs_->xGetLastError = usual.xGetLastError;
  sqlite3_vfs_register(vfs_.get(), 1);
}

FrailDisk::~FrailDisk() { sqlite3_vfs_unregister(vfs_.get()); }

void FrailDisk::fail_at(int n, int count, int code) {
  fail_from_ = changes_ + n;
  fail_until_ = fail_from_ + count;
  fail_code_ = code;
}

int FrailDisk::change() {
  if (!power_) return SQLITE_IOERR;
  ++changes_;
  if (changes_ == cut_at_) power_ = false;
  if (!power_) return SQLITE_IOERR;
  if (changes_ < fail_from_ || changes_ >= fail_until_) return SQLITE_OK;
  ++failures_;
  return fail_code_;
}

std::shared_ptr<FrailDisk::File> FrailDisk::open(const std::string& path, bool create) {
  if (path.empty()) return std::make_shared<File>();  // SQLite's own temporary files
  const auto found = names_.find(path);
  if (found != names_.end()) return found->second;
  return create ? names_[path] = std::make_shared<File>() : nullptr;
}

void FrailDisk::sync(const std::shared_ptr<File>& file) {
  file->synced = file->now;
  file->unsynced.clear();
  for (const auto& [name, named] : names_) {
    if (named == file) names_on_disk_[name] = file;
  }
}

void FrailDisk::remove(const std::string& path, bool sync_folder) {
  names_.erase(path);
  if (sync_folder) names_on_disk_.erase(path);
}

void FrailDisk::restart(std::mt19937* keep_some) {
  names_ = names_on_disk_;
  for (auto& [name, file] : names_) {
    for (Change& change : file->unsynced) {
      if (keep_some == nullptr || (*keep_some)() % 2 == 0) continue;
      // A write may stop at a sector.
      if (!change.truncates && (*keep_some)() % 4 == 0) change.bytes.resize(change.bytes.size() / 1024 * 512);
      carry_out(file->synced, change);
    }
    file->unsynced.clear();
    file->now = file->synced;
  }
  power_ = true;
  cut_at_ = 0;
  fail_from_ = fail_until_ = 0;
}

}  // namespace arbiter::test
