// SPDX-License-Identifier: MIT
#include "db/use_mark.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace arbiter::db {

UseMark::UseMark(const std::string& database) : path_(database + "-inuse") {}

UseMark::~UseMark() {
  if (descriptor_ < 0) return;
  // Alone with it: nobody else writes in the database now.
  if (!leave_ && ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 && still_at_its_path()) ::unlink(path_.c_str());
  ::close(descriptor_);
}

void UseMark::hold() {
  // Who removes the mark between our opening and our locking it leaves us one that has no name.
  while (descriptor_ < 0) {
    descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (descriptor_ < 0) return;
    if (::flock(descriptor_, LOCK_SH | LOCK_NB) == 0 && still_at_its_path()) return;
    ::close(descriptor_);
    descriptor_ = -1;
  }
}

bool UseMark::take_abandoned() {
  if (descriptor_ >= 0) return false;
  const int found = ::open(path_.c_str(), O_RDWR | O_CLOEXEC);
  if (found < 0) return false;
  if (::flock(found, LOCK_EX | LOCK_NB) != 0) {
    ::close(found);
    return false;
  }
  descriptor_ = found;
  if (!still_at_its_path()) {
    ::close(descriptor_);
    descriptor_ = -1;
    return false;
  }
  (void)::flock(descriptor_, LOCK_SH | LOCK_NB);
  return true;
}

bool UseMark::still_at_its_path() const {
  struct stat held {};
  struct stat named {};
  return ::fstat(descriptor_, &held) == 0 && ::stat(path_.c_str(), &named) == 0 && held.st_dev == named.st_dev &&
         held.st_ino == named.st_ino;
}

}  // namespace arbiter::db
