// SPDX-License-Identifier: MIT
// The frame of Portable Game Notation: tag pairs, comments, variations (PGN specification, sections 5 to 8).
#include "referee/notation/tagged_read.h"

#include <algorithm>
#include <vector>

#include "referee/notation/about.h"
#include "referee/notation/edition.h"
#include "referee/notation/move_styles.h"
#include "referee/notation/notation.h"
#include "referee/notation/signs.h"
#include "referee/notation/tags.h"
#include "referee/notation/tokens.h"
#include "referee/notation/unknown_words.h"

namespace arbiter::notation {

namespace {

/// One way of reading a text: with the options of one edition of the laws.
class Reading {
 public:
  Reading(Game game, const Tagged& how, std::string_view text, const std::vector<Token>& tokens)
      : game_(std::move(game)), how_(&how), text_(text), tokens_(&tokens) {}

  /// Reads tokens from `first` on, the head's result known. Errors: nothing can be played.
  Expected<void> read(std::size_t first, const std::optional<Claim>& head) {
    head_ = head;
    for (std::size_t n = tokens_->size(); n > first && last_ == 0; --n)
      if ((*tokens_)[n - 1].type == Token::Type::word) last_ = n - 1;
    for (std::size_t n = first; n < tokens_->size(); ++n)
      if (auto done = see(n); !done) return done;
    unknown_.say(left_out_);
    settle(game_, behind_, head_, left_out_);
    return {};
  }

  Game& game() { return game_; }
  LeftOut& left_out() { return left_out_; }
  [[nodiscard]] bool has_result() const { return behind_.has_value(); }
  /// Did the text go on when the rules had ended the game?
  [[nodiscard]] bool goes_on() const { return goes_on_; }

 private:
  Expected<void> see(std::size_t n) {
    const Token& token = (*tokens_)[n];
    if (token.type == Token::Type::word) return word(n);
    unknown_.say(left_out_);
    if (stopped_) return {};
    switch (token.type) {
      case Token::Type::comment:
        if (!token.ends) left_out_.add(token.spot, make_message("the comment does not end."));
        return comment(token);
      case Token::Type::variation:
        return variation(token);
      case Token::Type::glyph:
        left_out_.count(lost::kDollarSigns);
        return {};
      default:
        left_out_.add(token.spot, make_message("%1 does not belong here.", arg::quoted(token.text)));
        return {};
    }
  }

  /// The settings of a comment that this program wrote are played; the rest of it is kept with the game.
  Expected<void> comment(const Token& token) {
    std::string rest = token.text;
    for (std::size_t at = rest.find(kActBegin); at != std::string::npos; at = rest.find(kActBegin)) {
      const std::size_t begin = at + kActBegin.size(), end = rest.find(']', begin);
      if (end == std::string::npos) break;
      if (auto done = act(game_, rest.substr(begin, end - begin), token.spot); !done) return stop(token, done.error());
      rest.erase(at, end + 1 - at);
    }
    tell_comment(game_, rest);
    return {};
  }

  Expected<void> variation(const Token& token) {
    if (!token.ends) return stop(token, bad_record(token.spot, make_message("the variation does not end.")).value());
    if (token.text == "=")
      left_out_.count(lost::kDrawOffers);
    else
      left_out_.count(lost::kVariations);
    return {};
  }

  Expected<void> word(std::size_t n) {
    const Token& token = (*tokens_)[n];
    Word word{token.text, token.spot};
    if (result(n, word)) return {};
    if (stopped_) return {};
    if (!how_->own_word(word.text)) word = without_number(word);
    if (const bool zeros = word.text.empty() && (token.text == "00" || token.text == "000"); zeros)
      word = {token.text, token.spot};
    if (word.text.empty() || result(n, word)) return {};
    if (!how_->own_word(word.text)) {
      if (is_sign(word.text)) return sign();
      word.text = usual_letters(word.text);
      if (take_signs(word.text)) left_out_.count(lost::kAnnotationSigns);
      if (!how_->move_like(word.text)) return unknown(token);
    }
    return play(n, word);
  }

