// SPDX-License-Identifier: MIT
// Who opens a file while another program holds it waits; nobody is told that it is locked.
#include "db/patience.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "db/club/club.h"
#include "db/pictures.h"
#include "db/shelves.h"
#include "tests/db/store_fixture.h"
#include "tests/support/eventually.h"

namespace arbiter::db {
namespace {

using namespace std::chrono_literals;

/// Another program that holds a file for itself again and again.
class Holder {
 public:
  explicit Holder(const std::string& path) : thread_([this, path] { hold(path); }) {
    EXPECT_TRUE(test::eventually([this] { return held_ > 0; }));
  }
  ~Holder() {
    over_ = true;
    thread_.join();
  }
  Holder(const Holder&) = delete;
  Holder& operator=(const Holder&) = delete;

 private:
  void hold(const std::string& path) {
    SQLite::Database database(path, SQLite::OPEN_READWRITE);
    be_patient(database.getHandle());
    while (!over_) {
      database.exec("BEGIN EXCLUSIVE");
      ++held_;
      std::this_thread::sleep_for(2ms);
      database.exec("COMMIT");
      std::this_thread::sleep_for(1ms);
    }
  }

  std::atomic<bool> over_ = false;
  std::atomic<int> held_ = 0;
  std::thread thread_;
};

using Patience = StoreTest;

/// Opens something many times; what went wrong first.
template <class Open>
std::string opened(const Open& open) {
  for (int i = 0; i < 20; ++i)
    if (const auto one = open(); !one) return one.error().message.english();
  return "";
}

TEST_F(Patience, WhoOpensAFileThatIsInUseWaits) {
  { ASSERT_TRUE(Store::open(file())); }
  ASSERT_TRUE(Pictures::open(file()));
  const Holder games(file()), pictures(Pictures::path_of(file()).string());
  EXPECT_EQ(opened([&] { return Store::open(file()); }), "");
  EXPECT_EQ(opened([&] { return Shelves::open(file()); }), "");
  EXPECT_EQ(opened([&] { return club::Club::open(file()); }), "");
  EXPECT_EQ(opened([&] { return Pictures::open(file()); }), "");
}

TEST_F(Patience, WhoMakesAFileAtTheSameMomentFindsIt) {
  for (int i = 0; i < 5; ++i) {
    const std::string name = file(std::to_string(i));
    std::atomic<int> ready = 0;
    std::vector<std::string> said(4);
    {
      std::vector<std::jthread> programs;
      for (std::size_t n = 0; n < said.size(); ++n)
        programs.emplace_back([&, n] {
          ++ready;
          EXPECT_TRUE(test::eventually([&] { return ready == 4; }));
          const auto games = Store::open(name);
          const auto pictures = Pictures::open(name);
          said[n] = !games ? games.error().message.english() : !pictures ? pictures.error().message.english() : "";
        });
    }
    for (const std::string& one : said) EXPECT_EQ(one, "");
  }
}

}  // namespace
}  // namespace arbiter::db
