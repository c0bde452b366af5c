// SPDX-License-Identifier: MIT
// PGN and PGN4 as people and programs write them.
#include "tests/files/corpus.h"

namespace arbiter::files {

namespace {

/// Where the moves begin: behind the blank line under the tags.
std::size_t tags_end(const std::string& text) {
  const std::size_t blank = text.find("\n\n");
  return blank == std::string::npos ? 0 : blank + 2;
}

/// A place between two words of the moves, of the later half.
std::size_t gap(const std::string& text, Dice& dice) {
  const std::size_t begin = tags_end(text) + (text.size() - tags_end(text)) / 2;
  const std::size_t at = text.find(' ', begin + dice() % (text.size() - begin));
  return at == std::string::npos ? text.rfind(' ') : at;
}

/// With something between two words of the moves.
Make in_movetext(const std::string& what) {
  return [what](const std::string& text, Dice& dice) -> std::optional<std::string> {
    std::string out = text;
    return out.insert(gap(text, dice), " " + what);
  };
}

/// The result `*` in the head and behind the moves as these.
Make results(const std::string& head, const std::string& behind) {
  return [=](const std::string& text, Dice&) -> std::optional<std::string> {
    const std::string open = "[Result \"*\"]";
    const std::size_t tag = text.find(open), end = text.rfind('*');
    if (tag == std::string::npos || end < tag + open.size()) return std::nullopt;
    std::string out = text;
    out.replace(end, 1, behind);
    return out.replace(tag, open.size(), "[Result \"" + head + "\"]");
  };
}

/// What both formats have in common.
std::vector<Change> of_both() {
  return {{"an escaped line first", Reading::whole, before("% made by a program\n")},
          {"a remark first", Reading::whole, before("; my games\n")},
          {"a remark in braces among the moves", Reading::whole, in_movetext("{a (remark; with [signs] )}")},
          {"a variation", Reading::noted, in_movetext("(a variation {with :) } (and another))")},
          {"a remark in a variation", Reading::noted, in_movetext("(a variation ; good :)\nthat goes on)")},
          {"annotation signs apart", Reading::noted, in_movetext("!? ±")},
          {"a word that is no move", Reading::noted, in_movetext("whatever")},
          {"a bracket that belongs to nothing", Reading::noted, in_movetext("]")},
          {"a move that nobody can play", Reading::noted, in_movetext("z1-z2")},
          {"a day in another order", Reading::whole, instead("2024.05.01", "1. May 2024")},
          {"a day that cannot be read", Reading::noted, instead("2024.05.01", "last summer")},
          {"a day that is not known", Reading::whole, instead("2024.05.01", "????.??.??")},
          {"quotation marks in a tag", Reading::whole, instead("Friday", "\"Friday\" club")},
          {"a tag without a blank", Reading::whole, instead("[Event \"", "[Event\"")},
          {"a year of two digits", Reading::noted, instead("2024.05.01", "24.5.99")},
          {"entities of HTML", Reading::whole, instead("Friday", "Fr&uuml;hling &amp; D&#39;Arc")},
          {"an empty tag", Reading::whole, instead("\"Friday\"", "\"\"")},
          {"letters of Windows", Reading::noted,
           instead("Friday",
                   "Fr\xFC"
                   "hling")},
          {"a remark without an end", Reading::noted, in_movetext("{no end")},
          {"a position that is none", Reading::refused, before("[FEN \"8/8 w\"]\n")}};
}

std::vector<Change> of_pgn() {
  std::vector<Change> all = of_both();
  const auto same = [&](const std::string& said) {
    all.push_back({"the result " + said, Reading::whole, results(said, said)});
  };
  for (const char* said : {"1-0", "0:1", "½-½", "1/2", "0.5-0.5", "1–0", "+--", "1F-0F"}) same(said);
  all.push_back({"a result in the head alone", Reading::noted, results("1-0", "")});
  all.push_back({"a result behind the moves alone", Reading::whole, results("*", "0-1")});
  all.push_back({"two results", Reading::noted, results("1-0", "0-1")});
  all.push_back({"a result that looks like a judgement", Reading::noted, results("?", "+/-")});
  all.push_back({"a reason behind the result in the head", Reading::whole, results("Black wins on time", "0-1")});
  all.push_back(
      {"two moves run together", Reading::noted, [](const std::string& text, Dice&) -> std::optional<std::string> {
         std::string out = text;
         const std::size_t first = out.find("1. ", tags_end(out)), blank = out.find(' ', first + 3);
         return first == std::string::npos || blank == std::string::npos ? out : out.erase(blank, 1);
       }});
  all.push_back({"both have lost", Reading::noted, results("0-0", "0-0")});
  all.push_back(
      {"no dots behind numbers", Reading::whole, [](const std::string& text, Dice&) -> std::optional<std::string> {
         std::string out = text;
         for (std::size_t at = tags_end(out); at < out.size(); ++at)
           if (out[at] == '.' && out[at - 1] >= '0' && out[at - 1] <= '9') out.erase(at--, 1);
         return out;
       }});
  all.push_back({"figurines", Reading::whole, [](const std::string& text, Dice&) -> std::optional<std::string> {
                   std::string out = text;
                   for (std::size_t at = tags_end(out); at < out.size(); ++at)
                     if (out[at] == 'N' && out[at - 1] == ' ') out.replace(at, 1, "♘");
                   return out;
                 }});
  return all;
}

}  // namespace

std::vector<Shelf> tagged_shelves() {
  return {{"pgn", {"chess", "shatranj", "makruk"}, of_pgn()}, {"pgn4", {"mr-joseph", "four-armies"}, of_both()}};
}

}  // namespace arbiter::files
