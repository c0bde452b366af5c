// SPDX-License-Identifier: MIT
#include "app/phone/phone_camera.h"

#include <algorithm>
#include <utility>

#include "db/digest.h"

namespace arbiter::phone {
namespace {

constexpr std::size_t kSecretBytes = 16;
constexpr std::size_t kMostOldKeys = 100;
constexpr std::string_view kName = "phone";

}  // namespace

PhoneCamera::PhoneCamera(std::size_t board) : board_(board), token_(db::secret_hex(kSecretBytes)) {}

std::string PhoneCamera::token() const {
  const std::lock_guard lock(mutex_);
  return token_;
}

void PhoneCamera::renew() {
  const std::lock_guard lock(mutex_);
  if (!ended_) token_ = db::secret_hex(kSecretBytes);
}

std::optional<std::string> PhoneCamera::join(const std::string& token, const std::string& language) {
  const std::lock_guard lock(mutex_);
  if (ended_ || token_.empty() || !db::same_secret(token, token_)) return std::nullopt;
  token_.clear();
  if (!key_.empty() && old_keys_.size() < kMostOldKeys) old_keys_.push_back(key_);
  key_ = db::secret_hex(kSecretBytes);
  language_ = language;
  heard_ = Clock::now();
  slot_.begin_anew();
  return key_;
}

bool PhoneCamera::knows(const std::string& key) const {
  const std::lock_guard lock(mutex_);
  return !ended_ && !key_.empty() && db::same_secret(key, key_);
}

bool PhoneCamera::knew(const std::string& key) const {
  const std::lock_guard lock(mutex_);
  const auto same = [&key](const std::string& one) { return db::same_secret(key, one); };
  return (ended_ && !key_.empty() && same(key_)) || std::any_of(old_keys_.begin(), old_keys_.end(), same);
}

void PhoneCamera::end() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    token_.clear();
  }
  slot_.close();
}

bool PhoneCamera::ended() const {
  const std::lock_guard lock(mutex_);
  return ended_;
}

void PhoneCamera::note_goodbye() {
  const std::lock_guard lock(mutex_);
  goodbye_ = ended_;
}

bool PhoneCamera::said_goodbye() const {
  const std::lock_guard lock(mutex_);
  return key_.empty() || goodbye_;
}

FrameSlot::Put PhoneCamera::put(SentPicture picture) {
  {
    const std::lock_guard lock(mutex_);
    heard_ = Clock::now();
  }
  return slot_.put(std::move(picture));
}

bool PhoneCamera::joined() const {
  const std::lock_guard lock(mutex_);
  return !key_.empty();
}

std::chrono::milliseconds PhoneCamera::silent_for() const {
  const std::lock_guard lock(mutex_);
  if (!heard_) return std::chrono::milliseconds(0);
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - *heard_);
}

std::string PhoneCamera::language() const {
  const std::lock_guard lock(mutex_);
  return language_;
}

void PhoneCamera::show(Seen seen) {
  const std::lock_guard lock(mutex_);
  seen_ = std::move(seen);
}

Seen PhoneCamera::seen() const {
  const std::lock_guard lock(mutex_);
  return seen_;
}

std::optional<std::size_t> phone_board(const std::string& source) {
  if (!source.starts_with(kName)) return std::nullopt;
  const std::string number = source.substr(kName.size());
  if (number.empty()) return 0;
  if (number.size() != 1 || number[0] < '2' || number[0] > '9') return std::nullopt;
  return static_cast<std::size_t>(number[0] - '1');
}

std::string phone_source(std::size_t board) {
  return std::string(kName) + (board > 0 ? std::to_string(board + 1) : "");
}

}  // namespace arbiter::phone
