// SPDX-License-Identifier: MIT
#include "app/http/connection_limit.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace arbiter::http {
namespace {

constexpr std::size_t kMostBuckets = 10000;
constexpr std::chrono::seconds kSweepEvery{1};
constexpr std::size_t kNetworkBytes = 8, kMappedAt = 12;

}  // namespace

bool Buckets::take(const std::string& whose, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  // Full buckets say nothing. A stranger with many addresses cannot make more than so many.
  if (buckets_.size() > kMostBuckets && now - swept_ > kSweepEvery) {
    swept_ = now;
    std::erase_if(buckets_, [&](const auto& one) {
      return one.second.level + std::chrono::duration<double>(now - one.second.at).count() * per_second_ >= burst_;
    });
  }
  if (buckets_.size() > 2 * kMostBuckets) buckets_.erase(buckets_.begin());
  Bucket& bucket = buckets_.try_emplace(whose, Bucket{burst_, now}).first->second;
  const double since = std::chrono::duration<double>(now - bucket.at).count();
  bucket.level = std::min(burst_, bucket.level + since * per_second_);
  bucket.at = now;
  if (bucket.level < 1) return false;
  bucket.level -= 1;
  return true;
}

bool ConnectionLimit::enter(const std::string& from, std::int64_t count) {
  const std::lock_guard lock(mutex_);
  return (there_[from] += count) <= most_;
}

void ConnectionLimit::leave(const std::string& from, std::int64_t count) {
  const std::lock_guard lock(mutex_);
  if (const auto found = there_.find(from); found != there_.end() && (found->second -= count) <= 0) there_.erase(found);
}

std::string household(const std::string& address) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  if (::inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return address;
  const auto* raw = reinterpret_cast<const in6_addr*>(bytes.data());
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (IN6_IS_ADDR_V4MAPPED(raw)) {
    ::inet_ntop(AF_INET, bytes.data() + kMappedAt, text.data(), text.size());
    return text.data();
  }
  std::fill(bytes.begin() + kNetworkBytes, bytes.end(), 0);
  ::inet_ntop(AF_INET6, bytes.data(), text.data(), text.size());
  return text.data() + std::string("/64");
}

}  // namespace arbiter::http
