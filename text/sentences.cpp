// SPDX-License-Identifier: MIT
#include "text/sentences.h"

#include <libintl.h>

#include <algorithm>
#include <charconv>
#include <clocale>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::text {
namespace {

namespace fs = std::filesystem;

constexpr const char* kCatalogue = "arbiter";

std::string& the_language() {
  static std::string language = "en";
  return language;
}

/// Where the catalogues of a language lie: below the folder that the program is built in, or beside its folder once
/// installed.
fs::path catalogues(const std::string& language) {
  std::error_code failed;
  fs::path folder = fs::read_symlink("/proc/self/exe", failed).parent_path();
  constexpr int kUpwards = 4;
  for (int i = 0; i < kUpwards; ++i, folder = folder.parent_path())
    if (fs::exists(folder / "share/locale" / language / "LC_MESSAGES/arbiter.mo", failed))
      return folder / "share/locale";
  return {};
}

/// A language with its sentences, once read.
struct Book {
  std::string language;
  std::map<std::string, std::string> sentences;
};

/// What a thread speaks, see Speaking; null: as the program.
thread_local const Book* spoken_here = nullptr;

const Book* book_of(const std::string& language) {
  static std::mutex mutex;
  static std::map<std::string, Book> books;  // those that were read stay where they are
  const std::lock_guard lock(mutex);
  const auto known = books.find(language);
  if (known != books.end()) return &known->second;
  return &books.emplace(language, Book{language, catalogue(language)}).first->second;
}

/// The sentence as it is said, its placeholders in it.
const char* looked_up(const char* sentence) {
  if (spoken_here == nullptr) return ::dgettext(kCatalogue, sentence);
  const auto known = spoken_here->sentences.find(sentence);
  return known == spoken_here->sentences.end() ? sentence : known->second.c_str();
}

/// An argument of a message in the language that is spoken.
std::string in_words(const Argument& argument, const Namer& name) {
  using Type = Argument::Type;
  const auto each = [&](std::size_t i) { return text::in_words(argument.messages[i], name); };
  switch (argument.type) {
    case Type::text:
    case Type::number:
      return argument.text;
    case Type::quoted:
      return fill_in(looked_up(N_("\"%1\"")), {argument.text});
    case Type::word:
      return tr(argument.text.c_str());
    case Type::seat:
    case Type::kind:
    case Type::piece:
    case Type::game:
    case Type::army:
      return name(argument);
    case Type::message:
    case Type::joined: {
      std::string all;
      for (std::size_t i = 0; i < argument.messages.size(); ++i) all += (i == 0 ? "" : argument.text) + each(i);
      return all;
    }
    case Type::listed: {
      std::string all;
      for (std::size_t i = 0; i < argument.messages.size(); ++i)
        all = i > 0 && i + 1 == argument.messages.size() ? fill_in(looked_up("%1 and %2"), {all, each(i)})
                                                         : all + (i == 0 ? "" : ", ") + each(i);
      return all;
    }
  }
  return argument.text;
}

}  // namespace

std::string spoken() { return spoken_here == nullptr ? the_language() : spoken_here->language; }

void speak(const std::string& language) {
  the_language() = language;
  // gettext looks for the language in LANGUAGE, and at that only where the locale is another one than "C"; this one is
  // part of the C library, whichever languages the machine was set up for.
  ::setenv("LANGUAGE", language.c_str(), 1);
  // What gettext has looked up it keeps until the locale is another one.
  std::setlocale(LC_MESSAGES, "C");
  std::setlocale(LC_MESSAGES, "C.UTF-8");
  if (const fs::path folder = catalogues(language); !folder.empty()) ::bindtextdomain(kCatalogue, folder.c_str());
  ::bind_textdomain_codeset(kCatalogue, "UTF-8");
}

std::string tr(const char* sentence, std::initializer_list<std::string> parts) {
  // The empty sentence is the catalogue's own head.
  if (*sentence == '\0') return {};
  return fill_in(looked_up(sentence), parts);
}

std::string tr_in(const std::string& context, const std::string& word) {
  const std::string key = in_context(context, word);
  const std::string said = looked_up(key.c_str());
  return said == key ? word : said;
}

std::string in_context(const std::string& context, const std::string& word) {
  return context + '\4' + word;  // gettext's own (its manual, "Using contexts for solving ambiguities")
}

std::string trn(const char* one, const char* many, long number, std::initializer_list<std::string> parts) {
  std::vector<std::string> all{std::to_string(number)};
  all.insert(all.end(), parts);
  if (spoken_here != nullptr) return fill_in(looked_up(number == 1 ? one : many), all);
  return fill_in(::dngettext(kCatalogue, one, many, static_cast<unsigned long>(number < 0 ? -number : number)), all);
}

std::map<std::string, std::string> catalogue(const std::string& language) {
  // gettext's own form (its manual, "The Format of GNU MO Files"): a magic number, a revision, how many there are, and
  // where the tables of sentences and of translations begin; these have length and place of each.
  constexpr std::uint32_t kMagic = 0x950412de;
  constexpr std::size_t kCount = 8, kSentences = 12, kTranslations = 16, kEntry = 8;
  std::map<std::string, std::string> all;
  const fs::path folder = catalogues(language);
  if (folder.empty()) return all;
  std::ifstream file(folder / language / "LC_MESSAGES/arbiter.mo", std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const auto number = [&](std::size_t at) {
    std::uint32_t value = 0;
    if (at + sizeof value <= bytes.size()) std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
  };
  const auto text = [&](std::size_t entry) {
    const std::size_t length = number(entry), at = number(entry + 4);
    return at + length <= bytes.size() ? bytes.substr(at, length) : std::string();
  };
  if (number(0) != kMagic) return all;
  bool one_and_many = false;
  for (std::size_t i = 0; i < number(kCount) && (i + 1) * 2 * kEntry <= bytes.size(); ++i) {
    const std::string sentence = text(number(kSentences) + i * kEntry);
    const std::string translation = text(number(kTranslations) + i * kEntry);
    const std::size_t end = sentence.find('\0'), other = translation.find('\0');
    // The empty sentence is the catalogue's own head. It comes first, since the sentences are sorted.
    if (sentence.empty()) {
      one_and_many = translation.find("plural=(n != 1);") != std::string::npos;
    } else if (end == std::string::npos) {
      all[sentence] = translation;
    } else if (one_and_many && other != std::string::npos) {
      all[sentence.substr(0, end)] = translation.substr(0, other);
      all[sentence.substr(end + 1)] = translation.substr(other + 1);
    }
  }
  return all;
}

std::string in_words(const Message& message, const Namer& name) {
  if (message.empty()) return {};  // the empty sentence is the catalogue's own head
  std::vector<std::string> texts;
  for (const Argument& argument : message.arguments) texts.push_back(in_words(argument, name));
  if (message.many.empty() || texts.empty()) return fill_in(looked_up(message.id.c_str()), texts);
  const bool several = texts.front() != "1";
  if (spoken_here != nullptr) return fill_in(looked_up((several ? message.many : message.id).c_str()), texts);
  unsigned long number = 0;
  std::from_chars(texts.front().data(), texts.front().data() + texts.front().size(), number);
  return fill_in(::dngettext(kCatalogue, message.id.c_str(), message.many.c_str(), number), texts);
}

Speaking::Speaking(const std::string& language) : before_(std::exchange(spoken_here, book_of(language))) {}

Speaking::~Speaking() { spoken_here = static_cast<const Book*>(before_); }

}  // namespace arbiter::text
