// SPDX-License-Identifier: MIT
#include <iostream>

#include "app/cli/club_options.h"
#include "app/paperwork/paperwork.h"

namespace arbiter::cli {
namespace {

using db::club::Club;
using evening::Evening;

struct PrintCommand : ClubOptions {
  std::string event, what, paper = paper::a4().name;
  std::filesystem::path out;
  int round = 0;
};

int print_event(const PrintCommand& o) {
  const auto paper = paperwork::paper_named(o.paper);
  if (!paper) return fail(paper.error());
  return in_event(o, o.event, [&](Club&, Evening& evening) {
    const auto pages = paperwork::event_pages(evening, o.what, o.round, *paper);
    if (!pages) return fail(pages.error());
    const std::string title = evening.record.event.name + ", " + o.what;
    const auto printed = paperwork::write(o.out, *pages, title);
    if (!printed) {
      std::cerr << printed.error().message << "\n";
      return static_cast<int>(kOutput);
    }
    for (const std::string& note : printed->notes) std::cerr << note << "\n";
    return tell(o, {{"event", evening.record.event.name}, {"file", o.out.string()}, {"pages", printed->pages}},
                [&](const nlohmann::json&) {
                  return o.out.string() + ": " + title + ", " + paperwork::pages_text(printed->pages) + "\n";
                });
  });
}

}  // namespace

void add_club_print(CLI::App& club, int& status) {
  const auto o = std::make_shared<PrintCommand>();
  auto* print =
      club.add_subcommand("print", "Write a PDF for the printer: slips, wall chart, list of names, standings");
  print->add_option("event", o->event, "Name, number, or `last`")->required();
  std::string kinds = "What to print:";
  for (const paperwork::Kind& kind : paperwork::kinds())
    kinds += (kinds.ends_with(":") ? " " : ", ") + std::string(kind.id);
  print->add_option("--what", o->what, kinds)->required();
  print
      ->add_option("--round", o->round,
                   "Of this round, a draft too; by default the newest published one. Standings: after that round")
      ->check(CLI::PositiveNumber);
  print->add_option("--paper", o->paper, "Size of the paper: a4 or letter")->capture_default_str();
  print->add_option("-o,--out", o->out, "Write to this file; it is replaced only when complete")->required();
  add_club_options(*print, *o, false);
  print->callback([o, &status] { status = print_event(*o); });
}

}  // namespace arbiter::cli
