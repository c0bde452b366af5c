// SPDX-License-Identifier: MIT
#include "app/printing/plots.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "app/printing/frame.h"
#include "calibration/paper/svg.h"
#include "referee/core/board.h"

namespace arbiter::printing {
namespace {

using paper::Align;
using paper::Box;
using paper::Ink;
using paper::Page;
using table::Story;

// As parts of the size of the type.
constexpr double kScaleRoom = 3.2, kBelow = 1.6, kAbove = 0.6, kEndRoom = 1.8;
constexpr double kLine = 0.2, kGuide = 0.06, kLetter = 1.3;
constexpr int kScaleLines = 4;          // about so many numbers stand at the left …
constexpr double kMostNumbers = 8;      // … and below
constexpr double kThinBars = 0.7;       // of the room for a move, the width of its bar …
constexpr double kWidestBar = 1.4;      // … and no more than that
constexpr double kLeastHeat = 0.25;     // how dark a square is where one piece was captured
constexpr double kSquareLetter = 0.45;  // of a cell

Ink between(const Ink& from, const Ink& to, double part) {
  return {from.red + (to.red - from.red) * part, from.green + (to.green - from.green) * part,
          from.blue + (to.blue - from.blue) * part};
}

Ink ink_of(const PlotInks& inks, const std::string& seat) {
  const auto found = seat.empty() ? inks.seats.end() : inks.seats.find(seat[0]);
  return found == inks.seats.end() ? inks.soft : found->second;
}

/// 1, 2 or 5 and noughts: so much lies between two numbers of a scale up to `most`.
double step_of(double most, double numbers) {
  if (most <= 0) return 1;
  const double rough = most / numbers, power = std::pow(10, std::floor(std::log10(rough)));
  for (const double step : {1.0, 2.0, 5.0})
    if (rough <= step * power) return step * power;
  return 10 * power;
}

std::string number(double value) {
  std::string text = std::to_string(std::lround(value * 10) / 10.0);
  text.erase(text.find_last_not_of('0') + 1);
  if (!text.empty() && text.back() == '.') text.pop_back();
  return text;
}

/// 0:45, 12:00.
std::string minutes(double milliseconds) {
  const long seconds = std::lround(milliseconds / 1000);
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

/// Letters of the lines stand in so many columns behind their ends.
std::size_t columns_of(const Story& story) {
  constexpr std::size_t kOfOne = 4;
  return story.seats.size() > kOfOne ? 2 : 1;
}

/// The part of the box between the numbers.
Box field_of(const Box& box, const Story& story, double type) {
  const double ends = kEndRoom * static_cast<double>(columns_of(story));
  return {box.x + kScaleRoom * type, box.y + kAbove * type, box.width - (kScaleRoom + ends) * type,
          box.height - (kAbove + kBelow) * type};
}

class Course {
 public:
  Course(Page& page, const Box& box, const Story& story, const PlotInks& inks, double type)
      : page_(page), story_(story), inks_(inks), type_(type), field_(field_of(box, story, type)), box_(box) {}

  /// Lines of what each seat had.
  template <class Value>
  void lines(Value value) {
    double least = 0, most = 0;
    for (const Story::Step& step : story_.steps)
      for (const std::string& seat : story_.seats) {
        least = std::min(least, value(step, seat));
        most = std::max(most, value(step, seat));
      }
    scale(least, std::max(most, least + 1), number);
    below();
    std::vector<std::vector<double>> taken(columns_of(story_));
    for (const std::string& seat : story_.seats) line(seat, value, taken);
  }

  /// A bar for each move.
  void bars() {
    double most = 1;
    for (const Story::Step& step : story_.steps) most = std::max(most, static_cast<double>(step.used));
    scale(0, most, minutes);
    below();
    const double wide = std::clamp(field_.width / steps() * kThinBars, kLine * type_, kWidestBar * type_);
    for (std::size_t i = 1; i < story_.steps.size(); ++i) {
      const Story::Step& step = story_.steps[i];
      if (step.used <= 0) continue;
      const double top = y(static_cast<double>(step.used)), left = x(i) - wide / 2;
      paper::Shape bar;
      bar.points = {{left, field_.bottom()}, {left, top}, {left + wide, top}, {left + wide, field_.bottom()}};
      bar.fill = ink_of(inks_, step.seat);
      bar.line = std::min(kGuide * type_, wide / 4);
      bar.ink = inks_.ink;
      page_.shape(std::move(bar));
    }
  }

 private:
  [[nodiscard]] double steps() const { return static_cast<double>(std::max<std::size_t>(2, story_.steps.size()) - 1); }
  [[nodiscard]] double x(std::size_t step) const {
    return field_.x + field_.width * static_cast<double>(step) / steps();
  }
  [[nodiscard]] double y(double value) const {
    return field_.bottom() - field_.height * (value - least_) / (most_ - least_);
  }

  template <class Words>
  void scale(double least, double most, Words words) {
    // Times go by minutes and halves of them, everything else by ones, twos and fives.
    const bool time = words(60'000) == "1:00";
    double step = step_of(most - least, kScaleLines);
    if (time) {
      static constexpr double kSecond = 1000;
      for (const double one : {1.0, 2.0, 5.0, 10.0, 15.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1200.0, 3600.0}) {
        step = one * kSecond;
        if (most / step <= kScaleLines) break;
      }
    } else {
      step = std::max(step, 1.0);
    }
    least_ = std::floor(least / step) * step;
    most_ = std::ceil(most / step) * step;
    const auto lines = std::lround((most_ - least_) / step);
    for (long i = 0; i <= lines; ++i) {
      const double value = least_ + static_cast<double>(i) * step, at = y(value);
      page_.line({field_.x, at}, {field_.right(), at}, kGuide * type_, value == 0 ? inks_.soft : inks_.faint);
      page_.text({box_.x, at - type_ * 0.7, kScaleRoom * type_ - type_ * 0.5, type_ * 1.4}, words(value),
                 {type_, false, Align::right, inks_.soft});
    }
  }

  /// Numbers of moves, and where somebody was mated.
  void below() {
    const double step = std::max(1.0, step_of(steps(), kMostNumbers));
    for (double move = 0; move <= steps() && story_.steps.size() > 1; move += step)
      page_.text({x(static_cast<std::size_t>(move)) - type_ * 2, field_.bottom() + type_ * 0.2, type_ * 4, type_ * 1.3},
                 number(move), {type_, false, Align::middle, inks_.soft});
    for (std::size_t i = 0; i < story_.steps.size(); ++i)
      if (story_.steps[i].mate)
        page_.line({x(i), field_.y}, {x(i), field_.bottom()}, kGuide * 2 * type_, inks_.mate, true);
  }

  template <class Value>
  void line(const std::string& seat, Value value, std::vector<std::vector<double>>& taken) {
    paper::Shape line;
    line.closed = false;
    line.line = kLine * type_;
    line.ink = ink_of(inks_, seat);
    // Two of the four are dashed: they are told apart without colour.
    line.dashed = seat[0] == 'W' || seat[0] == 'E';
    std::optional<double> before;
    for (std::size_t i = 0; i < story_.steps.size(); ++i) {
      const double now = y(value(story_.steps[i], seat));
      if (before && *before != now) line.points.push_back({x(i), *before});
      if (!before || *before != now || i + 1 == story_.steps.size()) line.points.push_back({x(i), now});
      before = now;
    }
    if (line.points.size() == 1) line.points.push_back({field_.right(), line.points[0].y});
    page_.shape(std::move(line));
    const double end = before.value_or(field_.bottom());
    std::size_t column = 0;
    while (column + 1 < taken.size() && !letter_at(end, taken[column])) ++column;
    const double at = letter_at(end, taken[column]).value_or(end);
    taken[column].push_back(at);
    page_.text({field_.right() + type_ * (0.2 + kEndRoom * static_cast<double>(column)), at - type_ * 0.7,
                kEndRoom * type_ - type_ * 0.2, type_ * 1.4},
               seat, {type_, true, Align::left, inks_.ink});
  }

  /// Where a line's letter stands: beside its end or, where another one does, as near to it as there is room; nowhere
  /// where there is none.
  [[nodiscard]] std::optional<double> letter_at(double end, const std::vector<double>& taken) const {
    const double half = type_ * kLetter / 2, first = field_.y + half, last = field_.bottom() - half;
    const double wanted = std::clamp(end, first, std::max(first, last));
    const auto free = [&](double at) {
      // Letters stand a whole one apart; what is less is a rounding.
      return at >= first - half / 100 && at <= last + half / 100 &&
             std::ranges::none_of(taken, [&](double other) { return std::abs(other - at) < 1.99 * half; });
    };
    const auto steps = static_cast<int>(std::max(0.0, last - first) / (half / 2));
    for (int step = 0; step <= steps; ++step)
      for (const double way : {-step * half / 2, step * half / 2})
        if (free(wanted + way)) return wanted + way;
    return std::nullopt;
  }

  Page& page_;
  const Story& story_;
  const PlotInks& inks_;
  double type_;
  Box field_, box_;
  double least_ = 0, most_ = 1;
};

/// A board whose squares are the darker the more was captured there.
void set_heat(Page& page, const Box& box, const Board& board, const std::map<std::string, Story::Heat>& heat,
              const PlotInks& inks) {
  int most = 1;
  for (const auto& [square, here] : heat) most = std::max(most, here.captures);
  constexpr double kRoom = 0.7;  // of a cell, for the coordinates
  const double cell = std::min(box.width / (board.width() + kRoom), box.height / (board.height() + kRoom));
  const double left = box.x + (box.width - cell * (board.width() + kRoom)) / 2 + cell * kRoom, top = box.y;
  const auto box_of = [&](Cell at) {
    return Box{left + cell * board.file(at), top + cell * (board.height() - 1 - board.rank(at)), cell, cell};
  };
  for (const Cell at : board.cells()) {
    const auto found = heat.find(board.name(at));
    const Story::Heat here = found == heat.end() ? Story::Heat{} : found->second;
    const Box square = box_of(at);
    const double part = kLeastHeat + (1 - kLeastHeat) * here.captures / most;
    paper::Shape shape;
    shape.points = {{square.x, square.y},
                    {square.right(), square.y},
                    {square.right(), square.bottom()},
                    {square.x, square.bottom()}};
    if (here.captures > 0) shape.fill = between(inks.ground, inks.heat, part);
    shape.line = cell * 0.02;
    shape.ink = inks.faint;
    page.shape(std::move(shape));
    if (here.captures > 0)
      page.text(square, std::to_string(here.captures),
                {cell * kSquareLetter, true, Align::middle, part > 0.5 ? inks.ground : inks.ink});
  }
  for (const Cell at : board.cells()) {
    const auto found = heat.find(board.name(at));
    if (found == heat.end() || found->second.mates == 0) continue;
    // A cross over the square: the king who fell there.
    const Box square = box_of(at);
    const double in = cell * 0.14;
    page.line({square.x + in, square.y + in}, {square.right() - in, square.bottom() - in}, cell * 0.09, inks.mate);
    page.line({square.right() - in, square.y + in}, {square.x + in, square.bottom() - in}, cell * 0.09, inks.mate);
  }
  const paper::Style style{cell * kSquareLetter, false, Align::middle, inks.soft};
  for (int x = 0; x < board.width(); ++x)
    page.text({left + cell * x, top + cell * board.height(), cell, cell * kRoom},
              std::string(1, static_cast<char>('a' + x)), style);
  for (int y = 0; y < board.height(); ++y)
    page.text({left - cell * kRoom, top + cell * (board.height() - 1 - y), cell * kRoom * 0.9, cell},
              std::to_string(y + 1), style);
}

}  // namespace

const std::vector<std::pair<Plot, std::string>>& plots() {
  static const std::vector<std::pair<Plot, std::string>> kPlots{
      {Plot::points, "points"}, {Plot::time, "time"}, {Plot::pieces, "pieces"}, {Plot::squares, "squares"}};
  return kPlots;
}

bool worth_showing(const Story& story, Plot plot) {
  if (story.steps.size() < 2) return false;
  if (plot == Plot::time) return story.timed;
  if (plot == Plot::points)
    return std::ranges::any_of(story.steps, [](const Story::Step& step) {
      return std::ranges::any_of(step.points, [](const auto& one) { return one.second != 0; });
    });
  if (plot == Plot::squares) return std::ranges::any_of(story.heat, [](const auto& board) { return !board.empty(); });
  return true;
}

const PlotInks& plot_inks() {
  static const PlotInks kInks{
      {0.1, 0.1, 0.1},
      paper::kSoft,
      kFaint,
      paper::kWhite,
      {0.55, 0.2, 0.1},
      {0.1, 0.1, 0.1},
      {{'S', {0.55, 0.48, 0.36}}, {'W', {0.16, 0.4, 0.7}}, {'N', {0.13, 0.14, 0.16}}, {'E', {0.85, 0.45, 0.15}}}};
  return kInks;
}

void set_plot(Page& page, const Box& box, const Story& story, Plot plot, const PlotInks& inks, double type) {
  if (plot == Plot::squares) {
    const double gap = type;
    const auto boards = static_cast<double>(std::max<std::size_t>(1, story.boards.size()));
    const double wide = (box.width - gap * (boards - 1)) / boards;
    for (std::size_t b = 0; b < story.boards.size(); ++b)
      if (const Board* board = Board::find(story.boards[b]))
        set_heat(page, {box.x + static_cast<double>(b) * (wide + gap), box.y, wide, box.height}, *board, story.heat[b],
                 inks);
    return;
  }
  if (story.steps.empty()) return;
  Course course(page, box, story, inks, type);
  if (plot == Plot::time) return course.bars();
  const auto of = [](const auto& values, const std::string& seat) {
    const auto found = values.find(seat);
    return found == values.end() ? 0.0 : static_cast<double>(found->second);
  };
  if (plot == Plot::points)
    course.lines([&](const Story::Step& step, const std::string& seat) { return of(step.points, seat); });
  else
    course.lines([&](const Story::Step& step, const std::string& seat) { return of(step.pieces, seat); });
}

double plot_x(const Box& box, const Story& story, std::size_t step, double type) {
  const Box field = field_of(box, story, type);
  const std::size_t steps = std::max<std::size_t>(2, story.steps.size()) - 1;
  return field.x + field.width * static_cast<double>(step) / static_cast<double>(steps);
}

tl::expected<std::string, Message> plot_svg(const Story& story, Plot plot) {
  // Millimetres: two fit on a page beside each other, a board is a square.
  constexpr double kWidth = 160, kHeight = 80, kSide = 120, kEdge = 4, kType = 3.4;
  const bool board = plot == Plot::squares;
  const auto boards = static_cast<double>(std::max<std::size_t>(1, story.boards.size()));
  const paper::Paper sheet{"picture", board ? kSide * boards : kWidth, board ? kSide : kHeight};
  Page page(sheet);
  page.fill({0, 0, sheet.width, sheet.height}, plot_inks().ground);
  set_plot(page, {kEdge, kEdge, sheet.width - 2 * kEdge, sheet.height - 2 * kEdge}, story, plot, plot_inks(), kType);
  return paper::svg(page);
}

}  // namespace arbiter::printing
