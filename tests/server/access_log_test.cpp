// SPDX-License-Identifier: MIT
// What whoever keeps the server learns of it: figures for Prometheus, and a log that does not stay for ever.
#include "app/server/access_log.h"

#include <gmock/gmock.h>

#include <fstream>
#include <regex>

#include "app/server/log_file.h"
#include "tests/server/network_fixture.h"
#include "text/file.h"

namespace arbiter::server {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

/// The value of a line of metrics; -1: there is none.
double value(const std::string& metrics, const std::string& name) {
  const std::size_t at = metrics.find("\n" + name + " ");
  return at == std::string::npos ? -1 : std::stod(metrics.substr(at + name.size() + 2));
}

TEST(HistogramTest, CountsWhatTookNoLongerThanEachBound) {
  Histogram histogram;
  for (const double seconds : {0.0005, 0.001, 0.3, 0.3, 7.0, 100.0}) histogram.add(seconds);
  const std::string text = histogram.text("some_seconds", "Of something.");
  EXPECT_THAT(text, HasSubstr("# HELP some_seconds Of something.\n# TYPE some_seconds histogram\n"));
  EXPECT_EQ(value(text, "some_seconds_bucket{le=\"0.001\"}"), 2);
  EXPECT_EQ(value(text, "some_seconds_bucket{le=\"0.25\"}"), 2);
  EXPECT_EQ(value(text, "some_seconds_bucket{le=\"0.5\"}"), 4);
  EXPECT_EQ(value(text, "some_seconds_bucket{le=\"10\"}"), 5);
  EXPECT_EQ(value(text, "some_seconds_bucket{le=\"+Inf\"}"), 6);
  EXPECT_EQ(value(text, "some_seconds_count"), 6);
  EXPECT_NEAR(value(text, "some_seconds_sum"), 107.6015, 1e-5);
}

TEST(MetricsTest, CountRequestsAndSyncsButNotWhoWaits) {
  TestNetwork net("");
  const auto metrics = [&] { return net.caller().Get("/metrics")->body; };
  const double before = value(metrics(), "arbiter_request_seconds_count");
  EXPECT_EQ(value(metrics(), "arbiter_sync_seconds_count"), 0);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(net.caller().Get("/api/event")->status, 200);
  // A stream counts for nothing, however long it lasts.
  net.caller().Get("/api/live", [](const char*, std::size_t) { return false; });
  const std::string file = net.table_file("a");
  table::Session game = net.begin(file);
  link::Sender sender(net.address(), file);
  ASSERT_TRUE(game.act("d2d4").has_value());
  ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
  const std::string after = metrics();
  EXPECT_GE(value(after, "arbiter_request_seconds_count"), before + 5);
  EXPECT_GE(value(after, "arbiter_sync_seconds_count"), 1);
  EXPECT_EQ(value(after, "arbiter_sync_seconds_count"), value(after, "arbiter_syncs_total"));
  EXPECT_GT(value(after, "arbiter_sync_seconds_sum"), 0);
  // As Prometheus reads it: each line is a comment, or a name with a number.
  static const std::regex kLine(R"re((# (HELP|TYPE) [a-z_]+ .*|[a-z_]+(\{[a-z]+="[^"]*"\})? -?[0-9.e+-]+))re");
  std::istringstream lines(after);
  for (std::string line; std::getline(lines, line);) EXPECT_TRUE(std::regex_match(line, kLine)) << line;
}

class LogFileTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("arbiter-log-" + std::to_string(getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] std::set<std::string> names() const {
    std::set<std::string> all;
    for (const auto& one : fs::directory_iterator(folder_)) all.insert(one.path().filename().string());
    return all;
  }
  [[nodiscard]] std::string text(const std::string& name) const {
    return text::read_file(folder_ / name, 1U << 20U).value_or("(none)");
  }

  fs::path folder_;
};

TEST_F(LogFileTest, EachDayHasItsFileAndOldOnesGo) {
  std::ofstream(folder_ / "log.notes") << "not ours\n";
  std::ofstream(folder_ / "other.2020-01-01") << "not ours\n";
  std::string now = "2026-02-26T23:59:59.000Z";
  LogFile log(folder_ / "log", 3, [&now] { return now; });
  ASSERT_TRUE(log.open());
  for (const char* day : {"2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"}) {
    now = day + std::string("T00:00:01.000Z");
    log.stream() << day << " first" << std::endl << day << " second" << std::endl;
  }
  EXPECT_EQ(names(),
            (std::set<std::string>{"log", "log.2026-02-28", "log.2026-03-01", "log.notes", "other.2020-01-01"}));
  EXPECT_EQ(text("log"), "2026-03-02 first\n2026-03-02 second\n");
  EXPECT_EQ(text("log.2026-02-28"), "2026-02-28 first\n2026-02-28 second\n");
}

TEST_F(LogFileTest, AServerThatStartsAgainGoesOnWithItsFiles) {
  const std::string now = db::now(), today = now.substr(0, 10);
  std::ofstream(folder_ / "log.2001-01-01") << "old\n";
  for (int i = 0; i < 2; ++i) {
    LogFile log(folder_ / "log", 1, [&now] { return now; });
    ASSERT_TRUE(log.open());
    log.stream() << "start " << i << std::endl;
  }
  EXPECT_EQ(text("log"), "start 0\nstart 1\n");
  EXPECT_EQ(names(), std::set<std::string>{"log"});
  // What was written on a day before, by a server that was stopped, is put away with that day.
  LogFile later(folder_ / "log", 0, [] { return std::string("2100-01-01T00:00:00.000Z"); });
  ASSERT_TRUE(later.open());
  EXPECT_EQ(names(), (std::set<std::string>{"log", "log." + today})) << "0 days: nothing is deleted";
  const auto others = fs::status(folder_ / "log").permissions() & fs::perms::others_all;
  EXPECT_EQ(others, fs::perms::none) << "addresses are nobody else's business";
}

TEST_F(LogFileTest, AFolderThatIsNotThereIsSaid) {
  LogFile log(folder_ / "below" / "log", 1, [] { return db::now(); });
  const auto opened = log.open();
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error().english(), HasSubstr("cannot be written"));
}

}  // namespace
}  // namespace arbiter::server
