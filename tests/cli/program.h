// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

// The program `arbiter` as a person at a terminal meets it.
namespace arbiter::test {

namespace fs = std::filesystem;

struct Outcome {
  int status = -1;
  std::string out, err;
};

inline std::string text_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Runs the program `arbiter` in a folder of its own, with that folder as the place of its data.
class Program : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-cli-" + std::to_string(getpid()) + "-" + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  Outcome run(const std::string& arguments, const std::string& input = {}) const {
    write("in", input);
    const std::string quoted = "'" + folder_.string() + "'";
    const std::string command = "cd " + quoted + " && " + environment_ + " XDG_DATA_HOME=" + quoted + "/data '" +
                                ARBITER_PROGRAM + "' " + arguments + " <in >out 2>err";
    const int result = std::system(command.c_str());
    Outcome run{WIFEXITED(result) ? WEXITSTATUS(result) : -1, text_of(folder_ / "out"), text_of(folder_ / "err")};
    EXPECT_NE(run.status, -1) << arguments << " was killed\n" << run.err;
    return run;
  }
  void write(const std::string& name, const std::string& text) const { std::ofstream(folder_ / name) << text; }

  /// The command must fail with a message that holds `what`.
  void fails(const std::string& arguments, const std::string& what, const std::string& input = {}) const {
    SCOPED_TRACE("arbiter " + arguments);
    const Outcome result = run(arguments, input);
    EXPECT_NE(result.status, 0);
    EXPECT_LT(result.status, 128) << "killed";
    EXPECT_THAT(result.out + result.err, testing::HasSubstr(what));
    EXPECT_THAT(result.out + result.err, testing::Not(testing::HasSubstr("terminate called")));
  }
  Outcome succeeds(const std::string& arguments, const std::string& input = {}) const {
    SCOPED_TRACE("arbiter " + arguments);
    Outcome result = run(arguments, input);
    EXPECT_EQ(result.status, 0) << result.out << result.err;
    return result;
  }

  fs::path folder_;
  std::string environment_ = "LC_ALL=C";  ///< how the machine is set up
};

}  // namespace arbiter::test
