// SPDX-License-Identifier: MIT
#include "app/passwords/password.h"

#include <argon2.h>
#include <sys/random.h>

#include <array>

#include "text/utf8.h"

namespace arbiter::passwords {
namespace {

// The second recommendation of RFC 9106 takes 64 MiB. A small machine of a club has room for several of these.
constexpr std::uint32_t kMemory = 19U << 10U;  // KiB
constexpr std::uint32_t kPasses = 2, kLanes = 1;
constexpr std::size_t kSaltBytes = 16, kDigestBytes = 32, kMostText = 200;

std::size_t characters_of(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
  return count;
}

Message fault_of(int code) { return make_message("The password cannot be digested: %1", argon2_error_message(code)); }

/// A digest with these parameters, of no known password: compared with where there is no account.
const std::string kNobodys = "$argon2id$v=19$m=19456,t=2,p=1$" + std::string(22, 'A') + "$" + std::string(43, 'A');

}  // namespace

tl::expected<void, Message> fit(std::string_view password) {
  if (!text::is_utf8(password)) return tl::unexpected(make_message("A password is a text in UTF-8"));
  const std::size_t characters = characters_of(password);
  if (characters < kLeast)
    return tl::unexpected(make_message("A password has at least %1 characters, this one has %2", kLeast, characters));
  if (password.size() > kMost)
    return tl::unexpected(make_message("A password has at most %1 bytes, this one has %2", kMost, password.size()));
  return {};
}

tl::expected<std::string, Message> digest_of(std::string_view password) {
  std::array<unsigned char, kSaltBytes> salt{};
  if (::getrandom(salt.data(), salt.size(), 0) != static_cast<ssize_t>(salt.size()))
    return tl::unexpected(make_message("The system has no source of chance for secrets"));
  std::array<char, kMostText> text{};
  const int code = argon2id_hash_encoded(kPasses, kMemory, kLanes, password.data(), password.size(), salt.data(),
                                         salt.size(), kDigestBytes, text.data(), text.size());
  if (code != ARGON2_OK) return tl::unexpected(fault_of(code));
  return std::string(text.data());
}

tl::expected<bool, Message> belongs(std::string_view password, const std::string& digest) {
  const std::string& known = digest.empty() ? kNobodys : digest;
  const int code = argon2id_verify(known.c_str(), password.data(), password.size());
  if (code != ARGON2_OK && code != ARGON2_VERIFY_MISMATCH) return tl::unexpected(fault_of(code));
  return code == ARGON2_OK && !digest.empty();
}

std::optional<Turns::Turn> Turns::take() {
  std::unique_lock lock(mutex_);
  if (free_ == 0) {
    if (places_ == 0) return std::nullopt;
    --places_;
    const bool came = changed_.wait_for(lock, patience_, [this] { return free_ > 0; });
    ++places_;
    if (!came) return std::nullopt;
  }
  --free_;
  return std::optional<Turn>(std::in_place, *this);
}

void Turns::leave() {
  {
    const std::lock_guard lock(mutex_);
    ++free_;
  }
  changed_.notify_one();
}

}  // namespace arbiter::passwords
