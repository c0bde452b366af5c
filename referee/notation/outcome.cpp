// SPDX-License-Identifier: MIT
#include "referee/notation/outcome.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "referee/notation/about.h"
#include "referee/notation/notation.h"
#include "referee/notation/tokens.h"

namespace arbiter::notation {

namespace {

/// Why an arbiter's correction ends a game that a text says has ended.
constexpr std::string_view kAsWritten = "as the record says: ";
/// The tags under which a game keeps what its text says of its end.
constexpr const char *kTermination = "Termination", *kResult = "Result";

constexpr std::string_view kFirst[] = {"1-0",  "1:0",       "1/0",      "+--",          "+:-",          "+/-",
                                       "1-0+", "whitewins", "whitewon", "blackresigns", "blackresigned"};
constexpr std::string_view kSecond[] = {"0-1",  "0:1",       "0/1",      "--+",          "-:+",          "-/+",
                                        "0-1+", "blackwins", "blackwon", "whiteresigns", "whiteresigned"};
constexpr std::string_view kDrawn[] = {"1/2-1/2", "1/2:1/2", "1/2", "1/21/2", "1/2-", "0.5-0.5", "0.5:0.5", "0.5",
                                       ".5-.5",   ".5:.5",   "=-=", "=:=",    "draw", "drawn",   "remis",   "1/2/1/2"};
constexpr std::string_view kNobody[] = {"0-0", "0:0", "-:-", "-/-", "---"};
constexpr std::string_view kOpen[] = {"*", "?", "?-?", "unfinished", "unterminated"};

// Chinese and Korean: the sign of a side and that of winning or losing, put together in many ways.
constexpr std::string_view kFirstSides[] = {"红", "紅", "先", "초", "楚"},
                           kSecondSides[] = {"黑", "后", "後", "한", "漢"}, kWins[] = {"胜", "勝", "승"},
                           kLoses[] = {"负", "負", "패"}, kDraws[] = {"和", "무승부", "비김", "빅장"},
                           kUnknown[] = {"未知", "不明", "未完", "미상", "미완"};

template <std::size_t N>
bool holds(const std::string& text, const std::string_view (&signs)[N]) {
  return std::any_of(std::begin(signs), std::end(signs),
                     [&](std::string_view sign) { return text.find(sign) != std::string::npos; });
}

template <std::size_t N>
bool begins(const std::string& text, const std::string_view (&signs)[N]) {
  return std::any_of(std::begin(signs), std::end(signs),
                     [&](std::string_view sign) { return text.rfind(sign, 0) == 0; });
}

/// How a Chinese or Korean text says that a game ended: 红胜, 先負, 和棋, 초 완승.
enum class EasternEnd { none, open, first, second, drawn };
EasternEnd eastern_end(const std::string& text) {
  const bool wins = holds(text, kWins), loses = holds(text, kLoses);
  const bool first = begins(text, kFirstSides), second = begins(text, kSecondSides);
  if (holds(text, kUnknown)) return EasternEnd::open;
  if (holds(text, kDraws) && !loses) return EasternEnd::drawn;
  if (wins == loses || first == second) return EasternEnd::none;
  return first == wins ? EasternEnd::first : EasternEnd::second;
}

/// Why, where a Korean or Chinese result says it, in the words of the tag Termination.
std::string eastern_reason(const std::string& text) {
  if (text.find("시간") != std::string::npos || text.find("超时") != std::string::npos) return "time forfeit";
  return text.find("반칙") != std::string::npos || text.find("犯规") != std::string::npos ? "rules infraction" : "";
}

template <std::size_t N>
bool among(const std::string_view (&list)[N], std::string_view word) {
  return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << index(seat)); }

/// One way of writing each sign: a hyphen for every dash, "1/2" for ½, a point for a comma, 0 for O beside a 1.
std::string one_way(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t dash = dash_at(text);
    constexpr std::string_view kHalf = "½", kSlash = "⁄";
    const bool half = text.substr(0, kHalf.size()) == kHalf, slash = text.substr(0, kSlash.size()) == kSlash;
    const std::size_t bytes = dash != 0 ? dash : half ? kHalf.size() : slash ? kSlash.size() : 1;
    if (blank_at(text) != 0) {
      text.remove_prefix(blank_at(text));
      continue;
    }
    out += dash != 0 ? "-" : half ? "1/2" : slash ? "/" : std::string(1, text.front() == ',' ? '.' : text.front());
    text.remove_prefix(bytes);
  }
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (out.find('1') != std::string::npos) std::replace(out.begin(), out.end(), 'o', '0');
  // An F behind the points says that they were won without a game.
  if (out.find_first_not_of("01f/-:") == std::string::npos) std::erase(out, 'f');
  while (out.size() > 2 && (out.back() == '.' || out.back() == ';')) out.pop_back();
  return out;
}

