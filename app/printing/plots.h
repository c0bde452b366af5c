// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/table/game_story.h"
#include "calibration/paper/page.h"

// The course of a game in pictures: for the score sheet, for files, and for the window, which has inks of its own.
namespace arbiter::printing {

enum class Plot {
  points,   ///< of each seat, over the moves
  time,     ///< how long each move took
  pieces,   ///< each seat has left, over the moves
  squares,  ///< where pieces were captured and kings mated
};

/// All there are, with the words by which they are called in files: "points".
[[nodiscard]] const std::vector<std::pair<Plot, std::string>>& plots();
/// Is there anything to be seen on it?
[[nodiscard]] bool worth_showing(const table::Story& story, Plot plot);

struct PlotInks {
  paper::Ink ink, soft, faint;  ///< letters and axes, numbers, lines that guide the eye
  paper::Ink ground;            ///< of what is drawn on
  paper::Ink heat, mate;        ///< of captures, of mates
  std::map<char, paper::Ink> seats;
};
/// Those of a white sheet.
[[nodiscard]] const PlotInks& plot_inks();

/// Draws it into the box. `type`: the size of its numbers, in the page's unit. Seats are told apart by the form of
/// their lines too, and each has its letter at the end.
void set_plot(paper::Page& page, const paper::Box& box, const table::Story& story, Plot plot, const PlotInks& inks,
              double type);

/// Where a step stands on the plots over moves: its x within such a box. For marking it.
[[nodiscard]] double plot_x(const paper::Box& box, const table::Story& story, std::size_t step, double type);

/// The plot alone as an SVG picture on white. Error: a sentence.
[[nodiscard]] tl::expected<std::string, Message> plot_svg(const table::Story& story, Plot plot);

}  // namespace arbiter::printing
