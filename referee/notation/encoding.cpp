// SPDX-License-Identifier: MIT
#include "referee/notation/encoding.h"

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include <utility>

#include "text/decoding.h"

namespace arbiter::notation {

std::string as_utf8(std::string_view text, LeftOut& left_out) {
  text::Decoded decoded = text::decoded(text);
  if (decoded.guessed_line > 0) left_out.add({decoded.guessed_line, 1}, text::guessed_note(decoded));
  return std::move(decoded.text);
}

std::string narrow(const std::string& text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2* nfkc = icu::Normalizer2::getNFKCInstance(error);
  if (U_FAILURE(error)) return text;
  const icu::UnicodeString out = nfkc->normalize(icu::UnicodeString::fromUTF8(text), error);
  std::string plain;
  return U_FAILURE(error) ? text : out.toUTF8String(plain);
}

}  // namespace arbiter::notation