/// How the claim says it where it decides something.
std::string decided_text(const Rules& rules, std::uint8_t winners) {
  if (rules.seats.size() == 2) {
    if (winners == bit(rules.seats.front())) return "1-0";
    return winners == bit(rules.seats.back()) ? "0-1" : "1/2-1/2";
  }
  std::string out;
  for (const Seat seat : rules.seats)
    if ((winners & bit(seat)) != 0) out += (out.empty() ? "" : " ") + std::string(name(seat));
  return out.empty() ? "1/2-1/2" : out;
}

/// The same in a message.
Argument decided_words(const Rules& rules, std::uint8_t winners) {
  std::vector<Message> seats;
  for (const Seat seat : rules.seats)
    if ((winners & bit(seat)) != 0) seats.push_back({"%1", {}, {arg::seat(name(seat))}});
  if (rules.seats.size() == 2 || seats.empty()) return decided_text(rules, winners);
  return arg::joined(std::move(seats), " ");
}

void keep_tag(Game& game, const char* key, const std::string& value) {
  Value about = game.about();
  about["tags"][key] = value;
  (void)game.set_about(about);
}

/// The actions that people end a game by: all others give up, or a draw is claimed or agreed.
std::vector<std::string> usual_end(const Game& game, std::uint8_t winners) {
  std::vector<std::string> actions;
  const auto& seats = game.rules().seats;
  const Seat to_act = game.position().to_act;
  if (winners == 0) actions.push_back(std::string(name(to_act)) + ":draw");
  for (const Seat seat : seats) {
    if (winners == 0 && seat != to_act) actions.push_back(std::string(name(seat)) + ":accept");
    if (winners != 0 && (winners & bit(seat)) == 0) actions.push_back(std::string(name(seat)) + ":resign");
  }
  return actions;
}

bool ended_so(const Game& game, std::uint8_t winners) {
  return game.over() && game.standing().result->winners == winners;
}

/// Takes back what has been played since the game had that many plies.
void back_to(Game& game, std::size_t plies) {
  if (game.plies().size() > plies) (void)game.undo(static_cast<int>(game.plies().size() - plies));
}

/// Carries the claim out; false: neither the rules nor an arbiter's correction bring the game to that end.
bool carry_out(Game& game, const Claim& claim) {
  const std::size_t before = game.plies().size();
  for (const std::string& action : usual_end(game, claim.winners))
    if (!game.over() && !game.act(action)) break;
  if (ended_so(game, claim.winners)) return true;
  back_to(game, before);
  Value winners = Value::List();
  for (const Seat seat : game.rules().seats)
    if ((claim.winners & bit(seat)) != 0) winners.push_back(std::string(name(seat)));
  const Value over{{"type", "over"}, {"winners", winners}};
  const bool done = game.correct({{"events", Value::List{over}},
                                  {"reason", std::string(kAsWritten) + decided_text(game.rules(), claim.winners)}})
                        .has_value();
  if (done && ended_so(game, claim.winners)) return true;
  back_to(game, before);
  return false;
}

