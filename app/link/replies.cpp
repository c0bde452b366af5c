// SPDX-License-Identifier: MIT
#include "app/link/replies.h"

#include "text/utf8.h"

namespace arbiter::link {
namespace {

// What a club's server says at most.
constexpr std::size_t kMostTables = 20'000, kMostSeats = 64, kMostPlies = 200'000, kMostErased = 200'000;
constexpr std::size_t kMostName = 500, kMostToken = 100, kMostPly = 1U << 20U;  // bytes
constexpr int kMostNumber = 10'000'000;

}  // namespace

Seating read_seating(text::JsonFields& said) {
  Seating seating;
  seating.event = text::one_line(said.text("event", kMostName), kMostName);
  said.each("tables", kMostTables, [&](text::JsonFields& one) {
    SeatedTable table;
    table.round = one.number("round", 1, kMostNumber);
    table.table = one.number("table", 1, kMostNumber);
    table.token = one.text("token", kMostToken);
    table.setup = one.object_or("setup");
    table.time_control = one.text_or("time_control", kMostName);
    table.players = one.table("players", kMostSeats, kMostName);
    for (auto& [seat, name] : table.players) name = text::one_line(name, kMostName);
    table.begun = one.flag_or("begun", false);
    seating.tables.push_back(std::move(table));
  });
  return seating;
}

GivenGame read_given(text::JsonFields& said) {
  GivenGame given;
  given.epoch = said.number("epoch", 1, kMostNumber);
  given.standing = said.object_or("standing");
  said.each("plies", kMostPlies, [&](text::JsonFields& one) {
    given.plies.push_back(
        {one.number("number", 0, kMostNumber), one.text("body", kMostPly), one.text("hash", kMostToken)});
  });
  return given;
}

int read_acknowledged(text::JsonFields& said) { return said.number("acknowledged", -1, kMostNumber); }

std::vector<std::pair<std::string, std::string>> read_erased(text::JsonFields& said) {
  std::vector<std::pair<std::string, std::string>> seats;
  said.each("seats", kMostErased, [&](text::JsonFields& one) {
    seats.emplace_back(one.text("token", kMostToken), one.text("seat", kMostToken));
  });
  return seats;
}

}  // namespace arbiter::link
