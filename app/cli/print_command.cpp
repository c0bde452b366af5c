#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "calibration/prints/sheets.h"

namespace arbiter::cli {

namespace {

struct PrintOptions {
  std::string paper = "a4", out, board = "cross14";
  double size = 0;
};

int write(const PrintOptions& options, const std::string& name,
          const std::function<std::vector<calibration::Sheet>(const calibration::Paper&)>& sheets) {
  const calibration::Paper paper = options.paper == "letter" ? calibration::letter() : calibration::a4();
  const std::string file = options.out.empty() ? name + ".pdf" : options.out;
  const auto pages = sheets(paper);
  if (const auto written = calibration::write_pdf(file, paper, pages); !written) {
    std::cerr << written.error().message << "\n";
    return 1;
  }
  std::cout << file << ": " << pages.size() << (pages.size() == 1 ? " page" : " pages") << "; print at 100 %\n";
  return 0;
}

}  // namespace

void add_print(CLI::App& app, int& status) {
  auto options = std::make_shared<PrintOptions>();
  auto* command = app.add_subcommand("print", "Make PDFs to print: tags, calibration board, paper boards");
  command->require_subcommand(1);
  command->fallthrough();
  command->add_option("--paper", options->paper, "a4 or letter")
      ->check(CLI::IsMember({"a4", "letter"}))
      ->capture_default_str();
  command->add_option("--out", options->out, "File to write");

  command->add_subcommand("corner-tags", "Four tags that mark the corners of a board")->callback([options, &status] {
    status = write(*options, "corner-tags", [&](const calibration::Paper& paper) {
      return calibration::corner_tag_sheets(paper, options->size > 0 ? std::clamp(options->size, 20.0, 80.0) : 50.0);
    });
  });
  command->add_subcommand("charuco", "Board to calibrate the camera with")->callback([options, &status] {
    status =
        write(*options, "charuco", [](const calibration::Paper& paper) { return calibration::charuco_sheets(paper); });
  });
  command->add_subcommand("piece-tags", "Tags for the tops of pieces, with a legend")->callback([options, &status] {
    status = write(*options, "piece-tags", [&](const calibration::Paper& paper) {
      return calibration::piece_tag_sheets(paper, options->size > 0 ? std::clamp(options->size, 8.0, 40.0) : 20.0);
    });
  });
  auto* board = command->add_subcommand("board", "A paper board in tiles");
  board->add_option("--board", options->board, "Which board")->capture_default_str();
  board->callback([options, &status] {
    const Board* which = Board::find(options->board);
    if (which == nullptr) {
      std::cerr << "no board is called " << options->board << "\n";
      status = 2;
      return;
    }
    status = write(*options, options->board, [&](const calibration::Paper& paper) {
      return calibration::board_sheets(paper, *which, options->size > 0 ? std::clamp(options->size, 15.0, 80.0) : 40.0);
    });
  });
  command->add_option("--size", options->size, "Side in mm: of a tag with its margin, or of a square");
}

}  // namespace arbiter::cli
