// SPDX-License-Identifier: MIT
// Runs a fuzzing target without a fuzzer: the inputs that were found wrong once, the seeds, and inputs made of them by
// chance, the same ones every time. `TARGET [--inputs N] [--seed S] [--corpus FOLDER] [FOLDER|FILE…]`: plays the files,
// then N inputs; with --corpus writes the seeds there, for a fuzzer to begin from.
#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>

#include "tests/fuzz/target.h"

namespace {

namespace fs = std::filesystem;

std::string file_text(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void play(const std::string& input) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

/// Makes an input of others: pieces exchanged, repeated, lost, bytes and numbers changed.
class Maker {
 public:
  Maker(const std::vector<std::string>& from, unsigned seed) : from_(from), random_(seed) {}
  std::string next() {
    std::string input = any();
    for (std::size_t n = 1 + below(4); n > 0; --n) change(input);
    return input;
  }

 private:
  std::size_t below(std::size_t n) { return n == 0 ? 0 : random_() % n; }
  const std::string& any() { return from_[below(from_.size())]; }
  std::string piece(const std::string& of) { return of.substr(below(of.size()), 1 + below(24)); }
  void change(std::string& input) {
    static const std::vector<std::string> kWords{"1e999",
                                                 "-1",
                                                 "99999999999999999999",
                                                 "0",
                                                 "null",
                                                 "[",
                                                 "]",
                                                 "{",
                                                 "}",
                                                 "\"",
                                                 "\\",
                                                 "\xFF",
                                                 "\xF6",
                                                 "\n",
                                                 "\r",
                                                 ":",
                                                 ",",
                                                 "@",
                                                 std::string(1, '\0'),
                                                 "2147483648",
                                                 "S2",
                                                 "true",
                                                 "[[[[[[[[",
                                                 "手"};
    const std::size_t at = below(input.size() + 1), length = below(std::min<std::size_t>(input.size() - at, 24) + 1);
    switch (below(7)) {
      case 0:
        if (at < input.size()) input[at] = static_cast<char>(input[at] ^ (1U << below(8)));
        break;
      case 1:
        if (at < input.size()) input[at] = static_cast<char>(random_());
        break;
      case 2:
        input.erase(at, length);
        break;
      case 3:
        input.insert(at, input.substr(at, length));
        break;
      case 4:
        input.replace(at, length, piece(any()));
        break;
      case 5:
        input.replace(at, length, kWords[below(kWords.size())]);
        break;
      default:
        input.resize(at);
        input += piece(any());
    }
  }

  const std::vector<std::string>& from_;
  std::mt19937 random_;
};

void play_files(const fs::path& where, int& played) {
  if (fs::is_directory(where)) {
    std::vector<fs::path> inside;
    for (const auto& entry : fs::directory_iterator(where)) inside.push_back(entry.path());
    std::sort(inside.begin(), inside.end());
    for (const fs::path& one : inside) play_files(one, played);
  } else if (fs::exists(where)) {
    std::fprintf(stderr, "%s\n", where.c_str());
    play(file_text(where));
    ++played;
  }
}

}  // namespace

int main(int argc, char** argv) {
  long inputs = 0;
  unsigned seed = 1;
  int files = 0;
  const std::vector<std::string> seeds = arbiter::fuzz::seeds();
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const bool more = i + 1 < argc;
    if (word == "--inputs" && more) {
      inputs = std::atol(argv[++i]);
    } else if (word == "--seed" && more) {
      seed = static_cast<unsigned>(std::atol(argv[++i]));
    } else if (word == "--corpus" && more) {
      const fs::path folder = argv[++i];
      fs::create_directories(folder);
      for (std::size_t n = 0; n < seeds.size(); ++n)
        std::ofstream(folder / ("seed-" + std::to_string(n)), std::ios::binary) << seeds[n];
    } else {
      play_files(word, files);
    }
  }
  for (const std::string& one : seeds) play(one);
  // An input that ends the program is left behind, to be looked at.
  const fs::path last = fs::temp_directory_path() / (fs::path(argv[0]).filename().string() + ".last-input");
  Maker maker(seeds, seed);
  const auto start = std::chrono::steady_clock::now();
  for (long n = 0; n < inputs; ++n) {
    const std::string input = maker.next();
    std::ofstream(last, std::ios::binary) << input;
    play(input);
  }
  fs::remove(last);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  std::printf("%zu seeds, %d files, %ld inputs made of them in %.1f s, nothing wrong\n", seeds.size(), files, inputs,
              taken.count());
  return 0;
}
