// SPDX-License-Identifier: MIT
#include "text/sentences.h"

#include <libintl.h>

#include <algorithm>
#include <clocale>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::text {
namespace {

namespace fs = std::filesystem;

constexpr const char* kCatalogue = "arbiter";

/// `%1` and what follows, filled in; what is filled in is not looked through again.
std::string filled(const std::string& sentence, const std::vector<std::string>& parts) {
  std::string out;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    const auto number = i + 1 < sentence.size() ? static_cast<std::size_t>(sentence[i + 1] - '1') : parts.size();
    if (sentence[i] == '%' && number < parts.size()) {
      out += parts[number];
      ++i;
    } else {
      out += sentence[i];
    }
  }
  return out;
}

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

/// What stands in a text for the placeholders of a sentence, in their order; nothing where it is another sentence.
std::optional<std::vector<std::string>> parts_of(const std::string& text, std::string_view sentence) {
  std::vector<std::string> parts;
  std::size_t at = 0;
  for (bool first = true;; first = false) {
    const auto mark = std::min(sentence.find('%'), sentence.size());
    const std::string_view words = sentence.substr(0, mark);
    const bool last = mark + 1 >= sentence.size();
    const auto found = first   ? (text.starts_with(words) ? 0 : std::string::npos)
                       : !last ? text.find(words, at)
                       : text.size() >= at + words.size() && text.ends_with(words) ? text.size() - words.size()
                                                                                   : std::string::npos;
    if (found == std::string::npos) return std::nullopt;
    if (!first) parts.push_back(text.substr(at, found - at));
    at = found + words.size();
    if (last) break;
    sentence.remove_prefix(mark + 2);
  }
  return at == text.size() ? std::optional(parts) : std::nullopt;
}

/// Does a part hold the end of a sentence, though the sentence that it is a part of goes on behind it? Only words in
/// parentheses follow a whole sentence.
bool spans_sentences(const std::vector<std::string>& parts, std::string_view sentence) {
  for (const std::string& part : parts) {
    const auto mark = sentence.find('%');
    sentence.remove_prefix(std::min(mark + 2, sentence.size()));
    if (!sentence.empty() && !sentence.starts_with(" (") && part.find(". ") != std::string::npos) return true;
  }
  return false;
}

/// What was said, where one known sentence is all of it, or its first sentence is one.
std::optional<std::string> known(const std::string& english, std::span<const char* const> sentences, Rest rest) {
  const auto filled_in = [&](const char* sentence, std::vector<std::string> parts) {
    for (std::string& part : parts) part = retold(part, sentences, rest);
    return filled(looked_up(sentence), parts);
  };
  // A name may hold a full stop ("Dr. Who"), so what spans sentences is taken where nothing else is known.
  std::optional<std::pair<const char*, std::vector<std::string>>> spanning;
  for (const char* sentence : sentences) {
    auto parts = parts_of(english, sentence);
    if (!parts) continue;
    if (!spans_sentences(*parts, sentence)) return filled_in(sentence, std::move(*parts));
    if (!spanning) spanning.emplace(sentence, std::move(*parts));
  }
  // A sentence that is known as a whole may be two to the eye.
  if (rest == Rest::is_looked_up)
    if (std::string whole = tr(english.c_str()); whole != english) return whole;
  if (const auto stop = english.find(". "); stop != std::string::npos && spanning)
    if (auto first = known(english.substr(0, stop + 1), sentences, rest))
      return std::move(*first) + " " + retold(english.substr(stop + 2), sentences, rest);
  return spanning ? std::optional(filled_in(spanning->first, spanning->second)) : std::nullopt;
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
  return filled(looked_up(sentence), parts);
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
  if (spoken_here != nullptr) return filled(number == 1 ? one : many, all);
  return filled(::dngettext(kCatalogue, one, many, static_cast<unsigned long>(number < 0 ? -number : number)), all);
}

std::string retold(const std::string& english, std::span<const char* const> sentences, Rest rest) {
  if (const auto said = known(english, sentences, rest)) return *said;
  if (const auto stop = english.find(". "); stop != std::string::npos)
    return retold(english.substr(0, stop + 1), sentences, rest) + " " +
           retold(english.substr(stop + 2), sentences, rest);
  return english;
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
  for (std::size_t i = 0; i < number(kCount) && (i + 1) * 2 * kEntry <= bytes.size(); ++i) {
    const std::string sentence = text(number(kSentences) + i * kEntry);
    if (!sentence.empty() && sentence.find('\0') == std::string::npos)
      all[sentence] = text(number(kTranslations) + i * kEntry);
  }
  return all;
}

Speaking::Speaking(const std::string& language) : before_(std::exchange(spoken_here, book_of(language))) {}

Speaking::~Speaking() { spoken_here = static_cast<const Book*>(before_); }

}  // namespace arbiter::text
