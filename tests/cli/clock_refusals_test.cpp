// SPDX-License-Identifier: MIT
// Every language has a sentence for each fault of a time control.
#include <gmock/gmock.h>

#include <regex>

#include "app/table/clock_record.h"
#include "app/table/message_text.h"
#include "app/timing/time_control.h"
#include "text/sentences.h"

namespace arbiter {
namespace {

constexpr const char* kTold[] = {"de", "fr", "es", "pt", "ru", "zh", "ja"};

/// Time controls of which each complaint is made.
constexpr const char* kWrong[] = {"5+x",
                                  "5+",
                                  "x",
                                  "5 byo 3x0",
                                  "1,2,3,4,5,6,7,8,9,10,11",
                                  "30, 20",
                                  "5 byo 3x30, 20",
                                  "0",
                                  "5+3 game",
                                  "0 game",
                                  "60 game; 50 game",
                                  "5; 3",
                                  "5; N 3; N 4",
                                  "5 3",
                                  "1000/90:00, 5",
                                  "1:60",
                                  "5.5",
                                  "0:30.",
                                  "9000:00:00",
                                  "5 byo 100x30"};

Message complaint(const char* control) {
  const auto read = timing::parse_time_control(control);
  return read ? Message() : read.error();
}

TEST(ClockRefusals, AreToldInEveryLanguage) {
  using table::message_text;
  for (const char* control : kWrong) {
    const Message message = complaint(control);
    ASSERT_FALSE(message.empty()) << control;
    static const std::regex kEnglish("\\b(there should|at the end|not two|which|more than|below)\\b"),
        kQuoted("\"[^\"]*\"");
    for (const std::string language : kTold) {
      const text::Speaking speaking(language);
      const std::string told = std::regex_replace(message_text(message), kQuoted, "");
      EXPECT_FALSE(std::regex_search(told, kEnglish)) << language << ": " << told;
    }
  }
  const text::Speaking german("de");
  EXPECT_EQ(message_text(complaint("5+x")), "„5+x“: bei „x“ wird erwartet: Sekunden oder Minuten:Sekunden");
  EXPECT_EQ(message_text(complaint("at the end")),
            "„at the end“: bei „at the end“ wird erwartet: Minuten, Minuten:Sekunden oder Stunden:Minuten:Sekunden");
  EXPECT_EQ(message_text(table::why_no_clock(*timing::parse_time_control("5; E 3"), {"S", "N"})),
            "„5:00; E 3:00“ gibt Ost Zeit, aber dieses Spiel hat keinen solchen Platz");
}

}  // namespace
}  // namespace arbiter
