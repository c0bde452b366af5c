// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

// Messages for people, as values: a sentence and its arguments. Modules create and pass on messages. Only the edge
// (window, command line, server, voice, paper) turns a message into text in a language. Programs read the English text.
namespace arbiter {

struct Message;

/// The value for `%1`, `%2` … in a sentence. The type says how a language shows it.
struct Argument {
  /// What the value is.
  enum class Type {
    text,     ///< a name, a square, an action, an id, a number with a fraction: the same in every language
    quoted,   ///< input that is quoted: "e9"; each language has its own quotation marks
    number,   ///< a whole number
    word,     ///< an English word or phrase that has an entry in the catalogues
    seat,     ///< the letter of a seat: S, W2
    kind,     ///< the id of a type of piece: gold-general
    piece,    ///< a piece string: `S.pawn`, `S.pawn@W`
    game,     ///< the id of a ruleset
    army,     ///< the id of an army
    message,  ///< another message
    joined,   ///< messages with `text` between them: "; "
    listed,   ///< messages as a list in words: "a, b and c"
  };

  Type type = Type::text;         ///< says how a language shows it
  std::string text;               ///< the value; of `joined` what stands between the messages
  std::vector<Message> messages;  ///< of `message` exactly one; of `joined` and `listed` any number; else none

  /// Empty text. This and what follows are defined where Message is complete.
  Argument();
  /// A copy.
  Argument(const Argument& other);
  /// Takes the value over.
  Argument(Argument&& other) noexcept;
  /// A copy.
  Argument& operator=(const Argument& other);
  /// Takes the value over.
  Argument& operator=(Argument&& other) noexcept;
  ~Argument();
  /// A value of that type.
  Argument(Type wanted, std::string value);
  /// The same with messages inside.
  Argument(Type wanted, std::string value, std::vector<Message> inner);
  // NOLINTBEGIN(google-explicit-constructor): an argument is written as the value that it holds
  /// Text as it is.
  Argument(std::string value);
  /// Text as it is.
  Argument(std::string_view value);
  /// Text as it is; not null.
  Argument(const char* value);
  /// Another message.
  Argument(Message value);
  /// A whole number.
  template <std::integral Number>
  requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) Argument(Number value)
      : Argument(Type::number, std::to_string(value)) {}
  // NOLINTEND(google-explicit-constructor)

  bool operator==(const Argument& other) const;
};

/// A sentence for people, or a part of one. Empty: nothing to say.
struct Message {
  /// The English sentence with `%1` … `%9` for its arguments. It is the message's identity for programs, and the key of
  /// the catalogues. A `%` without such a digit stands for itself.
  std::string id;
  /// The same sentence for other numbers than one, for the first argument. Empty: the sentence has one form.
  std::string many;
  std::vector<Argument> arguments;  ///< for `%1`, `%2` …, nine at most

  Message() = default;
  /// No aggregate: text alone is never taken for a message.
  Message(std::string sentence, std::string of_several, std::vector<Argument> values)
      : id(std::move(sentence)), many(std::move(of_several)), arguments(std::move(values)) {}

  /// Is there nothing to say?
  [[nodiscard]] bool empty() const { return id.empty(); }
  /// The text in English, for programs and records: seats, types and pieces as the protocol writes them.
  [[nodiscard]] std::string english() const;
  bool operator==(const Message&) const = default;
};

/// A message. The sentence must be a literal: the catalogues take it from the source. `make_message("%1 has no king",
/// arg::seat("S"))`.
template <class... Arguments>
[[nodiscard]] Message make_message(const char* sentence, Arguments&&... arguments) {
  return {sentence, {}, {Argument(std::forward<Arguments>(arguments))...}};
}

/// A message about a number, which is its `%1`: one sentence for 1, one for all other numbers; further arguments from
/// `%2`. `make_counted("%1 move.", "%1 moves.", n)`.
template <std::integral Number, class... Arguments>
[[nodiscard]] Message make_counted(const char* one, const char* many, Number number, Arguments&&... arguments) {
  return {one, many, {Argument(number), Argument(std::forward<Arguments>(arguments))...}};
}

/// A sentence that other sources give to the catalogues: the text of a rule.
[[nodiscard]] Message sentence_of(std::string sentence);

/// Text that no language translates: what another program or the system reports.
[[nodiscard]] Message as_it_is(std::string text);

/// Several messages, one after the other with `between` between them; those that are empty are left out.
[[nodiscard]] Message join_messages(std::vector<Message> messages, std::string between = " ");

/// The English text of each message.
[[nodiscard]] std::vector<std::string> english_of(const std::vector<Message>& messages);

/// The sentence with its placeholders replaced by these texts. A placeholder without a text stays.
[[nodiscard]] std::string fill_in(std::string_view sentence, const std::vector<std::string>& texts);

/// Arguments of the types that no C++ type stands for.
namespace arg {
/// Input in quotation marks.
[[nodiscard]] Argument quoted(std::string_view text);
/// An English word that the catalogues have.
[[nodiscard]] Argument word(std::string_view word);
/// The letter of a seat.
[[nodiscard]] Argument seat(std::string_view seat);
/// The id of a type of piece.
[[nodiscard]] Argument kind(std::string_view kind);
/// A piece string.
[[nodiscard]] Argument piece(std::string_view piece);
/// The id of a ruleset.
[[nodiscard]] Argument game(std::string_view ruleset);
/// The id of an army.
[[nodiscard]] Argument army(std::string_view army);
/// Messages with `between` between them.
[[nodiscard]] Argument joined(std::vector<Message> messages, std::string_view between);
/// "a, b and c".
[[nodiscard]] Argument listed(std::vector<Message> messages);
/// The same of texts that stay as they are.
[[nodiscard]] Argument listed(const std::vector<std::string>& texts);
/// "a, b, c": texts that stay as they are.
[[nodiscard]] Argument texts(const std::vector<std::string>& texts);
}  // namespace arg

}  // namespace arbiter
