// SPDX-License-Identifier: MIT
#include "vision/sources/source.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <opencv2/videoio.hpp>
#include <optional>
#include <string_view>
#include <thread>

#include "text/file.h"
#include "vision/sources/picture_file.h"

namespace arbiter::vision {

namespace fs = std::filesystem;
using calibration::failure;

namespace {

constexpr std::array<std::string_view, 9> kPictures{".jpg",  ".jpeg", ".png", ".bmp", ".tif",
                                                    ".tiff", ".webp", ".ppm", ".pgm"};

std::string lower_extension(const fs::path& file) {
  std::string extension = file.extension().string();
  for (char& c : extension) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return extension;
}

bool is_picture(const fs::path& file) {
  const std::string extension = lower_extension(file);
  return std::find(kPictures.begin(), kPictures.end(), extension) != kPictures.end();
}

bool is_film(const fs::path& file) {
  constexpr std::array<std::string_view, 7> kFilms{".avi", ".m4v", ".mjpeg", ".mkv", ".mov", ".mp4", ".webm"};
  return std::find(kFilms.begin(), kFilms.end(), lower_extension(file)) != kFilms.end();
}

class Folder : public Source {
 public:
  Folder(Message name, std::vector<fs::path> files) : name_(std::move(name)), files_(std::move(files)) {}
  tl::expected<Frame, NoFrame> next() override {
    if (at_ == files_.size())
      return tl::unexpected(NoFrame{FrameGap::ended, make_message("%1: no more pictures", name_)});
    const fs::path& file = files_[at_++];
    Frame frame;
    frame.number = static_cast<std::int64_t>(at_);
    auto picture = read_picture(file);
    if (!picture)
      return tl::unexpected(NoFrame{FrameGap::corrupt, make_message("%1; it is left out", picture.error().message)});
    frame.picture = std::move(*picture);
    return frame;
  }
  bool reopen() override {
    at_ = 0;
    return true;
  }
  [[nodiscard]] bool live() const override { return false; }
  [[nodiscard]] const Message& name() const override { return name_; }

 private:
  Message name_;
  std::vector<fs::path> files_;
  size_t at_ = 0;
};

class Film : public Source {
 public:
  explicit Film(std::string file) : file_(std::move(file)), name_(as_it_is(text::shown(file_))) { begin(); }
  tl::expected<Frame, NoFrame> next() override {
    Frame frame;
    frame.number = ++number_;
    try {
      if (capture_.grab()) {
        // Some pictures, mostly the last ones, have no time of their own.
        const double at = capture_.get(cv::CAP_PROP_POS_MSEC);
        at_ = number_ == 1 || at > at_ ? std::max(at, 0.0) : at_ + step_;
        if (capture_.retrieve(frame.picture) && !frame.picture.empty()) {
          frame.at = std::chrono::milliseconds(std::lround(at_));
          return frame;
        }
        return tl::unexpected(
            NoFrame{FrameGap::corrupt,
                    make_message("%1; it is left out", make_message("%1: picture %2 cannot be read", name_, number_))});
      }
    } catch (const cv::Exception&) {
      // The decoder gave up: as at the end, below.
    }
    // Lengths in headers are estimates: a few pictures less are no sign of damage.
    const std::int64_t missing = expected_ - (number_ - 1);
    if (!told_short_ && missing > 2 + expected_ / 50) {
      told_short_ = true;
      return tl::unexpected(NoFrame{
          FrameGap::corrupt, make_message("%1 breaks off after %2 of %3 pictures", name_, number_ - 1, expected_)});
    }
    return tl::unexpected(NoFrame{FrameGap::ended, make_message("%1: the film is over", name_)});
  }
  bool reopen() override { return begin(); }
  [[nodiscard]] bool open() const { return capture_.isOpened(); }
  [[nodiscard]] bool live() const override { return false; }
  [[nodiscard]] const Message& name() const override { return name_; }

 private:
  /// From the first picture.
  bool begin() {
    number_ = 0;
    told_short_ = false;
    try {
      // By name: OpenCV would ask every photo camera on the USB as well whether it knows this file.
      const bool open = capture_.open(file_, cv::CAP_FFMPEG) || capture_.open(file_, cv::CAP_GSTREAMER);
      expected_ = open ? static_cast<std::int64_t>(capture_.get(cv::CAP_PROP_FRAME_COUNT)) : 0;
      const double rate = open ? capture_.get(cv::CAP_PROP_FPS) : 0;
      step_ = rate > 0 ? 1000 / rate : 0;
      return open;
    } catch (const cv::Exception&) {
      return false;
    }
  }

