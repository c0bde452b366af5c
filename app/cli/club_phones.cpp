// SPDX-License-Identifier: MIT
#include "app/cli/club_phones.h"

#include <iostream>

#include "app/table/message_text.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {

using nlohmann::json;

void ClubPhones::say(const std::string& seat, const std::string& what, const std::string& words) const {
  if (jsonl_)
    std::cout << text::dump({{"phone", seat}, {"what", what}, {"words", words}}) << std::endl;
  else
    std::cout << text::tr("%1's phone: %2", {seat, text::tr(what.c_str())}) << (words.empty() ? "" : ": ") << words
              << std::endl;
}

bool ClubPhones::carry_out(table::Session& session, const link::PhoneOrder& order) {
  if (const auto clear = link::settled(session.history(), order)) {
    line_.answer(order, clear->done, clear->message);
    return false;
  }
  if (order.kind != db::club::OrderKind::act) {
    say(order.seat,
        order.kind == db::club::OrderKind::objection ? text::N_("objection") : text::N_("declines the draw"),
        order.said);
    line_.answer(order, true);
    return false;
  }
  const auto reply = session.act(order.said, {link::order_source(order.id), {}, {}});
  const bool done = reply.has_value();
  line_.answer(order, done, done ? Message() : reply.error().message);
  // Of what is hidden no more than everybody may know.
  if (done) say(order.seat, session.history().back().action, "");
  return done;
}

bool ClubPhones::look(table::Session& session) {
  line_.follow(session.file(), session.game_id());
  bool changed = false;
  for (const link::PhoneOrder& order : line_.take()) changed = carry_out(session, order) || changed;
  return changed;
}

}  // namespace arbiter::cli
