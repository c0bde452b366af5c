// SPDX-License-Identifier: MIT
#include "app/http/open_files.h"

#include <sys/resource.h>

#include <algorithm>

namespace arbiter::http {

tl::expected<void, Message> allow_open_files(std::uint64_t count) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur >= count) return {};
  const rlimit wanted{count, std::max<rlim_t>(limit.rlim_max, count)};  // above the hard limit: the administrator's
  if (::setrlimit(RLIMIT_NOFILE, &wanted) == 0) return {};
  return tl::unexpected(make_message(
      "So many connections want %1 open files, and the system allows this program %2: allow more (ulimit -n, "
      "LimitNOFILE= of a service) or fewer --spectators",
      count, limit.rlim_max));
}

tl::expected<int, Message> connections_allowed(std::optional<int> wanted, int usual, std::uint64_t others) {
  const auto count = static_cast<std::uint64_t>(wanted.value_or(usual));
  auto allowed = allow_open_files(others + count);
  if (allowed) return static_cast<int>(count);
  if (wanted) return tl::unexpected(allowed.error());
  rlimit limit{};
  std::uint64_t fewer = count;
  if (::getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_max > others)
    fewer = std::min<std::uint64_t>(limit.rlim_max - others, count);
  allowed = allow_open_files(others + fewer);
  if (!allowed) return tl::unexpected(allowed.error());
  return static_cast<int>(fewer);
}

}  // namespace arbiter::http
