// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

/// What a fuzzer calls with every input; 0. It ends the program (abort) when something is wrong. The input is bytes
/// from anywhere.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace arbiter::fuzz {

/// Inputs that the project makes itself, the same ones every time: what a target's inputs begin from.
[[nodiscard]] std::vector<std::string> seeds();

/// What was found must not be: says so and ends the program, so that the fuzzer keeps the input.
[[noreturn]] inline void wrong(const std::string& what, const std::string& more = {}) {
  std::fprintf(stderr, "wrong: %s\n%s\n", what.c_str(), more.c_str());
  std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace arbiter::fuzz
