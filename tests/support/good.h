// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <tl/expected.hpp>
#include <utility>

#include "db/error.h"

namespace arbiter::test {

/// What came of something that must not fail.
template <class T>
T good(tl::expected<T, db::Error> value) {
  if (!value) throw std::runtime_error(value.error().message.english());
  return std::move(*value);
}
inline void good(const tl::expected<void, db::Error>& done) {
  if (!done) throw std::runtime_error(done.error().message.english());
}

}  // namespace arbiter::test