bool says_nothing(const std::optional<Claim>& claim) { return !claim || claim->open; }

/// Do they come to the same?
bool same(const Claim& a, const Claim& b) { return a.nobody == b.nobody && (a.nobody || a.winners == b.winners); }

void compare_with_rules(const Game& game, const Claim& claim, LeftOut& left_out) {
  const std::uint8_t winners = game.standing().result->winners;
  if (!claim.nobody && claim.winners == winners) return;
  left_out.add(claim.word.spot, make_message("the result %1; by the rules it is %2.", claim.word.text,
                                             decided_words(game.rules(), winners)));
}

/// The claim of a word as a whole.
std::optional<Claim> claim_of_whole(const Rules& rules, const Word& word) {
  const std::string text = one_way(word.text);
  const EasternEnd end = eastern_end(text);
  Claim claim;
  claim.word = word;
  // Of more than two seats such words do not say who has won.
  const bool of_two = among(kFirst, text) || among(kSecond, text);
  if (of_two && rules.seats.size() != 2) return std::nullopt;
  if (among(kFirst, text) || end == EasternEnd::first)
    claim.winners = bit(rules.seats.front());
  else if (among(kSecond, text) || end == EasternEnd::second)
    claim.winners = bit(rules.seats.back());
  else if (among(kNobody, text))
    claim.nobody = true;
  else if (among(kOpen, text) || end == EasternEnd::open)
    claim.open = true;
  else if (!among(kDrawn, text) && end != EasternEnd::drawn)
    return std::nullopt;
  if (end != EasternEnd::none) claim.why = eastern_reason(text);
  return claim;
}

}  // namespace

std::optional<Claim> claim_of(const Rules& rules, const Word& word) {
  if (auto whole = claim_of_whole(rules, word)) return whole;
  // A reason may stand behind it: "1 - 0 (time)", "Black wins on time".
  for (std::size_t reason = word.text.find_last_of(" ("); reason != std::string::npos && reason > 0;
       reason = word.text.find_last_of(" (", reason - 1)) {
    auto claim = claim_of_whole(rules, {word.text.substr(0, reason), word.spot});
    if (!claim) continue;
    claim->word = word;
    if (word.text.find("time", reason) != std::string::npos) claim->why = "time forfeit";
    return claim;
  }
  return std::nullopt;
}

std::optional<Claim> claim_of_head(const Rules& rules, const Word& word) {
  struct Sign {
    std::string_view sign, result;
  };
  static constexpr Sign kSigns[] = {{"+-", "1-0"}, {"-+", "0-1"}, {"--", "0-0"}, {"=", "1/2"}, {"==", "1/2"}};
  if (auto claim = claim_of(rules, word)) return claim;
  const auto* const found = std::find_if(std::begin(kSigns), std::end(kSigns),
                                         [&](const Sign& one) { return one.sign == one_way(word.text); });
  if (found == std::end(kSigns)) return std::nullopt;
  auto claim = claim_of_whole(rules, {std::string(found->result), word.spot});
  claim->word = word;
  return claim;
}

std::optional<Claim> claim_in(const Rules& rules, const Word& word, LeftOut& left_out) {
  if (word.text.find_first_not_of(" \t") == std::string::npos) return std::nullopt;
  auto claim = claim_of_head(rules, word);
  if (!claim) left_out.add(word.spot, make_message("the result %1.", arg::quoted(word.text)));
  return claim;
}

bool is_result_word(std::string_view word) {
  const std::string text = one_way(word);
  return among(kFirst, text) || among(kSecond, text) || among(kNobody, text) || among(kOpen, text) ||
         among(kDrawn, text) || eastern_end(text) != EasternEnd::none;
}

bool is_judgement(std::string_view word) {
  const std::string text = one_way(word);
  return text == "+/-" || text == "-/+" || text == "?" || text == "=-=" || text == "=:=" || text == "---";
}