  Expected<void> play(std::size_t n, const Word& word) {
    unknown_.say(left_out_);
    const bool last = n == last_;
    const auto both_lost = last ? claim_of(game_.rules(), word) : std::nullopt;
    if (both_lost && both_lost->nobody && head_ && head_->nobody) {
      behind_ = both_lost;
      return {};
    }
    if (game_.over() && !how_->own_word(word.text)) return after_end((*tokens_)[n], word);
    auto done = how_->play(game_, word, left_out_);
    if (!done) done = play_run(word, done.error());
    if (done) {
      if (behind_)
        left_out_.add(behind_->word.spot, make_message("the result %1 among the moves.", behind_->word.text));
      behind_.reset();
      return {};
    }
    if (both_lost && both_lost->nobody) {
      behind_ = both_lost;
      return {};
    }
    return stop((*tokens_)[n], done.error());
  }

  /// Plays a word that is no move as moves without blanks between them. Errors: `why`: it is none.
  Expected<void> play_run(const Word& word, const Refusal& why) {
    const auto moves = moves_run_together(game_, word);
    if (!moves) return tl::unexpected(why);
    left_out_.add(word.spot, make_message("%1 is read as moves run together.", arg::quoted(word.text)));
    for (const Word& one : *moves)
      if (auto done = how_->play(game_, one, left_out_); !done) return done;
    return {};
  }

  /// Is it a result? Castling and judgements are such at the end only, where nothing speaks against it.
  bool result(std::size_t n, const Word& word) {
    if (how_->own_word(word.text)) return false;
    auto claim = claim_of(game_.rules(), word);
    if (!claim) return false;
    const bool castles = claim->nobody && how_->move_like(usual_letters(word.text));
    if (castles && !(stopped_ && n == last_)) return false;
    const bool judges = is_judgement(word.text);
    const bool same = head_ && !head_->open && head_->winners == claim->winners && head_->nobody == claim->nobody;
    // Nothing else says how it ended: no result, or an unknown one. `*` says that it has not.
    const bool unsaid = !head_ || (head_->open && head_->word.text != "*");
    if (judges && (n != last_ || (!same && (!unsaid || claim->open || claim->nobody)))) return false;
    unknown_.say(left_out_);
    if (judges && !same)
      left_out_.add(word.spot, make_message("%1 behind the moves is read as the result.", arg::quoted(word.text)));
    behind_ = std::move(claim);
    return true;
  }

  Expected<void> sign() {
    if (!stopped_) left_out_.count(lost::kAnnotationSigns);
    return {};
  }

  Expected<void> unknown(const Token& token) {
    unknown_.add({token.text, token.spot});
    return {};
  }

  Expected<void> stop(const Token& token, const Refusal& why) {
    stopped_ = true;
    return stop_at(game_, token.spot, why, text_.substr(token.from), left_out_);
  }

  Expected<void> after_end(const Token& token, const Word& word) {
    stopped_ = goes_on_ = true;
    (void)stop_after_end(game_, word, text_.substr(token.from), left_out_);
    return {};
  }

