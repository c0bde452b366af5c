// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <numeric>
#include <opencv2/aruco.hpp>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <thread>
#include <vector>

#include "app/commands/complaint.h"
#include "app/evaluation/commands.h"
#include "app/evaluation/labelled_games.h"
#include "app/table/watcher.h"
#include "text/json_text.h"
#include "vision/reading/picture_reader.h"
#include "vision/sources/source.h"

namespace arbiter::evaluation {

namespace {

using nlohmann::json;

struct BenchOptions {
  std::string source, rules = "chess";
  int frames = 60, boards = 1;
  double rate = 15;
  bool json_wanted = false;
};

const cv::Size kFullHd(1920, 1080);

/// What is watched, and how its game begins.
struct Watched {
  std::string source;
  Value setup;
};

/// A recording that has its answers beside it begins as they say, anything else as the ruleset does. Throws
/// std::runtime_error where answers cannot be read.
Watched watched(const BenchOptions& options) {
  const std::filesystem::path folder(options.source);
  if (!std::filesystem::exists(folder / "truth.json") && !std::filesystem::exists(folder / "sequence.json"))
    return {options.source, {{"ruleset", options.rules}}};
  const std::vector<LabelledGame> games = labelled_games(folder);
  return {games.front().sources.front(), games.front().setup};
}

/// The picture with grey added at two sides until it has the shape of a 1080p picture, and that size.
cv::Mat as_full_hd(const cv::Mat& picture) {
  if (picture.size() == kFullHd) return picture;
  const double shape = static_cast<double>(kFullHd.width) / kFullHd.height;
  const int width = std::max(picture.cols, static_cast<int>(picture.rows * shape));
  const int height = std::max(picture.rows, static_cast<int>(picture.cols / shape));
  cv::Mat padded, out;
  cv::copyMakeBorder(picture, padded, (height - picture.rows) / 2, height - picture.rows - (height - picture.rows) / 2,
                     (width - picture.cols) / 2, width - picture.cols - (width - picture.cols) / 2, cv::BORDER_CONSTANT,
                     cv::Scalar::all(96));
  cv::resize(padded, out, kFullHd, 0, 0, cv::INTER_LINEAR);
  return out;
}

/// Processor time of this thread, so that other programs do not count.
double now_ms() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e3 * static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_nsec);
}

double quantile(std::vector<double> list, double q) {
  if (list.empty()) return 0;
  std::sort(list.begin(), list.end());
  return list[std::min(list.size() - 1, static_cast<size_t>(q * static_cast<double>(list.size())))];
}

double mean(const std::vector<double>& list) {
  double sum = 0;
  for (const double v : list) sum += v;
  return list.empty() ? 0 : sum / static_cast<double>(list.size());
}

/// What it takes to find the board in a picture of which nothing is known and to read every square of it, where that
/// can be read; nothing when the board is not found.
std::optional<double> first_look_ms(const cv::Mat& picture, const Board& board) {
  auto reader = vision::PictureReader::built_in();
  if (!reader) return std::nullopt;
  const double begin = now_ms();
  const auto fix = vision::find_board(picture, board, calibration::Lens::guess(picture.size()));
  if (!fix) return std::nullopt;
  if (board.style() == BoardStyle::chequered) reader->read_position(picture, fix->plane);
  return now_ms() - begin;
}