Claim lost_by(const Rules& rules, Seat seat, const Word& word, const std::string& why) {
  Claim claim;
  for (const Seat other : rules.seats)
    if (other != seat) claim.winners |= bit(other);
  claim.word = word;
  claim.why = why;
  return claim;
}

void settle(Game& game, const std::optional<Claim>& behind, const std::optional<Claim>& head, LeftOut& left_out) {
  for (const auto* const one : {&head, &behind})
    if (*one && !(*one)->why.empty()) keep_tag(game, kTermination, (*one)->why);
  if (game.over()) {
    if (!says_nothing(head)) compare_with_rules(game, *head, left_out);
    if (!says_nothing(behind) && (says_nothing(head) || !same(*head, *behind)))
      compare_with_rules(game, *behind, left_out);
    return;
  }
  if (says_nothing(head) && says_nothing(behind)) return;
  if (says_nothing(behind))
    left_out.add(head->word.spot,
                 make_message("no result stands behind the moves; %1 in the head counts.", head->word.text));
  else if (!says_nothing(head) && !same(*head, *behind))
    left_out.add(head->word.spot, make_message("the result %1 in the head; %2 behind the moves counts.",
                                               head->word.text, behind->word.text));
  const Claim& counts = says_nothing(behind) ? *head : *behind;
  if (counts.nobody) {
    keep_tag(game, kResult, "0-0");
    left_out.add(counts.word.spot,
                 make_message("the result %1: everybody has lost, which the rules do not know; the game has no result.",
                              counts.word.text));
  } else if (!carry_out(game, counts)) {
    left_out.add(counts.word.spot, make_message("the result %1.", counts.word.text));
  }
}

void settle_by_head(Game& game, const std::optional<Claim>& behind, const std::optional<Claim>& head,
                    LeftOut& left_out) {
  if (behind)
    settle(game, behind, head, left_out);
  else
    settle(game, head, std::nullopt, left_out);
}

std::string result_text(const Game& game) {
  if (game.over()) return decided_text(game.rules(), game.standing().result->winners);
  return game.about()["tags"].text(kResult, "") == "0-0" ? "0-0" : "*";
}

bool is_result_only(const Game::Ply& ply) {
  return ply.action.empty() && ply.correction["reason"].is_text() &&
         ply.correction["reason"].text().rfind(kAsWritten, 0) == 0 && ply.correction["events"].list().size() == 1 &&
         ply.correction["events"].at(0).text("type", "") == "over" && ply.correction["position"].is_nothing();
}

std::size_t told_by_result(const Game& game) {
  if (!game.over() || game.plies().empty()) return 0;
  if (is_result_only(game.plies().back())) return 1;
  const std::uint8_t winners = game.standing().result->winners;
  for (std::size_t n = 1; n <= std::min(game.plies().size(), game.rules().seats.size()); ++n) {
    Game before = game;
    if (!before.undo(static_cast<int>(n)) || before.over()) continue;
    for (const std::string& action : usual_end(before, winners))
      if (!before.over() && !before.act(action)) break;
    bool same = before.plies().size() == game.plies().size();
    for (std::size_t i = game.plies().size() - n; i < game.plies().size() && same; ++i)
      same = before.plies()[i].action == game.plies()[i].action;
    if (same) return n;
  }
  return 0;
}

Expected<void> stop_at(Game& game, Spot spot, const Refusal& why, std::string_view rest, LeftOut& left_out) {
  if (game.plies().empty()) return tl::unexpected(why);
  left_out.add(spot, make_message("%1 The moves that are kept end before it; what follows is kept as a remark.",
                                  text::without_place(why.message)));
  keep_as_remark(game, rest);
  return {};
}

bool stop_after_end(Game& game, const Word& word, std::string_view rest, LeftOut& left_out) {
  if (!left_out_after_end(game, word, left_out)) return false;
  keep_as_remark(game, rest);
  return true;
}

}  // namespace arbiter::notation
