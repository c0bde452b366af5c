// SPDX-License-Identifier: MIT
#include "referee/notation/notation.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "referee/notation/encoding.h"

namespace arbiter::notation {

Format pgn_format();
std::vector<Format> pgn_styled_formats();
Format pgn4_format();
Format usi_format();
Format ucci_format();
Format wxf_format();
Format kif_format();
Format csa_format();
Format dhtmlxq_format();
Format gib_format();
Format text_format();

const std::vector<Format>& formats() {
  static const std::vector<Format> list = [] {
    std::vector<Format> all{pgn4_format(), dhtmlxq_format(), gib_format(),  pgn_format(), kif_format(),
                            csa_format(),  usi_format(),     ucci_format(), wxf_format(), text_format()};
    for (const Format& styled : pgn_styled_formats()) all.push_back(styled);
    return all;
  }();
  return list;
}

const Format* find_format(std::string_view name) {
  for (const Format& format : formats())
    if (format.name == name) return &format;
  return nullptr;
}

bool fits(const Format& format, const Rules& rules) {
  const auto& own = rules.writing.formats;
  return format.every_game || std::find(own.begin(), own.end(), format.name) != own.end();
}

std::vector<std::string> format_names(const Rules& rules) {
  std::vector<std::string> names;
  for (const Format& format : formats())
    if (fits(format, rules)) names.emplace_back(format.name);
  return names;
}

Expected<Game> read(std::string_view text, std::string_view name) {
  LeftOut unheard;
  return read(text, name, unheard);
}

namespace {

/// Files of programs that are no text, by their first bytes.
struct Binary {
  std::string_view begin, title;
};
constexpr Binary kBinaries[] = {{"CCBridgeLibrary", "CBL, a library of CCBridge"},
                                {"CCBridge Record", "CBR, a game of CCBridge"},
                                {"CCBridgeRecord", "CBR, a game of CCBridge"}};

/// XQF begins with its letters and a small number, its version.
std::string_view binary_title(std::string_view text) {
  constexpr std::string_view kXqf = "XQ";
  if (text.size() > 2 && text.substr(0, 2) == kXqf && static_cast<unsigned char>(text[2]) < 0x20U)
    return "XQF, a game of XQStudio";
  const auto* const it = std::find_if(std::begin(kBinaries), std::end(kBinaries),
                                      [=](const Binary& b) { return text.substr(0, b.begin.size()) == b.begin; });
  return it == std::end(kBinaries) ? std::string_view{} : it->title;
}

}  // namespace

Expected<const Format*> format_for(std::string_view text, std::string_view name) {
  if (const std::string_view binary = binary_title(text); !binary.empty())
    return refuse(
        "bad_record",
        make_message("This is no text but %1. Save the game there as PGN or as DhtmlXQ, and load that file.", binary));
  if (!name.empty()) {
    if (const Format* named = find_format(name)) return named;
    return refuse("unknown_format", make_message("There is no format %1 to read from.", arg::quoted(name)));
  }
  const auto it = std::find_if(formats().begin(), formats().end(), [&](const Format& f) { return f.claims(text); });
  if (it == formats().end())
    return bad_record({1, 1}, make_message("this is no game in any format that is known here."));
  return &*it;
}

Expected<Game> read(std::string_view given, std::string_view name, LeftOut& left_out) {
  const std::string text = as_utf8(given, left_out);
  const auto format = format_for(text, name);
  if (!format) return tl::unexpected(format.error());
  try {
    const std::vector<Part> parts = (*format)->split(text);
    auto game = (*format)->read(parts.front().text, left_out);
    if (game && parts.size() > 1)
      left_out.add({parts[1].line, 1}, make_message("another game begins here; only the first is read."));
    return game;
  } catch (const WrongValue& e) {
    return refuse("bad_record", make_message("What the record holds is not what it should be: %1.", e.message()));
  } catch (const nlohmann::json::exception& e) {
    return refuse("bad_record", make_message("What the record holds as JSON is not what it should be: %1", e.what()));
  }
}

namespace {

/// The first ruleset of each format. Rules are made for that, so it is found out once.
std::map<std::string, std::string, std::less<>> usual_rulesets() {
  std::map<std::string, std::string, std::less<>> usual;
  for (const RulesetInfo& info : rulesets()) {
    RulesRequest plain;
    plain.options = default_options(info);
    const auto rules = info.make(plain);
    if (!rules) continue;
    for (const std::string& format : (*rules)->writing.formats) usual.try_emplace(format, info.id);
  }
  return usual;
}

}  // namespace

Expected<std::string> usual_ruleset(std::string_view format) {
  static const auto kUsual = usual_rulesets();
  if (const auto found = kUsual.find(format); found != kUsual.end()) return found->second;
  return refuse("bad_record", make_message("No game is written as %1.", format));
}

bool left_out_after_end(const Game& game, const Word& word, LeftOut& left_out) {
  if (!game.over()) return false;
  const RuleText* why = game.standing().result->reason;
  left_out.add(word.spot, make_message("%1 and what follows: the game was over (%2). %3", arg::quoted(word.text),
                                       game.rules().full_id(why), sentence_of(std::string(why->text))));
  return true;
}

tl::unexpected<Refusal> unwritable(std::string_view format, const std::string& action) {
  return refuse("unwritable", make_message("%1 has no words for %2; the formats json and text can hold every game.",
                                           format, arg::quoted(action)));
}

namespace {

std::string_view of_kind(const std::vector<std::string>& list, Kind kind) {
  return kind < list.size() ? std::string_view(list[kind]) : std::string_view{};
}

/// The kind of these letters in the first of the lists that has them.
Kind kind_in(std::initializer_list<const std::vector<std::string>*> lists, std::string_view wanted) {
  for (const auto* list : lists) {
    const auto it = wanted.empty() ? list->end() : std::find(list->begin(), list->end(), wanted);
    if (it != list->end()) return static_cast<Kind>(it - list->begin());
  }
  return kNoKind;
}

}  // namespace

std::string_view letters(const Rules& rules, Kind kind) { return of_kind(rules.writing.letters, kind); }

std::string_view move_letters(const Rules& rules, Kind kind) { return of_kind(rules.writing.move_letters, kind); }

Kind kind_of(const Rules& rules, std::string_view wanted) {
  return kind_in({&rules.writing.letters, &rules.writing.move_letters}, wanted);
}

Kind kind_of_move_letter(const Rules& rules, std::string_view wanted) {
  return kind_in({&rules.writing.move_letters, &rules.writing.letters}, wanted);
}

bool has_letters(const Rules& rules, Kind kind, std::string_view wanted) {
  return !wanted.empty() && (letters(rules, kind) == wanted || move_letters(rules, kind) == wanted);
}

}  // namespace arbiter::notation
