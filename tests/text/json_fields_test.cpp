// SPDX-License-Identifier: MIT
// JSON of other programs, read by field, type and bounds.
#include "text/json_fields.h"

#include <gtest/gtest.h>

#include <limits>

#include "text/utf8.h"

namespace arbiter::text {
namespace {

using nlohmann::json;

TEST(JsonFieldsTest, ReadsWhatFits) {
  const json value{{"name", "Ada"},
                   {"epoch", 3},
                   {"points", 2.5},
                   {"over", true},
                   {"no", nullptr},
                   {"seats", {"S", "N"}},
                   {"plies", {{{"n", 1}}, {{"n", 2}}}}};
  JsonFields said(value);
  EXPECT_EQ(said.text("name", 3), "Ada");
  EXPECT_EQ(said.whole("epoch", 1, 3), 3);
  EXPECT_EQ(said.real("points", 10), 2.5);
  EXPECT_TRUE(said.flag("over"));
  EXPECT_EQ(said.text_or("no", 9, "none"), "none");
  EXPECT_EQ(said.number_or("missing", 1, 2, 7), 7);
  EXPECT_EQ(said.texts("seats", 2, 1), (std::vector<std::string>{"S", "N"}));
  int sum = 0;
  said.each("plies", 2, [&](JsonFields& one) { sum += one.number("n", 1, 2); });
  EXPECT_EQ(sum, 3);
  EXPECT_EQ(said.fault(), "");
}

/// What the reader says of a value whose field `x` is read by `read`.
template <class Read>
std::string fault(const json& x, const Read& read) {
  const json value{{"x", x}};
  JsonFields said(value);
  read(said);
  return said.fault();
}

TEST(JsonFieldsTest, SaysWhereAValueDoesNotFitAndWhatWasExpected) {
  const auto whole = [](JsonFields& said) { EXPECT_EQ(said.whole("x", 1, 9), 1); };
  const std::string expected = "/x: a whole number from 1 to 9 is expected";
  for (const json& wrong : {json("12"), json(0), json(10), json(1.5), json(true), json(nullptr), json::array({1}),
                            json(4294967298), json(std::numeric_limits<std::uint64_t>::max()), json(-1e300)})
    EXPECT_EQ(fault(wrong, whole), expected) << wrong;
  EXPECT_EQ(fault("long", [](JsonFields& said) { EXPECT_EQ(said.text("x", 3), ""); }),
            "/x: a text of at most 3 bytes is expected");
  EXPECT_EQ(fault(json::array({"a", 1}), [](JsonFields& said) { EXPECT_TRUE(said.texts("x", 9, 9).empty()); }),
            "/x: a list of at most 9 texts, each one of at most 9 bytes is expected");
  EXPECT_EQ(
      fault(json::array({{{"n", 1}}, {{"n", "2"}}, 7}),
            [](JsonFields& said) { said.each("x", 9, [](JsonFields& one) { std::ignore = one.whole("n", 1, 9); }); }),
      "/x/1/n: a whole number from 1 to 9 is expected");
  EXPECT_EQ(fault(1, [](JsonFields& said) { EXPECT_TRUE(said.object_or("x").empty()); }), "/x: an object is expected");
  EXPECT_EQ(fault(1, [](JsonFields& said) { std::ignore = said.text("y", 9); }), "/y: a text is missing");
  const json list = json::array();
  EXPECT_EQ(JsonFields(list).fault(), "/: an object is expected");
}

TEST(OneLine, LosesWhatTurnsOrBreaksLines) {
  EXPECT_EQ(one_line(" Ada \n Lovelace\t", 100), "Ada   Lovelace");
  EXPECT_EQ(one_line("a\u202Eb\u2066c\u200Fd\u061Ce\u2028f\u0085g\u0001h\x7F", 100), "abcdefgh");
  EXPECT_EQ(one_line("Zoë 日本 עדה ☺ é", 100), "Zoë 日本 עדה ☺ é") << "letters stay";
  EXPECT_EQ(one_line(std::string(100, 'x'), 10), std::string(10, 'x') + "…");
  EXPECT_EQ(one_line("\u202E \u202E", 10), "");
}

}  // namespace
}  // namespace arbiter::text
