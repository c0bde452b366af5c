// SPDX-License-Identifier: MIT
#include "db/digest.h"

#include <nettle/hmac.h>
#include <nettle/memops.h>
#include <nettle/sha2.h>
#include <sys/random.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "db/types.h"

namespace arbiter::db {
namespace {

std::string hex(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

}  // namespace

std::string sha256(std::string_view bytes) {
  sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
  std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest{};
  sha256_digest(&context, digest.size(), digest.data());
  return hex(digest);
}

std::string keyed_digest(std::string_view key, std::string_view text) {
  hmac_sha256_ctx context;
  hmac_sha256_set_key(&context, key.size(), reinterpret_cast<const std::uint8_t*>(key.data()));
  hmac_sha256_update(&context, text.size(), reinterpret_cast<const std::uint8_t*>(text.data()));
  std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest{};
  hmac_sha256_digest(&context, digest.size(), digest.data());
  return hex(digest);
}

std::string secret_hex(std::size_t bytes) {
  std::array<std::uint8_t, 256> drawn{};
  const std::size_t wanted = std::min(bytes, drawn.size());
  if (::getentropy(drawn.data(), wanted) != 0)
    throw Error{"io", make_message("The system has no source of chance for secrets")};
  return hex(std::span(drawn).first(wanted));
}

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && memeql_sec(a.data(), b.data(), a.size()) != 0;
}

}  // namespace arbiter::db