int bench(const BenchOptions& options) {
  const Watched game = watched(options);
  auto source = vision::open_source(game.source);
  if (!source) {
    cli::complain(source.error().message.english());
    return cli::kInput;
  }
  table::Session session(":memory:");
  const auto begun = session.new_game(game.setup);
  if (!begun) {
    cli::complain(begun.error().message.english());
    return cli::kUsage;
  }
  cv::setNumThreads(1);
  table::Watcher watcher(session);
  const auto dictionary = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_4X4_100);
  std::vector<double> watching, markers;
  double first = 0, chessboard = 0;
  std::optional<double> unknown;
  int actions = 0;
  for (int n = 0; n < options.frames;) {
    const auto frame = (*source)->next();
    if (!frame && frame.error().gap == vision::FrameGap::corrupt) continue;
    if (!frame) break;
    ++n;
    const cv::Mat picture = as_full_hd(frame->picture);
    double begin = now_ms();
    const auto outcome = watcher.feed(picture, frame->number, frame->at);
    (n == 1 ? first : watching.emplace_back()) = now_ms() - begin;
    actions += static_cast<int>(outcome.actions.size());
    if (n == 1) {
      // What OpenCV takes to look for the crossings of this board in the same picture, found or not.
      const auto& board = *watcher.status().board;
      std::vector<cv::Point2f> crossings;
      begin = now_ms();
      cv::findChessboardCornersSB(picture, {board.width() - 1, board.height() - 1}, crossings);
      chessboard = now_ms() - begin;
      unknown = first_look_ms(picture, board);
    }
    begin = now_ms();
    std::vector<std::vector<cv::Point2f>> corners;
    std::vector<int> ids;
    cv::aruco::detectMarkers(picture, dictionary, corners, ids);
    markers.push_back(now_ms() - begin);
  }
  if (watching.empty()) {
    cli::complain(options.source + ": too few pictures");
    return cli::kInput;
  }
  const json out{
      {"frames", watching.size() + 1},
      {"actions", actions},
      {"first_frame_ms", first},
      {"chessboard_ms", chessboard},
      {"ratio_of_first_looks", first / chessboard},
      {"unknown_picture_ms", unknown ? json(*unknown) : json()},
      {"ratio_of_unknown_picture", unknown ? json(*unknown / chessboard) : json()},
      {"watch_ms", {{"mean", mean(watching)}, {"median", quantile(watching, 0.5)}, {"p95", quantile(watching, 0.95)}}},
      {"aruco_ms", {{"mean", mean(markers)}, {"median", quantile(markers, 0.5)}, {"p95", quantile(markers, 0.95)}}},
      {"ratio_of_means", mean(watching) / mean(markers)}};
  if (options.json_wanted) {
    std::cout << text::dump(out) << "\n";
    return 0;
  }
  std::printf("%zu pictures of 1920x1080, one thread, processor time; %d actions read\n", watching.size() + 1, actions);
  std::printf("findChessboardCornersSB in the first picture   %8.1f ms\n", chessboard);
  std::printf("finding the board, learning the pieces (once)  %8.1f ms: ratio %.3f\n", first, first / chessboard);
  if (unknown)
    std::printf("finding it, reading every square unprepared    %8.1f ms: ratio %.3f\n", *unknown,
                *unknown / chessboard);
  std::printf("watching, a picture      mean %8.2f  median %8.2f  95 %% %8.2f ms\n", mean(watching),
              quantile(watching, 0.5), quantile(watching, 0.95));
  std::printf("aruco::detectMarkers     mean %8.2f  median %8.2f  95 %% %8.2f ms\n", mean(markers),
              quantile(markers, 0.5), quantile(markers, 0.95));
  std::printf("ratio of the means       %.3f\n", mean(watching) / mean(markers));
  return 0;
}

/// Which picture is seen at each tick of `rate` a second: a film goes on as fast as it was taken, of a folder every
/// tick shows the next picture.
std::vector<size_t> shown_at(double rate, const std::vector<std::chrono::milliseconds>& taken) {
  std::vector<size_t> shown;
  if (taken.empty() || taken.back().count() == 0) {
    shown.resize(taken.size());
    std::iota(shown.begin(), shown.end(), size_t{0});
    return shown;
  }
  for (size_t next = 0; next < taken.size();) {
    const double now = 1000 * static_cast<double>(shown.size()) / rate;
    while (next < taken.size() && static_cast<double>((taken[next] - taken.front()).count()) <= now) ++next;
    shown.push_back(next - 1);
  }
  return shown;
}

