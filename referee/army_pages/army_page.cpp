// SPDX-License-Identifier: MIT
#include "referee/army_pages/army_page.h"

#include <algorithm>
#include <map>
#include <set>

#include "referee/army_pages/army_asks.h"
#include "referee/core/game.h"
#include "referee/european/army.h"
#include "referee/european_first/armies.h"
#include "referee/guides/guide.h"
#include "referee/guides/parts.h"
#include "referee/guides/translated.h"

namespace arbiter {

namespace {

using european::Army;
using guides::Sentences;

const Army* find(const RulesetInfo& info, const std::string& army) {
  if (info.id == "european-chess") return european::find_army(army);
  if (info.id == "european-chess-first") return european::first::find_army(army);
  return nullptr;
}

/// The texts of a page in one language: English where the army has none in the one that is wanted.
class Texts {
 public:
  Texts(const RulesetInfo& info, const std::string& army, const Telling& telling)
      : telling_(telling),
        folder_(telling.language + "/armies/"),
        own_(guides::translated_text(folder_ + (info.id == "european-chess" ? "" : "first/") + army)),
        words_(own_ ? telling.language : "en", telling.rule) {
    if (!own_) english_ = (info.id == "european-chess" ? army_text(army) : first_army_text(army)).value_or("");
  }

  [[nodiscard]] bool translated() const { return own_.has_value(); }
  /// What the army's player does and what is easily overlooked, as that edition has it.
  [[nodiscard]] std::string told() const { return without_asks(own_ ? *own_ : english_); }
  /// The form of every page; what every army may do.
  [[nodiscard]] std::string common(const std::string& name) const {
    const auto translated = own_ ? guides::translated_text(folder_ + name) : std::nullopt;
    return std::string(translated ? *translated : *army_text(name));
  }
  [[nodiscard]] std::string rule(std::string_view sentence) const {
    std::string english(sentence);
    return telling_.rule ? telling_.rule(english) : english;
  }
  [[nodiscard]] std::string said(std::string_view english) const { return words_.said(english); }
  [[nodiscard]] const Sentences& words() const { return words_; }

 private:
  const Telling& telling_;
  std::string folder_;
  std::optional<std::string_view> own_;
  Sentences words_;
  std::string_view english_;
};

std::vector<std::string> said(const Texts& texts, std::vector<std::string> names) {
  for (std::string& name : names) name = texts.said(name);
  return names;
}

std::string list_of(const std::vector<std::string>& names, const std::string& last) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? last : ", ";
    text += names[i];
  }
  return text;
}

std::string origin(const Army& army, const Value& options) {
  if (options["setups"].has(army.id)) return "The club's own set-up.";
  if (army.provenance == "recovered") return "Recovered: the set-up of the author's own later game program.";
  if (army.provenance == "stated") return "Stated: the text of the rules says so.";
  return "Reconstructed: the printed diagram is lost; this set-up was chosen to fit the text of the rules.";
}

/// The seat's pieces by rows and columns from the board's first corner, where it sits.
std::vector<std::vector<std::string>> rows_of(const Rules& rules, Seat seat) {
  std::vector<std::vector<std::string>> rows;
  for (const StartPiece& piece : rules.setup) {
    if (piece.controller != seat) continue;
    const auto r = static_cast<std::size_t>(rules.board->rank(piece.cell));
    const auto c = static_cast<std::size_t>(rules.board->file(piece.cell));
    if (rows.size() <= r) rows.resize(r + 1);
    if (rows[r].size() <= c) rows[r].resize(c + 1);
    rows[r][c] = rules.name(piece.kind);
  }
  return rows;
}

std::string corner(const Rules& rules, const std::vector<std::vector<std::string>>& rows) {
  std::size_t width = 0;
  for (const auto& row : rows) width = std::max(width, row.size());
  std::string text;
  for (std::size_t r = rows.size(); r-- > 0;) {
    text += " " + std::to_string(r + 1) + " ";
    for (std::size_t c = 0; c < width; ++c) {
      const bool empty = c >= rows[r].size() || rows[r][c].empty();
      text += std::string(" ") + (empty ? '.' : diagram_letter(rules, rules.kind(rows[r][c])));
    }
    text += "\n";
  }
  text += "   ";
  for (std::size_t c = 0; c < width; ++c) text += std::string(" ") + static_cast<char>('a' + c);
  return text + "\n";
}

std::vector<std::pair<std::string, char>> letters_of(const Rules& rules,
                                                     const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::pair<std::string, char>> list;
  std::set<std::string> seen;
  for (const auto& row : rows)
    for (const std::string& kind : row)
      if (!kind.empty() && seen.insert(kind).second) list.emplace_back(kind, diagram_letter(rules, rules.kind(kind)));
  return list;
}

std::string legend(const std::vector<std::pair<std::string, char>>& letters, const Texts& texts) {
  std::vector<std::string> list;
  list.reserve(letters.size());
  for (const auto& [kind, letter] : letters) list.push_back(std::string(1, letter) + " " + texts.said(kind));
  return list_of(list, ", ");
}

