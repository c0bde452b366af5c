// SPDX-License-Identifier: MIT
#include "app/footage/film.h"

#include <cstdio>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>
#include <vector>

#include "text/json_text.h"
#include "text/value_json.h"
#include "vision/simulate/noise.h"

namespace arbiter::footage {

using vision::simulate::mixed;
using vision::simulate::uniform;

namespace fs = std::filesystem;

namespace {

constexpr const char* kVideo = "camera.mp4";

bool is_footage(const fs::path& file) {
  const std::string name = file.filename().string();
  return name == "truth.json" || name == "position.json" || name == kVideo ||
         (name.rfind("frame_", 0) == 0 && file.extension() == ".jpg");
}

std::string board_folder(std::size_t board) { return "board" + std::to_string(board + 1); }

/// "board1", "board12": the folder of one of joined boards.
bool is_board_folder(const fs::path& file) {
  const std::string name = file.filename().string();
  return name.rfind("board", 0) == 0 && name.size() > 5 &&
         name.find_first_not_of("0123456789", 5) == std::string::npos && fs::is_directory(file);
}

/// All footage in the folder, in those of joined boards too; the error names what is none.
Expected<std::vector<fs::path>> footage_in(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> files;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (is_board_folder(it->path())) {
      auto inside = footage_in(it->path());
      if (!inside) return inside;
      files.insert(files.end(), inside->begin(), inside->end());
    } else if (!is_footage(it->path())) {
      return refuse("exists",
                    make_message("%1 holds %2, which is no footage: nothing was touched; choose another folder",
                                 folder.string(), it->path().filename().string()));
    }
    files.push_back(it->path());
  }
  if (error) return refuse("io", make_message("%1 cannot be read: %2", folder.string(), error.message()));
  return files;
}

Expected<void> clear_footage(const fs::path& folder) {
  const auto files = footage_in(folder);
  if (!files) return tl::unexpected(files.error());
  std::error_code error;
  for (const fs::path& file : *files)
    if (!error) fs::remove(file, error);
  if (error) return refuse("io", make_message("%1 cannot be cleared: %2", folder.string(), error.message()));
  return {};
}

/// What a torn transmission leaves: a dark picture, or one whose lower part is a smear of one line.
cv::Mat torn(const cv::Mat& picture, std::uint64_t key) {
  cv::Mat out = picture.clone();
  if (uniform(key + 1) < 0.4) return out *= 0.03;
  const int from = static_cast<int>(uniform(key + 2, 0.15, 0.7) * picture.rows);
  for (int v = from; v < picture.rows; ++v) picture.row(from).copyTo(out.row(v));
  out.rowRange(from, picture.rows) = out.rowRange(from, picture.rows) * 0.5 + cv::Scalar::all(64);
  return out;
}

/// A file that is cut short, or that is no picture.
void spoil(std::vector<unsigned char>& bytes, std::uint64_t key) {
  if (uniform(key) < 0.6) {
    bytes.resize(static_cast<std::size_t>(uniform(key + 1, 0.1, 0.7) * static_cast<double>(bytes.size())));
    return;
  }
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(mixed(key, i));
}

Expected<void> write_file(const fs::path& file, const char* data, std::size_t size) {
  std::ofstream out(file, std::ios::binary);
  out.write(data, static_cast<std::streamsize>(size));
  out.close();
  if (!out)
    return refuse("io", make_message("%1 cannot be written (is the disk full, may you write there?)", file.string()));
  return {};
}

Expected<void> write_value(const fs::path& file, const Value& content) {
  const std::string text = text::dump(nlohmann::json(content), 1) + "\n";
  return write_file(file, text.data(), text.size());
}

}  // namespace

struct Film::Impl {
  FilmOptions options;
  cv::VideoWriter video;
  Value::List frames;
};

