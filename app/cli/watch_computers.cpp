// SPDX-License-Identifier: MIT
#include "app/cli/watch_computers.h"

#include <chrono>
#include <iostream>
#include <thread>

#include "app/commands/complaint.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "app/table/works_text.h"
#include "referee/json/view.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {

using text::tr;

bool WatchComputers::look(table::Session& session, std::int64_t pictures, bool at_rest) {
  if (!computers_.any() || session.game() == nullptr || !at_rest || pictures < moved_at_ + kLooks) return false;
  std::optional<table::Computers::Said> said = computers_.look(*session.game(), session.revision());
  while (!live_ && !said && computers_.thinks() != Seat::none) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    said = computers_.look(*session.game(), session.revision());
  }
  if (const Message trouble = computers_.trouble(); !trouble.empty()) complain(table::message_text(trouble));
  return said && say(session, *said, pictures);
}

bool WatchComputers::say(table::Session& session, const table::Computers::Said& said, std::int64_t frame) {
  const auto reply = session.act(said.action, {"computer", {}, {}});
  if (!reply) {
    computers_.refused();
    complain(table::message_text(reply.error().message));
    return false;
  }
  moved_at_ = frame;
  session.leave_to_hands();
  const view::TableInstructions works = session.works();
  // Of what is hidden no more than everybody may know.
  const std::string shown = session.history().back().action;
  const std::string seat(name(said.seat));
  if (jsonl_) {
    std::cout << text::dump({{"computer", seat}, {"action", shown}, {"events", reply->events}, {"fixes", works}})
              << std::endl;
    return true;
  }
  std::cout << tr("%1, the computer: %2", {table::seat_name(seat), shown});
  if (!works.empty()) std::cout << ". " << tr("Still to be done by hand: %1.", {table::works_text(works)});
  std::cout << std::endl;
  return true;
}

}  // namespace arbiter::cli
