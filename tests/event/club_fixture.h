// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "app/event/exchange/club_json.h"
#include "app/event/hand.h"
#include "app/event/outcome.h"
#include "app/event/propose.h"
#include "app/table/session.h"
#include "tests/support/good.h"

namespace arbiter::event {

using test::good;

/// A club in a file of its own, or in an empty database of a server.
class TestClub {
 public:
  explicit TestClub(const std::string& address = "") {
    static int number = 0;
    folder_ = std::filesystem::temp_directory_path() /
              ("arbiter-evening-" + std::to_string(getpid()) + "-" + std::to_string(++number));
    std::filesystem::create_directories(folder_);
    address_ = address;
    club_.emplace(good(db::club::Club::open(file())));
  }
  ~TestClub() {
    club_.reset();
    std::filesystem::remove_all(folder_);
  }
  TestClub(const TestClub&) = delete;
  TestClub& operator=(const TestClub&) = delete;

  db::club::Club& operator*() { return *club_; }
  db::club::Club* operator->() { return &*club_; }
  [[nodiscard]] std::string file() const { return address_.empty() ? local_file() : address_; }
  /// A file in the club's folder, whatever it is kept in.
  [[nodiscard]] std::string local_file() const { return (folder_ / "club.sqlite").string(); }
  [[nodiscard]] const db::club::By& by() const { return by_; }

  db::PersonId player(const std::string& name) {
    db::club::Person person;
    person.name = name;
    return good(club_->add(person, by_));
  }
  /// An event of a game for which players with these names take part.
  db::club::EventId event(const std::string& name, const std::string& ruleset, const std::vector<std::string>& players,
                          int rounds = 3, const std::string& scoring = "") {
    db::club::Event event;
    event.name = name;
    event.ruleset = ruleset;
    event.rounds = rounds;
    event.mode = "";
    event.begins = "2026-11-23";
    event.scoring = scoring;
    return this->event(event, players);
  }
  /// The same with everything that an event may say.
  db::club::EventId event(const db::club::Event& event, const std::vector<std::string>& players) {
    const auto id = good(club_->add(good(checked_event(event)), by_));
    std::vector<db::club::Entrant> entrants;
    for (const std::string& one : players) {
      const auto people = good(club_->people());
      const auto known = find_person(people, one);
      db::club::Entrant entrant;
      entrant.person = known ? *known : player(one);
      entrants.push_back(entrant);
    }
    if (!entrants.empty()) good(club_->set_entrants(id, entrants, by_));
    return id;
  }
  EventSession open(db::club::EventId event) { return good(open_event(*club_, event)); }
  void seat(db::club::EventId event, const ProposeOptions& options = {}) {
    good(club_->set_drafts(event, good(propose(open(event), options)).rounds, by_));
  }
  void seat_and_publish(db::club::EventId event) {
    seat(event);
    good(club_->publish(event, open(event).published() + 1, by_));
  }
  void result(db::club::EventId event, int round, int table, const SaidResult& said, const std::string& reason = "") {
    auto result = good(hand_result(open(event), round, table, said));
    result.by = "Sam";
    result.reason = reason;
    good(club_->add_result(event, result));
  }

 private:
  std::filesystem::path folder_;
  std::string address_;
  db::club::By by_{"Sam"};
  std::optional<db::club::Club> club_;
};

/// The line of somebody in standings.
inline nlohmann::json line_of(const nlohmann::json& standings, const std::string& name) {
  for (const auto& one : standings["standings"])
    if (one["player"]["name"] == name) return one;
  return nullptr;
}

}  // namespace arbiter::event
