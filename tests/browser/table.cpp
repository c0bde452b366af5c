// SPDX-License-Identifier: MIT
// A table without a camera for the tests of the page: it takes its game from a club's server, plays what is typed, does
// what players' phones ask, and tells the club, by the same doors as `arbiter watch` and the window.
//   arbiter_test_table URL KEY FILE TABLE [SETUP]
// Lines on standard input: an action; `undo`; `redo`; `deaf`, then phones wait until `hear`. Each is answered with a
// line: `ok` or the refusal.
#include <atomic>
#include <iostream>
#include <mutex>
#include <thread>

#include "app/link/phone_line.h"
#include "app/link/seating.h"
#include "app/link/sender.h"
#include "app/table/session.h"
#include "referee/json/view.h"
#include "text/value_json.h"

namespace {

using nlohmann::json;
namespace link = arbiter::link;

/// What phones ask, once.
void obey(link::PhoneLine& line, arbiter::table::Session& game) {
  for (const link::PhoneOrder& order : line.take()) {
    if (const auto clear = link::settled(game.history(), order)) {
      line.answer(order, clear->done, clear->message);
    } else if (order.kind == arbiter::db::club::OrderKind::act) {
      const auto reply = game.act(order.said, {link::order_source(order.id), {}, {}});
      const bool done = reply.has_value();
      line.answer(order, done, done ? arbiter::Message() : reply.error().message);
    } else {
      std::cout << (order.kind ? arbiter::word(*order.kind) : "?") << " " << order.seat << " " << order.said
                << std::endl;
      line.answer(order, true);
    }
  }
}

int play(const link::ClubAddress& club, const std::string& file, int table, const json& more) {
  const auto seating = link::seating(club, file, "");
  if (!seating) {
    std::cout << seating.error().message.english() << std::endl;
    return 1;
  }
  arbiter::table::Session game(file);
  for (const link::SeatedTable& one : seating->tables) {
    if (one.table != table) continue;
    json setup = one.setup;
    setup.update(more);
    arbiter::table::TableInfo info;
    info.token = one.token;
    info.club = club.url;
    info.players = one.players;
    const auto begun = game.new_game(arbiter::text::value_of(setup), info);
    std::cout << (begun ? "ok" : begun.error().message.english()) << std::endl;
  }
  link::Sender sender(club, file);
  link::PhoneLine line(club);
  line.follow(file, game.game_id());
  std::mutex mutex;
  std::atomic<bool> over{false}, deaf{false};
  std::thread phones([&] {
    while (!over) {
      {
        const std::lock_guard lock(mutex);
        const auto before = game.revision();
        if (!deaf) obey(line, game);
        if (game.revision() != before) sender.wake(file);
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  });
  for (std::string said; std::getline(std::cin, said);) {
    const std::lock_guard lock(mutex);
    if (said == "deaf" || said == "hear") {
      deaf = said == "deaf";
      std::cout << "ok" << std::endl;
      continue;
    }
    const auto reply = said == "undo" ? game.undo(1) : said == "redo" ? game.redo(1) : game.act(said);
    sender.wake(file);
    std::cout << (reply.has_value() ? "ok" : reply.error().message.english()) << std::endl;
  }
  over = true;
  phones.join();
  return sender.settle(std::chrono::seconds(5)) ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) return 2;
  const json more = argc > 5 ? json::parse(argv[5], nullptr, false) : json::object();
  return play({argv[1], argv[2]}, argv[3], std::stoi(argv[4]), more);
}