  std::string file_;
  Message name_;
  cv::VideoCapture capture_;
  std::int64_t number_ = 0, expected_ = 0;
  double at_ = 0, step_ = 0;  // milliseconds: of the last picture, between two
  bool told_short_ = false;
};

/// A camera or stream. It is read on a thread of its own, because reading may wait for ever for one that is gone; that
/// thread then is left behind with what it holds.
class Camera : public Source {
 public:
  using Opener = std::function<bool(cv::VideoCapture&)>;
  Camera(Message name, Opener opener, Limits limits)
      : name_(std::move(name)), opener_(std::move(opener)), limits_(limits) {
    begun_ = std::chrono::steady_clock::now();
  }
  ~Camera() override { stop(); }
  Camera(const Camera&) = delete;
  Camera& operator=(const Camera&) = delete;

  tl::expected<Frame, NoFrame> next() override {
    if (shared_)
      if (auto frame = wait_for(*shared_)) return std::move(*frame);
    bool frozen = false;
    if (shared_) {
      const std::lock_guard lock(shared_->mutex);
      frozen = shared_->frozen;
      if (frozen) still_ = shared_->print;
    }
    stop();
    return tl::unexpected(NoFrame{FrameGap::gone, frozen
                                                      ? make_message("%1 gives the same picture again and again", name_)
                                                      : make_message("%1 gives no pictures any more", name_)});
  }

  bool reopen() override {
    stop();
    auto capture = std::make_shared<cv::VideoCapture>();
    try {
      if (!opener_(*capture)) return false;
    } catch (const cv::Exception&) {
      return false;
    }
    base_ = last_;
    shared_ = std::make_shared<Shared>();
    shared_->still = still_;
    std::thread([shared = shared_, capture, frozen = limits_.frozen] { run(*shared, *capture, frozen); }).detach();
    return true;
  }
  [[nodiscard]] bool live() const override { return true; }
  [[nodiscard]] const Message& name() const override { return name_; }

 private:
  struct Shared {
    std::mutex mutex;
    std::condition_variable arrived;
    cv::Mat picture;
    std::chrono::steady_clock::time_point taken;
    std::int64_t number = 0;
    std::uint64_t print = 0;             // of the picture taken last
    std::optional<std::uint64_t> still;  // what the source has shown all the time, before it was opened again too
    bool fresh = false, failed = false, frozen = false, stop = false;
  };

  /// Two pictures of a sensor never have the same; some rows are enough.
  static std::uint64_t print_of(const cv::Mat& picture) {
    constexpr int kEvery = 16;
    std::uint64_t print = static_cast<std::uint64_t>(picture.cols);
    for (int y = 0; y < picture.rows; y += kEvery)
      print =
          print * 1099511628211U ^
          std::hash<std::string_view>()({picture.ptr<char>(y), static_cast<size_t>(picture.cols) * picture.elemSize()});
    return print;
  }

  static void run(Shared& shared, cv::VideoCapture& capture, std::chrono::milliseconds frozen) {
    constexpr int kFewest = 10;  // pictures: a slow camera is no frozen one
    int alike = 0;
    auto alike_since = std::chrono::steady_clock::now();
    while (true) {
      cv::Mat picture;
      bool good = false;
      try {
        good = capture.read(picture) && !picture.empty();
      } catch (const cv::Exception&) {
        good = false;
      }
      const std::uint64_t print = good ? print_of(picture) : 0;
      const std::lock_guard lock(shared.mutex);
      if (shared.stop) return;
      const auto now = std::chrono::steady_clock::now();
      if (print != shared.print || shared.number == 0 || print == shared.still) {
        alike = 0;
        alike_since = now;
      }
      shared.print = print;
      if (good && ++alike > kFewest && now - alike_since > frozen) {
        shared.frozen = true;
        good = false;
      }
      if (good) {
        shared.picture = picture;
        shared.taken = now;
        shared.fresh = true;
        ++shared.number;
      } else {
        shared.failed = true;
      }
      shared.arrived.notify_all();
      if (!good) return;
    }
  }

  void stop() {
    if (!shared_) return;
    const std::shared_ptr<Shared> shared = std::move(shared_);
    shared_.reset();
    const std::lock_guard lock(shared->mutex);
    shared->stop = true;
  }

  std::optional<Frame> wait_for(Shared& shared) {
    std::unique_lock lock(shared.mutex);
    shared.arrived.wait_for(lock, limits_.patience, [&] { return shared.fresh || shared.failed; });
    if (!shared.fresh) return std::nullopt;
    shared.fresh = false;
    Frame frame;
    frame.picture = std::move(shared.picture);
    frame.number = base_ + shared.number;
    frame.at = std::chrono::duration_cast<std::chrono::milliseconds>(shared.taken - begun_);
    last_ = frame.number;
    return frame;
  }