/// What the seat has in reserve.
std::string reserve(const Rules& rules, Seat seat, const Texts& texts) {
  std::string text;
  for (std::size_t k = 0; k < rules.kinds.size(); ++k) {
    const int n = rules.hands[index(seat)][k];
    if (n == 0) continue;
    text += (text.empty() ? "" : ", ") + (n > 1 ? std::to_string(n) + " x " : "") + texts.said(rules.kinds[k].name);
  }
  return text;
}

std::string setup_part(const ArmyPage& page, const Army& army, const Rules& rules, Seat seat, const Texts& texts) {
  std::string text;
  if (page.rows.empty()) {
    text = texts.said("Nothing stands on the board.");
  } else {
    text = guides::fenced(corner(rules, page.rows)) + "\n" + page.legend + ". " +
           texts.said("Shown in the corner a1; everybody counts from the own corner along the own edge.");
  }
  if (const std::string hand = reserve(rules, seat, texts); !hand.empty())
    text += " " + texts.said("In reserve") + ": " + hand + ".";
  text += "\n\n" + page.origin + "\n\n";
  if (army.promotion.empty()) return text + texts.said("What its pawns become stands below.") + "\n";
  return text + texts.said("Pawns that reach their last row become") + ": " +
         list_of(said(texts, army.promotion), " " + texts.said("or") + " ") + ".\n";
}

/// A game in which the first seat plays the army with these options, and the others play plain ones.
Expected<Game> game_for(const RulesetInfo& info, const std::string& army, Value options) {
  // A page shows the army by itself, however the game is won and the armies are dealt.
  for (const char* name : {"mode", "draft", "deals", "deck", "teams"}) options.erase(name);
  const auto checked = checked_options(info, options);
  if (!checked) return tl::unexpected(checked.error());
  Beginning beginning;
  beginning.ruleset = info.id;
  beginning.options = *checked;
  for (const std::string& seat : info.seats) beginning.armies[*parse_seat(seat)] = info.armies.front();
  beginning.armies[*parse_seat(info.seats.front())] = army;
  return Game::start(std::move(beginning));
}

}  // namespace

std::string army_name(std::string_view army) {
  constexpr std::string_view kArticle = "The ";
  const Army* known = european::find_army(army);
  if (known == nullptr) known = european::first::find_army(army);
  if (known == nullptr) return "";
  std::string name = known->title.substr(0, known->title.find(':'));
  return name.starts_with(kArticle) ? name.substr(kArticle.size()) : name;
}

Expected<ArmyPage> army_page(const RulesetInfo& info, const std::string& name, const Value& options,
                             const Telling& telling) {
  const Army* army = find(info, name);
  if (army == nullptr) {
    if (info.armies.empty())
      return refuse("bad_army", make_message("%1 has no armies to choose from.", arg::word(info.title)));
    return refuse("bad_army", make_message("%1 has no army %2. There are: %3.", arg::word(info.title),
                                           arg::quoted(name), arg::texts(info.armies)));
  }
  const auto game = game_for(info, name, options);
  if (!game) return tl::unexpected(game.error());
  const Rules& rules = game->rules();
  const Seat seat = *parse_seat(info.seats.front());

  const Texts texts(info, name, telling);
  ArmyPage page{texts.said(army->title),
                rows_of(rules, seat),
                rules.board->id(),
                {},
                {},
                texts.said(origin(*army, options)),
                false,
                {}};
  page.letters = letters_of(rules, page.rows);
  page.legend = legend(page.letters, texts);
  // Its rules, and those that only one of its options brings into force.
  std::string sentences;
  std::set<std::string> known;
  const auto tell = [&](const Rules& with, const std::string& condition) {
    for (const RuleText* rule : with.all_texts())
      if (rule->topic.substr(0, army->id.size() + 1) == army->id + "." && known.insert(std::string(rule->topic)).second)
        sentences += "- " + condition + texts.rule(rule->text) + " (`" + with.full_id(rule) + "`)\n";
  };
  tell(rules, "");
  for (const OptionInfo& option : army->options) {
    for (const Value& value : option.values) {
      Value varied = options;
      varied[option.name] = value;
      if (const auto other = game_for(info, name, varied))
        tell(other->rules(),
             texts.said("With") + " `" + option.name + "` " + texts.said("at") + " `" + in_words(value) + "`: ");
    }
  }
  page.power = !sentences.empty();
  const std::map<std::string_view, std::string> parts{
      {"title", page.title},
      {"setup", setup_part(page, *army, rules, seat, texts)},
      {"rules", sentences + (sentences.empty() ? "" : "\n")},
      {"text", texts.told()},
      {"every", texts.common("_every-" + info.id)},
      {"options", army->options.empty() ? texts.said("This army has none.") + "\n"
                                        : guides::option_lines(army->options, texts.words(), telling)}};
  const std::string text = guides::fill(texts.common("_page"), [&](std::string_view part) {
    const auto found = parts.find(part);
    return found == parts.end() ? nullptr : &found->second;
  });
  page.text = texts.translated() ? text : guides::headings_said(text, texts.words());
  return page;
}

}  // namespace arbiter
