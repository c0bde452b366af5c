// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::db {

/// SHA-256 (FIPS 180-4) in 64 hexadecimal digits.
[[nodiscard]] std::string sha256(std::string_view bytes);

/// HMAC-SHA-256 (FIPS 198-1) of a text with a key, in 64 hexadecimal digits.
[[nodiscard]] std::string keyed_digest(std::string_view key, std::string_view text);

/// So many bytes from the system's source of chance, as hexadecimal digits; nobody can guess them. `bytes`: 1 to 256.
/// Throws Error `io` where the system has none.
[[nodiscard]] std::string secret_hex(std::size_t bytes);

/// Compares in a time that does not tell where two texts differ.
[[nodiscard]] bool same_secret(std::string_view a, std::string_view b);

}  // namespace arbiter::db
