// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "value/message.h"

namespace arbiter::calibration {

/// Why something about the camera, the board or the picture could not be had: a short code for programs
/// (`not_convex`, `not_found`, …) and a sentence for people.
struct Error {
  std::string code;
  Message message;
};

template <typename T>
using Expected = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(std::string code, Message message) {
  return tl::unexpected(Error{std::move(code), std::move(message)});
}

}  // namespace arbiter::calibration
