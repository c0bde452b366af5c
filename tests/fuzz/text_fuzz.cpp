// SPDX-License-Identifier: MIT
// Texts and JSON from anywhere: what is read can be written and read again, what is made UTF-8 is, what is wrong stands
// at a place that is there.
#include <nlohmann/json.hpp>

#include "tests/fuzz/target.h"
#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::fuzz {

std::vector<std::string> seeds() {
  return {R"({"cmd":"new","ruleset":"chess","position":{"pieces":{"e1":"S.king"},"turn":1}})",
          R"([1,-2.5e-7,1e308,18446744073709551615,true,null,"\u00e4\ud83d\ude42\n","先手",{}])",
          std::string(99, '[') + std::string(99, ']'),
          "{\"a\":1e999}",
          "\"J\xF6rg\"",
          "\xEF\xBB\xBF[]",
          ""};
}

}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace arbiter;
  using fuzz::wrong;
  const std::string_view bytes = fuzz::text_of(data, size);
  const std::string cleaned = text::clean(bytes);
  if (!text::is_utf8(cleaned) || text::clean(cleaned) != cleaned) wrong("cleaned text is no UTF-8", cleaned);
  if (text::is_utf8(bytes) && cleaned != bytes) wrong("cleaning has changed a good text", cleaned);
  if (!text::is_utf8(text::shortened(bytes, 20))) wrong("a shortened text is no UTF-8");
  const text::Limits limits{4096, 30, 400};
  const auto value = text::parse(bytes, limits);
  if (!value) {
    const text::Fault& fault = value.error();
    if (fault.line < 1 || fault.column < 1 || fault.what.empty() || !text::is_utf8(fault.text().english()))
      wrong("no place", fault.text().english());
    if (static_cast<std::size_t>(fault.column) > size + 1) wrong("a place behind the end", fault.text().english());
    return 0;
  }
  if (const std::string fault = text::fault_of(*value, limits); !fault.empty())
    wrong("what was read is unsound", fault);
  const std::string written = text::dump(*value);
  const auto again = text::parse(written, {1U << 20U, 30, 400});
  if (!again || text::dump(*again) != written) wrong("what was written cannot be read", written);
  return 0;
}
