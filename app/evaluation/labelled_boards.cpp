// SPDX-License-Identifier: MIT
#include "app/evaluation/labelled_boards.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <opencv2/videoio.hpp>
#include <stdexcept>

#include "text/json_text.h"
#include "vision/sources/picture_file.h"

namespace arbiter::evaluation {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

json read_labels(const fs::path& file) {
  auto read = text::parse_file(file);
  if (!read) throw std::runtime_error(read.error().english());
  return std::move(*read);
}

// FNV-1a, so that the halves are the same on every machine.
bool is_held_back(const std::string& name) {
  std::uint64_t hash = 1469598103934665603ULL;
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return (hash >> 17) % 2 == 1;
}

// Corners as the labels give them: clockwise as seen, each with the square it belongs to where that is known.
bool read_corners(const json& list, LabelledBoard& out) {
  const Board* board = Board::find(out.board);
  if (board == nullptr) return true;
  if (!list.is_array() || list.size() != 4) return false;
  const int right = board->width() - 1, top = board->height() - 1;
  const std::vector<std::string> order{board->name(board->at(0, 0)), board->name(board->at(right, 0)),
                                       board->name(board->at(right, top)), board->name(board->at(0, top))};
  bool all_known = true;
  for (const json& corner : list) all_known = all_known && corner.value("square", json()).is_string();
  for (size_t i = 0; i < 4; ++i) {
    const cv::Point2d at{list[i].at("xy").at(0).get<double>(), list[i].at("xy").at(1).get<double>()};
    const auto place = all_known
                           ? std::find(order.begin(), order.end(), list[i]["square"].get<std::string>()) - order.begin()
                           : 3 - static_cast<long>(i);
    if (place > 3) return false;
    out.corners[static_cast<size_t>(place)] = at;
  }
  out.first_is_a1 = all_known;
  return true;
}

void read_fen(const std::string& fen, LabelledBoard& out) {
  out.fully_labelled = true;
  int x = 0, y = 7;
  for (const char c : fen.substr(0, fen.find(' '))) {
    const std::string square{static_cast<char>('a' + x), static_cast<char>('1' + y)};
    if (c == '/') {
      x = 0;
      --y;
    } else if (c >= '1' && c <= '8') {
      x += c - '0';
    } else {
      out.kinds[square] = c;
      out.occupancy[square] = c >= 'a' ? 'b' : 'w';
      ++x;
    }
  }
}

void read_occupancy(const json& rows, LabelledBoard& out) {
  out.fully_labelled = true;
  for (size_t r = 0; r < rows.size(); ++r) {
    const std::string row = rows[r];
    for (size_t x = 0; x < row.size(); ++x)
      if (row[x] != '.') out.occupancy[std::string{static_cast<char>('a' + x), static_cast<char>('8' - r)}] = row[x];
  }
}

void add_photographs(const fs::path& folder, std::vector<LabelledBoard>& out) {
  const json labels = read_labels(folder / "labels.json");
  for (const json& image : labels.at("images")) {
    LabelledBoard board;
    board.name = image.at("file");
    board.board = image.value("game_board", "chess8");
    if (Board::find(board.board) == nullptr) board.board.clear();
    if (!read_corners(image.value("corners", json()), board)) continue;
    const fs::path file = folder / board.name;
    board.load = [file] { return vision::read_picture(file).value_or(cv::Mat()); };
    board.angle = image.value("angle", "");
    board.source = image.value("/source/repo"_json_pointer, std::string());
    if (image.contains("fen") && image["fen"].is_string())
      read_fen(image["fen"], board);
    else if (image.contains("occupancy") && image["occupancy"].is_array())
      read_occupancy(image["occupancy"], board);
    board.held_back = is_held_back(board.name);
    out.push_back(std::move(board));
  }
}

std::function<cv::Mat()> film_frame(const fs::path& film, int frame) {
  return [film, frame] {
    cv::VideoCapture capture(film.string());
    cv::Mat picture;
    for (int i = 0; i <= frame; ++i)
      if (!capture.grab()) return picture;
    capture.retrieve(picture);
    return picture;
  };
}

void add_sequence(const fs::path& folder, int limit, std::vector<LabelledBoard>& out) {
  const json sequence = read_labels(folder / "sequence.json");
  if (!sequence.contains("frames")) return;
  const json& frames = sequence["frames"];
  const int count = static_cast<int>(frames.size()), taken = std::min(limit, count);
  for (int k = 0; k < taken; ++k) {
    const json& frame = frames[static_cast<size_t>(k) * static_cast<size_t>(count) / static_cast<size_t>(taken)];
    LabelledBoard board;
    if (!frame.contains("file") || !read_corners(frame.value("corners", json()), board)) continue;
    const fs::path file = folder / frame.at("file").get<std::string>();
    board.name = folder.filename().string() + "/" + file.filename().string();
    board.load = [file] { return vision::read_picture(file).value_or(cv::Mat()); };
    board.angle = sequence.value("angle", "");
    board.source = sequence.value("/source/repo"_json_pointer, std::string());
    if (frame.contains("fen") && frame["fen"].is_string()) read_fen(frame["fen"], board);
    board.held_back = is_held_back(folder.filename().string());
    out.push_back(std::move(board));
  }
}

// The camera's shake in this frame, which the labels give apart from where it stood.
cv::Point2d shaken(cv::Point2d p, const json& frame, cv::Size size) {
  const double a = frame.value("shake_deg", 0.0) * std::numbers::pi / 180;
  const cv::Point2d middle{(size.width - 1) / 2.0, (size.height - 1) / 2.0}, d = p - middle;
  return middle + cv::Point2d(std::cos(a) * d.x - std::sin(a) * d.y, std::sin(a) * d.x + std::cos(a) * d.y) +
         cv::Point2d(frame.value("shake_dx", 0.0), frame.value("shake_dy", 0.0));
}

// The board a film shows, by its id or by what it looks like.
std::string board_of(const json& shown) {
  if (shown.contains("id")) return shown["id"];
  const int files = shown.value("cols", 8), ranks = shown.value("rows", 8);
  const std::string style = shown.value("style", "");
  if (files == 14) return "cross14";
  if (style.find("line board") != std::string::npos)
    for (const auto id : Board::ids()) {
      const Board& board = *Board::find(id);
      if (board.style() != BoardStyle::chequered && board.width() == files && board.height() == ranks)
        return std::string(id);
    }
  return "chess8";
}

// The corners of a film's board as its camera saw them, in the order of calibration::Corners.
calibration::Corners footage_corners(const json& truth, const json& frame, const std::string& board) {
  calibration::Corners corners;
  const bool points = Board::find(board) != nullptr && Board::find(board)->style() == BoardStyle::points;
  const json seen = truth.at("corners").at(frame.value("camera", 0));
  if (points && !seen.contains("crossings")) {
    const json& hint = truth.at("corners_hint").at("pixels");
    for (size_t c = 0; c < 4; ++c) corners[c] = {hint.at(2 * c).get<double>(), hint.at(2 * c + 1).get<double>()};
    return corners;
  }
  const json& square = seen.at(points ? "crossings" : "bounding_square");
  static const std::array<const char*, 4> kNames{"SW", "SE", "NE", "NW"};
  for (size_t c = 0; c < 4; ++c) corners[c] = {square[kNames[c]][0].get<double>(), square[kNames[c]][1].get<double>()};
  return corners;
}

void add_footage(const fs::path& folder, int limit, std::vector<LabelledBoard>& out) {
  const json truth = read_labels(folder / "truth.json");
  if (truth.contains("boards")) return;  // joined boards, each filmed in a folder of its own
  const json& frames = truth.at("frames");
  std::vector<int> stills;
  for (int i = 0; i < static_cast<int>(frames.size()); ++i)
    if (frames[static_cast<size_t>(i)].value("phase", "") == "still") stills.push_back(i);
  const int count = static_cast<int>(stills.size()), taken = std::min(limit, count);
  const cv::Size size(truth.at("image").at("width"), truth.at("image").at("height"));
  for (int k = 0; k < taken; ++k) {
    const int number = stills[static_cast<size_t>(k) * static_cast<size_t>(count) / static_cast<size_t>(taken)];
    const json& frame = frames[static_cast<size_t>(number)];
    LabelledBoard board;
    board.board = board_of(truth.at("board"));
    board.name = folder.filename().string() + "/" + frame.at("file").get<std::string>();
    board.corners = footage_corners(truth, frame, board.board);
    for (cv::Point2d& corner : board.corners) corner = shaken(corner, frame, size);
    board.first_is_a1 = true;
    const fs::path still = folder / frame.at("file").get<std::string>(), film = folder / "camera.mp4";
    if (fs::exists(still))
      board.load = [still] { return vision::read_picture(still).value_or(cv::Mat()); };
    else
      board.load = film_frame(film, number);
    board.held_back = is_held_back(folder.filename().string());
    out.push_back(std::move(board));
  }
}

}  // namespace

std::vector<LabelledBoard> labelled_boards(const fs::path& folder, int per_sequence) {
  std::vector<LabelledBoard> all;
  if (fs::exists(folder / "labels.json")) add_photographs(folder, all);
  if (fs::exists(folder / "sequence.json")) add_sequence(folder, per_sequence, all);
  if (fs::exists(folder / "truth.json")) add_footage(folder, per_sequence, all);
  if (!all.empty() || !fs::is_directory(folder)) return all;
  std::vector<fs::path> inside;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.is_directory()) inside.push_back(entry.path());
  std::sort(inside.begin(), inside.end());
  for (const fs::path& one : inside)
    for (LabelledBoard& board : labelled_boards(one, per_sequence)) all.push_back(std::move(board));
  return all;
}

}  // namespace arbiter::evaluation
