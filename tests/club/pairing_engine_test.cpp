// SPDX-License-Identifier: MIT
#include "app/club/pairing_engine.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace arbiter::club {
namespace {

namespace fs = std::filesystem;

Trf four() {
  Trf out;
  out.name = "Evening";
  out.rounds = 3;
  out.first_colour = 'w';
  for (int n = 1; n <= 4; ++n) {
    TrfPlayer p;
    p.number = n;
    p.name = "Player " + std::to_string(n);
    out.players.push_back(p);
  }
  return out;
}

/// A script that stands in for an engine.
class PairingEngine : public ::testing::Test {
 protected:
  PairingEngine() {
    std::string name = (fs::temp_directory_path() / "arbiter-engine-test-XXXXXX").string();
    EXPECT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  ~PairingEngine() override {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  std::string engine(const std::string& body) const {
    const fs::path file = folder_ / "engine";
    std::ofstream(file) << "#!/bin/sh\n" << body;
    fs::permissions(file, fs::perms::owner_all);
    return file.string();
  }

 private:
  fs::path folder_;
};

TEST_F(PairingEngine, IsGivenTheReportAndSaysThePairs) {
  const auto round = pair_with_engine(
      engine("[ \"$1\" = --dutch ] && [ \"$3\" = -p ] && grep -q '^XXR 3$' \"$2\" && grep -q '^XXC white1$' \"$2\" &&\n"
             "grep -q '^001    4 ' \"$2\" && printf '2\\r\\n1 3\\r\\n4 2\\r\\n' > \"$4\"\n"),
      four());
  ASSERT_TRUE(round) << round.error().english();
  EXPECT_EQ(round->games, (std::vector<Pairing>{{1, 3}, {4, 2}}));
  EXPECT_FALSE(round->bye);
}

TEST_F(PairingEngine, SaysWhatWentWrong) {
  const std::string no = engine("echo 'no pairing exists'; exit 1\n");
  EXPECT_EQ(pair_with_engine(no, four()).error().english(), no + " ended with status 1: no pairing exists");
  const std::string hangs = engine("sleep 60\n");
  EXPECT_EQ(pair_with_engine(hangs, four(), std::chrono::milliseconds(50)).error().english(),
            hangs + " did not come to an end and was stopped");
  EXPECT_FALSE(pair_with_engine(engine("exit 0\n"), four()));
  EXPECT_FALSE(pair_with_engine("/there/is/no/engine", four()));
  const std::string killed = engine("kill -9 $$\n");
  EXPECT_EQ(pair_with_engine(killed, four()).error().english(), killed + " ended with signal 9");
}

TEST(EnginePairs, AreReadOrRefused) {
  Trf five = four();
  five.players.push_back({});
  five.players.back().number = 5;
  const auto round = read_engine_pairs("3\n1 3\n4 2\n5 0\n", five);
  ASSERT_TRUE(round) << round.error().english();
  EXPECT_EQ(round->bye, 5);
  for (const char* wrong : {"", "x", "2\n1 3\n", "1 2\n", "1\n1 2 3\n", "1\n1 1\n", "1\n1 9\n", "2\n1 0\n2 0\n",
                            "1\n0 0\n", "1\n1 -2\n", "99999999999\n", "1\n1 x\n"})
    EXPECT_FALSE(read_engine_pairs(wrong, five)) << wrong;
  EXPECT_EQ(read_engine_pairs("1\n1 9\n", five).error().english(),
            "line 2 of the pairing: player 9 is not in the report, or is paired twice");
}

}  // namespace
}  // namespace arbiter::club
