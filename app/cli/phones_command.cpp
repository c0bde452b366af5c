// SPDX-License-Identifier: MIT
// `arbiter club phones`: with which codes players' phones sign in.
#include <algorithm>

#include "app/cli/club_options.h"
#include "app/cli/commands.h"
#include "app/link/phone_line.h"
#include "app/printing/qr_code.h"
#include "text/json_text.h"

namespace arbiter::cli {

using nlohmann::json;

namespace {

struct PhonesCommand : ClubOptions {
  std::string event, club, free;
  int round = 0, table = 0;
};

std::string pages_text(const std::map<std::string, std::string>& pages, const std::vector<std::string>& signed_in) {
  std::string text;
  for (const auto& [seat, page] : pages) {
    const bool in = std::ranges::find(signed_in, seat) != signed_in.end();
    text += seat + (in ? " (a phone has signed in)" : "") + ": " + page + "\n";
    if (const auto code = printing::qr_code(page)) text += printing::qr_text(*code);
  }
  return text;
}

int show_phones(const PhonesCommand& o) {
  return in_event(o, o.event, [&](db::club::Club& club, event::EventSession& session) {
    const int round = o.round > 0 ? o.round : session.published();
    const auto* there = session.round(round);
    const auto found = there == nullptr ? decltype(there->tables.begin())()
                                        : std::ranges::find(there->tables, o.table, &db::club::Table::number);
    if (there == nullptr || there->published_at.empty() || found == there->tables.end())
      return fail({"not_found", make_message("There is no table %1 in a published round %2", o.table, round)});
    if (!o.free.empty())
      if (const auto done = club.sign_out(found->token, o.free, o.who()); !done) return fail(done.error());
    const auto signs = club.seat_signs(found->token);
    if (!signs) return fail(signs.error());
    const auto here = club.signed_in(found->token);
    if (!here) return fail(here.error());
    std::map<std::string, std::string> pages;
    for (const auto& [seat, sign] : *signs) pages[seat] = link::phone_page(o.club, sign);
    return tell(
        o,
        [&] {
          return text::dump({{"round", round}, {"table", o.table}, {"signed_in", *here}, {"pages", pages}});
        },
        [&] { return pages_text(pages, *here); });
  });
}

}  // namespace

void add_phones(CLI::App& app, int& status) {
  const auto o = std::make_shared<PhonesCommand>();
  const auto info = std::ranges::find(commands_below(), std::string_view("phones"), &BelowInfo::name);
  auto* phones = app.get_subcommand("club")->add_subcommand("phones", std::string(info->about));
  phones->add_option("event", o->event, "Name, number, or `last`")->required();
  phones->add_option("--table", o->table, "The table")->required()->check(CLI::PositiveNumber);
  phones->add_option("--round", o->round, "Of this round; by default the newest published one")
      ->check(CLI::PositiveNumber);
  phones->add_option("--club", o->club, "The club's server as phones reach it, http://HOST:PORT")->required();
  phones->add_option("--free", o->free, "Another phone may sign in at this seat");
  add_club_options(*phones, *o, true);
  phones->callback([o, &status] { status = show_phones(*o); });
}

}  // namespace arbiter::cli