  Message name_;
  Opener opener_;
  Limits limits_;
  std::shared_ptr<Shared> shared_;
  std::chrono::steady_clock::time_point begun_;
  std::int64_t base_ = 0, last_ = 0;
  std::optional<std::uint64_t> still_;
};

std::optional<int> camera_number(const std::string& where) {
  constexpr std::string_view kDevice = "/dev/video";
  const std::string_view text =
      where.compare(0, kDevice.size(), kDevice) == 0 ? std::string_view(where).substr(kDevice.size()) : where;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

/// An address without user and password.
std::string shown_address(const std::string& address) {
  const size_t begin = address.find("://") + 3, at = address.find('@', begin), slash = address.find('/', begin);
  if (at == std::string::npos || at > slash) return address;
  return address.substr(0, begin) + address.substr(at + 1);
}

calibration::Expected<std::unique_ptr<Source>> open_camera(const Message& name, Camera::Opener opener,
                                                           const Source::Limits& limits) {
  auto camera = std::make_unique<Camera>(name, std::move(opener), limits);
  if (!camera->reopen())
    return failure("unreadable",
                   make_message("%1 cannot be opened: it is not there, or another program is using it", name));
  return camera;
}

}  // namespace

bool natural_less(const std::string& a, const std::string& b) {
  size_t i = 0, j = 0;
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  while (i < a.size() && j < b.size()) {
    if (digit(a[i]) && digit(b[j])) {
      while (i < a.size() && a[i] == '0') ++i;
      while (j < b.size() && b[j] == '0') ++j;
      size_t m = i, n = j;
      while (m < a.size() && digit(a[m])) ++m;
      while (n < b.size() && digit(b[n])) ++n;
      if (m - i != n - j) return m - i < n - j;
      if (const int order = a.compare(i, m - i, b, j, n - j); order != 0) return order < 0;
      i = m;
      j = n;
    } else {
      if (a[i] != b[j]) return a[i] < b[j];
      ++i;
      ++j;
    }
  }
  if (a.size() - i != b.size() - j) return a.size() - i < b.size() - j;
  return a < b;
}

calibration::Expected<std::unique_ptr<Source>> open_source(const std::string& where, const Source::Limits& limits) {
  std::error_code error;
  if (const auto number = camera_number(where); number && (!fs::exists(where, error) || where.front() == '/')) {
    return open_camera(
        make_message("camera %1", *number),
        [number, size = limits.camera_size](cv::VideoCapture& capture) {
          if (!capture.open(*number, cv::CAP_V4L2)) return false;
          capture.set(cv::CAP_PROP_FRAME_WIDTH, size.width);
          capture.set(cv::CAP_PROP_FRAME_HEIGHT, size.height);
          capture.set(cv::CAP_PROP_BUFFERSIZE, 1);
          return true;
        },
        limits);
  }
  if (where.find("://") != std::string::npos) {
    const int wait = static_cast<int>(limits.patience.count());
    return open_camera(
        as_it_is(shown_address(where)),
        [where, wait](cv::VideoCapture& capture) {
          return capture.open(where, cv::CAP_FFMPEG,
                              {cv::CAP_PROP_OPEN_TIMEOUT_MSEC, wait, cv::CAP_PROP_READ_TIMEOUT_MSEC, wait});
        },
        limits);
  }
  if (!fs::exists(where, error)) return failure("not_found", make_message("%1 is not there", text::shown(where)));
  if (fs::is_directory(where, error)) {
    std::vector<fs::path> files, films;
    for (const auto& entry : fs::directory_iterator(where, error)) {
      if (!entry.is_regular_file(error)) continue;
      if (is_picture(entry.path())) files.push_back(entry.path());
      if (is_film(entry.path())) films.push_back(entry.path());
    }
    if (files.empty() && films.size() == 1) return open_source(films.front().string(), limits);
    if (files.empty() && films.size() > 1)
      return failure("no_pictures",
                     make_message("%1 holds %2 films; name one of them", text::shown(where), films.size()));
    if (files.empty()) return failure("no_pictures", make_message("%1 holds no pictures", text::shown(where)));
    std::sort(files.begin(), files.end(), [](const fs::path& a, const fs::path& b) {
      return natural_less(a.filename().string(), b.filename().string());
    });
    return std::make_unique<Folder>(as_it_is(text::shown(where)), std::move(files));
  }
  if (fs::is_character_file(where, error)) {
    // Cameras have further names, links in /dev/v4l.
    const fs::path device = fs::canonical(where, error);
    if (!error && device != where && camera_number(device.string())) return open_source(device.string(), limits);
  }
  if (!fs::is_regular_file(where, error))
    return failure("unreadable", make_message("%1 is no file, folder or camera: pictures cannot be read from it",
                                              text::shown(where)));
  if (is_picture(where)) return std::make_unique<Folder>(as_it_is(text::shown(where)), std::vector<fs::path>{where});
  auto film = std::make_unique<Film>(where);
  if (!film->open())
    return failure("unreadable", make_message("%1 cannot be read as a film or picture", text::shown(where)));
  return film;
}

}  // namespace arbiter::vision