Film::Film(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Film::~Film() = default;
Film::Film(Film&&) noexcept = default;
Film& Film::operator=(Film&&) noexcept = default;

namespace {

/// An empty folder to write to.
Expected<void> make_room(const FilmOptions& options) {
  std::error_code error;
  const fs::path& folder = options.folder;
  if (fs::exists(folder, error) && !fs::is_directory(folder, error))
    return refuse("exists", make_message("%1 is a file, not a folder", folder.string()));
  if (fs::exists(folder, error) && !fs::is_empty(folder, error)) {
    if (error) return refuse("io", make_message("%1 cannot be read: %2", folder.string(), error.message()));
    if (!options.force)
      return refuse("exists", make_message("%1 is not empty; --force replaces the footage in it", folder.string()));
    if (auto cleared = clear_footage(folder); !cleared) return cleared;
  }
  fs::create_directories(folder, error);
  if (error) return refuse("io", make_message("%1 cannot be made: %2", folder.string(), error.message()));
  return {};
}

}  // namespace

Expected<Film> Film::create(const FilmOptions& options) {
  if (auto made = make_room(options); !made) return tl::unexpected(made.error());
  auto impl = std::make_unique<Impl>();
  impl->options = options;
  Film film(std::move(impl));
  // A first file at once, so that a folder that cannot be written is not noticed after minutes of work.
  if (auto written = film.write("truth.json", Value::Table()); !written) return tl::unexpected(written.error());
  return film;
}

Expected<void> Film::add(const cv::Mat& picture, Value entry, std::uint64_t damage) {
  char name[32];
  std::snprintf(name, sizeof name, "frame_%04zu.jpg", impl_->frames.size() + 1);
  entry["file"] = name;
  if (impl_->options.video) {
    if (!impl_->video.isOpened()) {
      const fs::path file = impl_->options.folder / kVideo;
      // H.264 where the library has an encoder for it.
      for (const char* code : {"avc1", "mp4v"})
        if (!impl_->video.isOpened())
          impl_->video.open(file.string(), cv::CAP_FFMPEG, cv::VideoWriter::fourcc(code[0], code[1], code[2], code[3]),
                            impl_->options.rate, picture.size());
      if (!impl_->video.isOpened()) return refuse("io", make_message("%1 cannot be written as a video", file.string()));
    }
    impl_->video.write(damage == 0 ? picture : torn(picture, damage));
  } else {
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", picture, bytes, {cv::IMWRITE_JPEG_QUALITY, impl_->options.jpeg_quality});
    if (damage != 0) spoil(bytes, damage);
    if (auto written =
            write_file(impl_->options.folder / name, reinterpret_cast<const char*>(bytes.data()), bytes.size());
        !written)
      return written;
  }
  impl_->frames.push_back(std::move(entry));
  return {};
}

std::size_t Film::size() const { return impl_->frames.size(); }

Expected<void> Film::write(const std::string& name, const Value& content) {
  return write_value(impl_->options.folder / name, content);
}

const std::filesystem::path& Film::folder() const { return impl_->options.folder; }

Expected<void> Film::finish(Value truth) {
  if (impl_->video.isOpened()) {
    impl_->video.release();
    truth["video"] = kVideo;
  }
  truth["frames"] = impl_->frames;
  return write("truth.json", truth);
}

Expected<std::vector<Film>> create_films(const FilmOptions& options, std::size_t boards) {
  std::vector<Film> films;
  if (boards > 1)
    if (auto made = make_room(options); !made) return tl::unexpected(made.error());
  for (std::size_t b = 0; b < boards; ++b) {
    FilmOptions one = options;
    if (boards > 1) one.folder /= board_folder(b);
    auto film = Film::create(one);
    if (!film) return tl::unexpected(film.error());
    films.push_back(std::move(*film));
  }
  return films;
}

Expected<void> write_whole(const std::filesystem::path& folder, Value truth, std::size_t boards) {
  Value& names = truth["boards"] = Value::List();
  for (std::size_t b = 0; b < boards; ++b) names.push_back(board_folder(b));
  return write_value(folder / "truth.json", truth);
}

}  // namespace arbiter::footage
