// SPDX-License-Identifier: MIT
// Values: what rules report and are given, and their way to JSON and back.
#include "value/value.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <nlohmann/json.hpp>
#include <type_traits>

#include "text/value_json.h"

namespace arbiter {
namespace {

using nlohmann::json;

TEST(Value, ComeBackFromJsonToTheLetter) {
  for (const char* text :
       {"null", "true", "-3", "0", "9223372036854775807", "18446744073709551615", "-9223372036854775808", "0.1", "5.0",
        "\"a \\\"b\\\" \\u0007 ä\"", "[]", "{}", "[1,[2.5,null],{\"x\":[]}]",
        "{\"counters\":{\"ep\":{\"e3\":1}},\"decision\":null,\"secrets\":{\"horses\":{\"a1\":[\"pawn\"]}}}"}) {
    const json given = json::parse(text);
    const json back = text::value_of(given);
    EXPECT_EQ(back.dump(), given.dump());
  }
}

// What was read becomes a value where value_of says so, and nowhere else.
static_assert(!std::is_convertible_v<json, Value>);
static_assert(!std::is_constructible_v<Value, json>);
static_assert(!std::is_assignable_v<Value&, json>);
// No text is not "": it would be found out where it runs.
static_assert(!std::is_constructible_v<Value, std::nullptr_t>);
static_assert(!std::is_convertible_v<std::nullptr_t, Value>);
static_assert(!std::is_assignable_v<Value&, std::nullptr_t>);
static_assert(std::is_convertible_v<const char*, Value> && std::is_convertible_v<int, Value>);

TEST(Value, AreQuotedAsJsonWouldWriteThem) {
  for (const char* text : {"null", "[true,false]", "{\"a\":[1,2.5,5.0],\"b\":{}}", "\"say \\\"no\\\"\\n\\\\\\u0001\"",
                           "18446744073709551615"})
    EXPECT_EQ(quoted(text::value_of(json::parse(text))), json::parse(text).dump());
  EXPECT_EQ(in_words("plain"), "plain");
  EXPECT_EQ(in_words(7), "7");
}

TEST(Value, AreReadLenientlyWhereTheyAreMissing) {
  const Value position{{"counters", Value{{"quiet", 4}, {"offered", true}}}, {"secrets", Value()}};
  EXPECT_EQ(position["counters"].number("quiet", 0), 4);
  EXPECT_EQ(position["counters"].number("offered", 0), 1) << "a yes counts";
  EXPECT_EQ(position["counters"].number("loud", 7), 7);
  EXPECT_EQ(position.text("decision", "none"), "none");
  EXPECT_TRUE(position["nowhere"]["at"]["all"].is_nothing());
  EXPECT_TRUE(position["nowhere"].table().empty());
  EXPECT_TRUE(position["nowhere"].list().empty());
  EXPECT_TRUE(position.has("secrets"));
  EXPECT_TRUE(position["secrets"].empty());
  EXPECT_TRUE(Value(Value::List{1}).at(1).is_nothing());
}

TEST(Value, AreReadStrictlyWhereTheyAreWrong) {
  const Value position{{"counters", 5}, {"turn", "soon"}, {"far", std::int64_t{1} << 40}};
  EXPECT_THROW((void)position["counters"]["quiet"], WrongValue);
  EXPECT_THROW((void)position["counters"].table(), WrongValue);
  EXPECT_THROW((void)position["turn"].number(), WrongValue);
  EXPECT_THROW((void)position["turn"].list(), WrongValue);
  EXPECT_THROW((void)position["counters"].text(), WrongValue);
  EXPECT_THROW((void)position["far"].number(), WrongValue) << "more than an int holds";
  EXPECT_TRUE(position["far"].is_whole_in(0, std::int64_t{1} << 41));
  EXPECT_FALSE(Value(1.0).is_whole_in(0, 2)) << "no whole number, though of whole value";
  try {
    (void)position["turn"].number();
  } catch (const WrongValue& wrong) {
    EXPECT_NE(std::string(wrong.what()).find("\"soon\""), std::string::npos) << wrong.what();
  }
}

TEST(Value, GrowWhereTheyAreWritten) {
  Value out;
  out["leap"]["S"] = 1;
  out["kills"]["W"].push_back(Value::List{"N", "king"});
  EXPECT_EQ(json(out).dump(), R"({"kills":{"W":[["N","king"]]},"leap":{"S":1}})");
  out.erase("leap");
  out.erase("leap");
  EXPECT_FALSE(out.has("leap"));
  EXPECT_THROW(out["kills"].push_back(1), WrongValue) << "a table is no list";
}

TEST(Value, CompareNumbersByTheirValue) {
  EXPECT_EQ(Value(2), Value(2.0));
  EXPECT_EQ(Value(2U), Value(2));
  EXPECT_NE(Value(2), Value("2"));
  EXPECT_NE(Value(1), Value(true));
}

}  // namespace
}  // namespace arbiter
