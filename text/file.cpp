// SPDX-License-Identifier: MIT
#include "text/file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "text/utf8.h"

namespace arbiter::text {

namespace {

constexpr int kPatience = 3000;  // milliseconds without anything from a pipe

/// An open file that closes itself.
struct Open {
  int number;
  explicit Open(const std::filesystem::path& file)
      // Not waiting: a pipe without a writer would never open.
      : number(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) {}
  ~Open() {
    if (number >= 0) ::close(number);
  }
  Open(const Open&) = delete;
  Open& operator=(const Open&) = delete;
};

/// Waits until there is something to read or the writer has gone; false when neither happens in time.
bool wait_for(int number) {
  pollfd one{number, POLLIN, 0};
  int answer = 0;
  do answer = ::poll(&one, 1, kPatience);
  while (answer < 0 && errno == EINTR);
  return answer > 0;
}

/// The system's report of what went wrong last.
std::string report() { return std::strerror(errno); }

}  // namespace

std::string shown(const std::filesystem::path& file) { return clean(file.string()); }

tl::expected<std::string, Message> read_file(const std::filesystem::path& file, std::size_t most) {
  const auto failed = [](Message why) { return tl::unexpected(std::move(why)); };
  const auto cannot_be_read = [&] { return make_message("%1 cannot be read: %2", shown(file), report()); };
  const auto too_large = [&] { return make_message("%1 is too large: more than %2 MiB", shown(file), most >> 20U); };
  const Open open(file);
  if (open.number < 0) return failed(make_message("%1 cannot be opened: %2", shown(file), report()));
  struct stat about {};
  if (::fstat(open.number, &about) != 0) return failed(cannot_be_read());
  if (S_ISDIR(about.st_mode)) return failed(make_message("%1 is a folder, not a file", shown(file)));
  if (S_ISCHR(about.st_mode) || S_ISBLK(about.st_mode))
    return failed(make_message("%1 is a device, not a file", shown(file)));
  const bool whole = S_ISREG(about.st_mode);
  if (whole && static_cast<std::uintmax_t>(about.st_size) > most) return failed(too_large());
  std::string content;
  bool waited = false;
  std::array<char, 1U << 16U> part{};
  for (;;) {
    const ssize_t count = ::read(open.number, part.data(), part.size());
    if (count > 0) {
      content.append(part.data(), static_cast<std::size_t>(count));
      if (content.size() > most) return failed(too_large());
      waited = false;
      continue;
    }
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno != EAGAIN) return failed(cannot_be_read());
    // A pipe whose writer has not come yet looks like one that has ended.
    if (count == 0 && (whole || !content.empty() || waited)) return content;
    if (!wait_for(open.number))
      return failed(make_message("%1 gives nothing: it is a pipe, and nobody writes to it", shown(file)));
    waited = true;
  }
}

bool read_line(std::istream& in, std::string& line, std::size_t most) {
  line.clear();
  std::streambuf& from = *in.rdbuf();
  using Traits = std::streambuf::traits_type;
  for (bool any = false;; any = true) {
    const auto next = from.sbumpc();
    if (Traits::eq_int_type(next, Traits::eof())) {
      in.setstate(any ? std::ios::eofbit : std::ios::eofbit | std::ios::failbit);
      return any;
    }
    const char c = Traits::to_char_type(next);
    if (c == '\n') return true;
    if (line.size() <= most) line += c;
  }
}

}  // namespace arbiter::text
