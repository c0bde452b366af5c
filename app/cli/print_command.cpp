// SPDX-License-Identifier: MIT
#include <array>
#include <iomanip>
#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/commands/complaint.h"
#include "app/commands/named_files.h"
#include "app/table/message_text.h"
#include "calibration/prints/catalogue.h"
#include "text/sentences.h"

namespace arbiter::cli {

namespace {

using text::N_;
using text::tr;

/// What calibration::prints() says of each print, which has no catalogue.
[[maybe_unused]] constexpr std::array kPrints{
    N_("Four tags that mark the corners of a board"), N_("Board to calibrate the camera with"),
    N_("Tags for the tops of pieces, with a legend"), N_("A paper board in tiles")};

struct PrintOptions {
  calibration::PrintOrder order;
  std::string out;
  bool force = false;
};

int write(const PrintOptions& options) {
  const std::string file = options.out.empty() ? calibration::file_name(options.order) : options.out;
  if (!may_write(file, options.force)) return kOutput;
  const auto pages = calibration::print_to(file, options.order);
  if (!pages) {
    complain(table::message_text(pages.error().message));
    return pages.error().code == "cannot_write" ? kOutput : kUsage;
  }
  std::cout << file << ": " << table::message_text(calibration::pages_text(*pages)) << "\n";
  return kDone;
}

}  // namespace

void add_print(CLI::App& app, int& status) {
  auto options = std::make_shared<PrintOptions>();
  options->order.board = "cross14";
  auto* command = add_command(app, "print");
  // Without a name, or with one that is not there, what there is is told.
  command->require_subcommand(0, 1);
  auto wanted = std::make_shared<std::string>();
  command->add_option("what", *wanted, "What to print")->group("");
  command->callback([command, wanted, &status] {
    if (!command->get_subcommands().empty()) return;
    complain(wanted->empty() ? tr("say what is to be printed; there are:")
                             : tr("there is no print \"%1\"; there are:", {*wanted}));
    for (const calibration::Print& print : calibration::prints())
      std::cerr << "  " << std::left << std::setw(14) << print.id << tr(std::string(print.about).c_str()) << "\n";
    status = kUsage;
  });
  command->fallthrough();
  std::vector<std::string> papers;
  for (const calibration::Paper& paper : calibration::papers()) papers.push_back(paper.name);
  command->add_option("--paper", options->order.paper, "Size of the paper")
      ->check(CLI::IsMember(papers))
      ->capture_default_str();
  command->add_option("--out", options->out, "File to write");
  add_force(*command, options->force);
  command->add_option("--size", options->order.size, "Side in mm: of a tag with its margin, or of a square");
  for (const calibration::Print& print : calibration::prints()) {
    auto* one = command->add_subcommand(std::string(print.id), std::string(print.about));
    if (print.of_board) one->add_option("--board", options->order.board, "Which board")->capture_default_str();
    one->callback([options, &print, &status] {
      options->order.print = print.id;
      status = write(*options);
    });
  }
}

}  // namespace arbiter::cli
