// SPDX-License-Identifier: MIT
#include "app/printing/words.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "app/table/names.h"
#include "app/table/session.h"
#include "text/sentences.h"

namespace arbiter::printing {

using text::tr;

std::string capital(const std::string& text) {
  icu::UnicodeString letters = icu::UnicodeString::fromUTF8(text);
  if (letters.isEmpty()) return text;
  const UChar32 first = letters.char32At(0);
  letters.replace(0, U16_LENGTH(first), u_toupper(first));
  std::string out;
  return letters.toUTF8String(out);
}

std::string title_of(const std::string& word) {
  std::string army = table::army_or_word(word);
  return army == word ? capital(table::kind_name(word)) : army;
}

std::string game_name(const std::string& ruleset) { return table::game_title(ruleset); }

std::string when_and_where(const db::club::Event& event) {
  std::string out = event.begins;
  if (!event.ends.empty() && event.ends != event.begins) out = tr("%1 to %2", {event.begins, event.ends});
  if (!event.site.empty()) out += (out.empty() ? "" : " · ") + event.site;
  return out;
}

std::string time_limit(const db::club::Event& event) {
  return event.minutes ? text::trn("%1 minute a game", "%1 minutes a game", *event.minutes) : "";
}

std::string round_of(const db::club::Event& event, int round) {
  return event.name + " · " + tr("round %1", {std::to_string(round)});
}

}  // namespace arbiter::printing
