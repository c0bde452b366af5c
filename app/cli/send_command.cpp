// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <iostream>

#include "app/cli/club_link.h"
#include "app/cli/club_options.h"
#include "app/cli/commands.h"
#include "app/commands/complaint.h"
#include "app/table/message_text.h"
#include "text/json_text.h"

namespace arbiter::cli {
namespace {

struct SendCommand : ClubOptions {
  LinkOptions link;
  int wait = 30;
};

int send(const SendCommand& o) {
  const auto address = address_of(o.link);
  if (!address) return fail(address.error());
  const auto store = db::Store::open(o.file, db::Store::Missing::refuse);
  if (!store) return fail(store.error());
  link::Sender sender(**address, o.file);
  const bool all = sender.settle(std::chrono::seconds(o.wait));
  const link::LinkState state = sender.state();
  for (const Message& said : {state.trouble, state.shut_out})
    if (!said.empty()) complain(table::message_text(said));
  const int status = tell(
      o,
      [&] {
        return text::dump({{"waiting", state.waiting}, {"done", all}});
      },
      [&] {
        return all ? std::string("The club has everything\n")
                   : std::to_string(state.waiting) + " plies wait; they are sent when the club can be reached\n";
      });
  return all && state.shut_out.empty() ? status : static_cast<int>(kNo);
}

}  // namespace

void add_send(CLI::App& app, int& status) {
  const auto o = std::make_shared<SendCommand>();
  const auto info = std::ranges::find(commands_below(), "send", &BelowInfo::name);
  auto* sending = app.get_subcommand(std::string(info->below))->add_subcommand("send", std::string(info->about));
  add_link_options(*sending, o->link, false);
  sending->get_option("--club")->required();
  sending->add_option("--wait", o->wait, "Seconds to try at most")->check(CLI::Range(0, 3600))->capture_default_str();
  add_club_options(*sending, *o, false);
  sending->callback([o, &status] { status = send(*o); });
}

}  // namespace arbiter::cli