  Game game_;
  const Tagged* how_;
  std::string_view text_;
  const std::vector<Token>* tokens_;
  LeftOut left_out_;
  std::optional<Claim> head_, behind_;
  UnknownWords unknown_;
  std::size_t last_ = 0;  ///< the last word
  bool stopped_ = false, goes_on_ = false;
};

/// What stands before the moves.
struct Head {
  Tags tags;
  std::vector<const Token*> comments;
  std::size_t end = 0;  ///< the first token that is no part of it
};

Head head_of(const std::vector<Token>& tokens, LeftOut& left_out) {
  Head head;
  const auto last_tag =
      std::find_if(tokens.rbegin(), tokens.rend(), [](const Token& t) { return t.type == Token::Type::tag; });
  const auto behind_tags = static_cast<std::size_t>(tokens.rend() - last_tag);
  for (; head.end < tokens.size(); ++head.end) {
    const Token& token = tokens[head.end];
    if (token.type == Token::Type::tag) {
      if (!token.ends) left_out.add(token.spot, make_message("the tag %1 does not end.", token.text));
      head.tags[usual_name(token.text)] = {token.value, token.spot};
    } else if (token.type == Token::Type::comment && head.end < behind_tags) {
      head.comments.push_back(&token);
    } else if (head.end < behind_tags) {
      // Words of a compiler between two games: the splitter has begun another game at a tag behind moves.
      const Spot spot = token.spot;
      std::string words = token.text;
      while (head.end + 1 < behind_tags && tokens[head.end + 1].type == token.type)
        words += " " + tokens[++head.end].text;
      left_out.add(spot, make_message("%1 does not belong here.", arg::quoted(words)));
    } else {
      break;
    }
  }
  return head;
}

/// The first word behind the head that is more than a number.
OpeningMove first_move(const std::vector<Token>& tokens, std::size_t from) {
  OpeningMove first;
  for (std::size_t n = from; n < tokens.size(); ++n) {
    if (tokens[n].type != Token::Type::word || is_result_word(tokens[n].text)) continue;
    if (!first.move.text.empty()) {
      first.whole_turn = tokens[n].text.front() == '2';
      return first;
    }
    Word word = without_number({tokens[n].text, tokens[n].spot});
    if (word.text.find_first_not_of("0123456789") != std::string::npos) first = {std::move(word), true};
  }
  return first;
}

/// The result that the head tells.
std::optional<Claim> head_claim(const Tags& tags, const Tagged& how, const Rules& rules, LeftOut& left_out) {
  const auto tag = tags.find("Result");
  if (tag == tags.end() || tag->second.value.empty()) return std::nullopt;
  auto claim = how.claim(rules, {tag->second.value, tag->second.spot});
  if (!claim) left_out.add(tag->second.spot, make_message("the result %1.", arg::quoted(tag->second.value)));
  return claim;
}

/// Reads with these options in addition to those of the tags. Errors: `bad_record`.
Expected<Reading> read_by(const Tagged& how, std::string_view text, const std::vector<Token>& tokens,
                          const Value& options) {
  LeftOut left_out;
  Head head = head_of(tokens, left_out);
  name_game(head.tags, how.format, first_move(tokens, head.end));
  auto game = start_from(head.tags, how.format, options, left_out);
  if (!game) return tl::unexpected(game.error());
  tell_tags(*game, head.tags, left_out);
  for (const Token* comment : head.comments) tell_comment(*game, comment->text);
  const auto claim = head_claim(head.tags, how, game->rules(), left_out);
  Reading reading(std::move(*game), how, text, tokens);
  reading.left_out() = std::move(left_out);
  if (auto done = reading.read(head.end, claim); !done) return tl::unexpected(done.error());
  return reading;
}

/// Tells what the present laws say of a game that was read by earlier ones.
void tell_present(const Game& game, LeftOut& left_out) {
  if (const auto end = present_end(game))
    left_out.add({1, 1}, make_message("by the present laws the game would have been over after ply %1 (%2); it is "
                                      "read by those of its day.",
                                      end->ply, end->rule));
}

}  // namespace

Expected<Game> read_tagged(std::string_view text, const Tagged& how, LeftOut& left_out) {
  const std::vector<Token> tokens = tokens_of(text);
  const bool any = std::any_of(tokens.begin(), tokens.end(), [](const Token& t) {
    return t.type == Token::Type::tag || t.type == Token::Type::word;
  });
  if (!any) return bad_record({1, 1}, make_message("there is no game here."));
  LeftOut unheard;
  Head head = head_of(tokens, unheard);
  const bool options_said = head.tags.contains("Options");
  name_game(head.tags, how.format, first_move(tokens, head.end));
  const Tags& tags = head.tags;
  const auto ruleset = ruleset_of(tags, how.format, unheard);
  if (!ruleset) return tl::unexpected(ruleset.error());
  const Value of_its_day = options_said ? Value(Value::Table()) : earlier_options(*ruleset, date_of(tags));
  auto reading = read_by(how, text, tokens, of_its_day);
  if (!reading) return tl::unexpected(reading.error());
  if (tags.empty() && reading->game().plies().empty() && !reading->has_result())
    return bad_record({1, 1}, make_message("there is no game here."));
  bool earlier = !of_its_day.empty();
  const Value before = options_said ? Value(Value::Table()) : earlier_options(*ruleset, std::nullopt);
  if (!earlier && !before.empty() && reading->goes_on()) {
    // Who played on was not bound by what ended the game here.
    auto other = read_by(how, text, tokens, before);
    earlier = other && other->game().plies().size() > reading->game().plies().size();
    if (earlier) reading = std::move(other);
  }
  if (earlier) tell_present(reading->game(), reading->left_out());
  left_out.append(reading->left_out());
  return std::move(reading->game());
}

}  // namespace arbiter::notation
