// SPDX-License-Identifier: MIT
#include "app/engines/dialogue.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <sstream>

namespace arbiter::engines {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kToGreet{3'000};  // engines that know UCI answer at once; so others are asked soon
constexpr int kEnd = 10'000;             // a score for a sure end, less the moves until then

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

template <class Number>
std::optional<Number> number(const std::string& text) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// The word behind `key`; empty: there is none.
std::string behind(const std::vector<std::string>& words, std::string_view key) {
  const auto at = std::find(words.begin(), words.end(), key);
  return at == words.end() || at + 1 == words.end() ? "" : *(at + 1);
}

/// What a line of `info` says of the best line. Lines of further choices (multipv) are left out.
void take_info(const std::vector<std::string>& words, Answer& answer) {
  if (const auto depth = number<int>(behind(words, "depth"))) answer.depth = *depth;
  if (const auto nodes = number<std::uint64_t>(behind(words, "nodes"))) answer.nodes = *nodes;
  const std::string choice = behind(words, "multipv");
  if (!choice.empty() && choice != "1") return;
  if (const auto pawns = number<int>(behind(words, "cp")))
    answer.score = std::clamp(*pawns, -kEnd + 1'000, kEnd - 1'000);
  if (const auto moves = number<int>(behind(words, "mate"))) {
    const int away = std::min(std::abs(std::clamp(*moves, -900, 900)), 900);
    answer.score = *moves > 0 ? kEnd - away : away - kEnd;
  }
  const auto line = std::find(words.begin(), words.end(), "pv");
  if (line != words.end()) answer.line.assign(line + 1, words.end());
}

}  // namespace

tl::expected<std::unique_ptr<Dialogue>, Silence> Dialogue::begin(const std::string& program, bool usi) {
  auto process = Process::start(program);
  if (!process) return tl::unexpected(Silence::ended);
  std::unique_ptr<Dialogue> one(new Dialogue(std::move(*process)));
  auto greeted = one->greet("uci", usi ? kToGreet : kToBegin);
  if (!greeted && greeted.error() == Silence::late && usi) {
    one->usi_ = true;
    greeted = one->greet("usi", kToBegin);
  }
  if (!greeted) return tl::unexpected(greeted.error());
  return one;
}

tl::expected<void, Silence> Dialogue::greet(const std::string& word, milliseconds patience) {
  const auto until = Clock::now() + patience;
  if (auto said = process_->say(word, until); !said) return said;
  while (true) {
    const auto line = process_->hear(until);
    if (!line) return tl::unexpected(line.error());
    const auto words = words_of(*line);
    if (words.empty()) continue;
    if (words[0] == word + "ok") return {};
    if (words[0] == "option") take_option(*line);
    if (words.size() > 2 && words[0] == "id" && words[1] == "name") name_ = line->substr(line->find("name") + 5);
  }
}

/// "option name Skill Level type spin default 20 min 0 max 20"
void Dialogue::take_option(const std::string& line) {
  const std::size_t name = line.find(" name "), type = line.find(" type ");
  if (name == std::string::npos || type == std::string::npos || type < name + 6) return;
  EngineOption& option = options_[lower(line.substr(name + 6, type - name - 6))];
  const auto words = words_of(line.substr(type));
  option.least = number<int>(behind(words, "min")).value_or(0);
  option.most = number<int>(behind(words, "max")).value_or(0);
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i] == "var") option.values.insert(words[i + 1]);
}

const EngineOption* Dialogue::option(const std::string& name) const {
  const auto found = options_.find(lower(name));
  return found == options_.end() ? nullptr : &found->second;
}

tl::expected<void, Silence> Dialogue::set(const std::string& option, const std::string& value) {
  if (this->option(option) == nullptr) return {};
  return process_->say("setoption name " + option + " value " + value, Clock::now() + kGrace);
}

tl::expected<void, Silence> Dialogue::ready() {
  const auto until = Clock::now() + kToBegin;
  if (auto said = process_->say("isready", until); !said) return said;
  while (true) {
    const auto line = process_->hear(until);
    if (!line) return tl::unexpected(line.error());
    if (line->starts_with("readyok")) return {};
  }
}

tl::expected<void, Silence> Dialogue::new_game() {
  if (auto said = process_->say(usi_ ? "usinewgame" : "ucinewgame", Clock::now() + kGrace); !said) return said;
  return ready();
}

tl::expected<Answer, Silence> Dialogue::go(const std::string& position, const std::vector<std::string>& among,
                                           std::uint64_t nodes, milliseconds time,
                                           const std::function<bool()>& stopped) {
  std::string go = "go";
  if (nodes > 0) go += " nodes " + std::to_string(nodes);
  if (time.count() > 0) go += (usi_ ? " btime 0 wtime 0 byoyomi " : " movetime ") + std::to_string(time.count());
  if (!usi_ && !among.empty()) go += " searchmoves";
  if (!usi_)
    for (const std::string& move : among) go += " " + move;
  // Where only its nodes are limited, they take as long as they take.
  const auto begun = Clock::now();
  auto until = begun + (time.count() > 0 ? time + kGrace : milliseconds(600'000));
  for (const std::string& line : {"position " + position, go})
    if (auto said = process_->say(line, begun + kGrace); !said) return tl::unexpected(said.error());
  Answer answer;
  bool asked_to_stop = false;
  while (true) {
    auto line = process_->hear(until, [&] { return !asked_to_stop && stopped(); });
    if (!line && !asked_to_stop && (line.error() == Silence::late || line.error() == Silence::stopped)) {
      // An engine that is asked to stop says its best move at once. It is waited for, so that it can be used again.
      asked_to_stop = true;
      until = Clock::now() + kToStop;
      if (auto said = process_->say("stop", until); !said) return tl::unexpected(said.error());
      continue;
    }
    if (!line) return tl::unexpected(line.error());
    const auto words = words_of(*line);
    if (words.empty()) continue;
    if (words[0] == "info") take_info(words, answer);
    if (words[0] != "bestmove") continue;
    if (stopped()) return tl::unexpected(Silence::stopped);
    answer.move = words.size() > 1 ? words[1] : "";
    return answer;
  }
}

}  // namespace arbiter::engines