/// What several boards at once cost, each watched in a thread of its own that gets so many pictures a second.
int bench_boards(const BenchOptions& options) {
  const Watched game = watched(options);
  auto source = vision::open_source(game.source);
  if (!source) {
    cli::complain(source.error().message.english());
    return cli::kInput;
  }
  std::vector<cv::Mat> pictures;
  std::vector<std::chrono::milliseconds> taken;
  while (static_cast<int>(pictures.size()) < options.frames) {
    const auto frame = (*source)->next();
    if (!frame && frame.error().gap == vision::FrameGap::corrupt) continue;
    if (!frame) break;
    pictures.push_back(as_full_hd(frame->picture));
    taken.push_back(frame->at);
  }
  const std::vector<size_t> shown = shown_at(options.rate, taken);
  struct Board {
    double processor_ms = 0, worst_late_ms = 0;
    int actions = 0, late = 0;
    std::string error;
  };
  std::vector<Board> boards(static_cast<size_t>(options.boards));
  cv::setNumThreads(1);
  using Clock = std::chrono::steady_clock;
  const auto step = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / options.rate));
  const auto watch = [&](Board& board, Clock::duration offset) {
    table::Session session(":memory:");
    const auto begun = session.new_game(game.setup);
    if (!begun || pictures.empty()) {
      board.error = pictures.empty() ? "too few pictures" : begun.error().message.english();
      return;
    }
    table::Watcher watcher(session);
    watcher.feed(pictures[0], 1);  // finding the board and learning the pieces comes once
    const auto begin = Clock::now() + offset;
    const double processor_begin = now_ms();
    for (size_t i = 1; i < shown.size(); ++i) {
      const auto due = begin + static_cast<int>(i) * step;
      std::this_thread::sleep_until(due);
      const auto outcome =
          watcher.feed(pictures[shown[i]], static_cast<std::int64_t>(i) + 1,
                       std::chrono::duration_cast<std::chrono::milliseconds>(static_cast<int>(i) * step));
      board.actions += static_cast<int>(outcome.actions.size());
      const double late = std::chrono::duration<double, std::milli>(Clock::now() - due - step).count();
      board.worst_late_ms = std::max(board.worst_late_ms, late);
      board.late += late > 0;
    }
    board.processor_ms = now_ms() - processor_begin;
  };
  std::vector<std::thread> threads;
  threads.reserve(boards.size());
  for (size_t b = 0; b < boards.size(); ++b)
    threads.emplace_back(watch, std::ref(boards[b]), step * static_cast<int>(b) / options.boards);
  for (std::thread& thread : threads) thread.join();
  double processor = 0, worst = 0;
  int late = 0, actions = 0;
  for (const Board& board : boards) {
    if (!board.error.empty()) {
      cli::complain(options.source + ": " + board.error);
      return cli::kInput;
    }
    processor += board.processor_ms;
    worst = std::max(worst, board.worst_late_ms);
    late += board.late;
    actions += board.actions;
  }
  const double count = static_cast<double>((shown.size() - 1) * boards.size());
  const double a_picture = processor / count;
  const double cores = a_picture * options.rate * options.boards / 1000;
  if (options.json_wanted) {
    const json out{{"boards", options.boards},    {"rate", options.rate},  {"pictures", count},
                   {"actions", actions},          {"watch_ms", a_picture}, {"cores_needed", cores},
                   {"later_than_the_next", late}, {"worst_late_ms", worst}};
    std::cout << text::dump(out) << "\n";
    return 0;
  }
  std::printf("%d boards, %.0f pictures of 1920x1080 a second each; %d actions read\n", options.boards, options.rate,
              actions);
  std::printf("watching, a picture      mean %8.2f ms of processor time: %.2f cores\n", a_picture, cores);
  std::printf("not done when the next one came: %d of %.0f pictures, the worst by %.0f ms\n", late, count,
              std::max(worst, 0.0));
  return 0;
}

}  // namespace

void add_bench(CLI::App& app, int& status) {
  auto options = std::make_shared<BenchOptions>();
  auto* command = cli::add_command(app, "bench");
  command
      ->add_option("source", options->source,
                   "Folder of pictures or film of a game from its start, or a recording with its answers")
      ->required();
  command->add_option("--rules", options->rules, "The game's ruleset")->capture_default_str();
  command->add_option("--frames", options->frames, "Pictures to take")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  command->add_option("--boards", options->boards, "Watch so many boards at once, each in a thread of its own")
      ->capture_default_str()
      ->check(CLI::Range(1, 64));
  command
      ->add_option("--rate", options->rate,
                   "Pictures a second of each board, with --boards; films go on as fast as they were taken")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  command->add_flag("--json", options->json_wanted, "JSON instead of text");
  command->callback([options, &status] { status = options->boards > 1 ? bench_boards(*options) : bench(*options); });
}

}  // namespace arbiter::evaluation
