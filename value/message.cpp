// SPDX-License-Identifier: MIT
#include "value/message.h"

namespace arbiter {
namespace {

std::string english_of(const Argument& argument) {
  switch (argument.type) {
    case Argument::Type::quoted:
      return '"' + argument.text + '"';
    case Argument::Type::message:
    case Argument::Type::joined: {
      std::string all;
      for (const Message& one : argument.messages) all += (all.empty() ? "" : argument.text) + one.english();
      return all;
    }
    case Argument::Type::listed: {
      std::string all;
      for (std::size_t i = 0; i < argument.messages.size(); ++i)
        all += (i == 0 ? "" : i + 1 == argument.messages.size() ? " and " : ", ") + argument.messages[i].english();
      return all;
    }
    default:
      return argument.text;
  }
}

std::vector<Message> as_they_are(const std::vector<std::string>& texts) {
  std::vector<Message> all;
  all.reserve(texts.size());
  for (const std::string& text : texts) all.push_back(as_it_is(text));
  return all;
}

}  // namespace

Argument::Argument() = default;
Argument::Argument(const Argument& other) = default;
Argument::Argument(Argument&& other) noexcept = default;
Argument& Argument::operator=(const Argument& other) = default;
Argument& Argument::operator=(Argument&& other) noexcept = default;
Argument::~Argument() = default;
bool Argument::operator==(const Argument& other) const {
  return type == other.type && text == other.text && messages == other.messages;
}
Argument::Argument(Type wanted, std::string value) : type(wanted), text(std::move(value)) {}
Argument::Argument(Type wanted, std::string value, std::vector<Message> inner)
    : type(wanted), text(std::move(value)), messages(std::move(inner)) {}
Argument::Argument(std::string value) : text(std::move(value)) {}
Argument::Argument(std::string_view value) : text(value) {}
Argument::Argument(const char* value) : text(value) {}
Argument::Argument(Message value) : type(Type::message) { messages.push_back(std::move(value)); }

std::string Message::english() const {
  const bool several = !many.empty() && !arguments.empty() && arguments.front().text != "1";
  std::vector<std::string> texts;
  for (const Argument& argument : arguments) texts.push_back(english_of(argument));
  return fill_in(several ? many : id, texts);
}

Message sentence_of(std::string sentence) { return {std::move(sentence), {}, {}}; }

Message as_it_is(std::string text) {
  if (text.empty()) return {};
  return {"%1", {}, {Argument(std::move(text))}};
}

Message join_messages(std::vector<Message> messages, std::string between) {
  std::erase_if(messages, [](const Message& one) { return one.empty(); });
  if (messages.empty()) return {};
  if (messages.size() == 1) return std::move(messages.front());
  return {"%1", {}, {Argument(Argument::Type::joined, std::move(between), std::move(messages))}};
}

std::vector<std::string> english_of(const std::vector<Message>& messages) {
  std::vector<std::string> texts;
  texts.reserve(messages.size());
  for (const Message& message : messages) texts.push_back(message.english());
  return texts;
}

std::string fill_in(std::string_view sentence, const std::vector<std::string>& texts) {
  std::string out;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    const bool marked =
        sentence[i] == '%' && i + 1 < sentence.size() && sentence[i + 1] >= '1' && sentence[i + 1] <= '9';
    const std::size_t number = marked ? static_cast<std::size_t>(sentence[i + 1] - '1') : texts.size();
    if (number < texts.size()) {
      out += texts[number];
      ++i;
    } else {
      out += sentence[i];
    }
  }
  return out;
}

namespace arg {

Argument quoted(std::string_view text) { return {Argument::Type::quoted, std::string(text)}; }
Argument word(std::string_view word) { return {Argument::Type::word, std::string(word)}; }
Argument seat(std::string_view seat) { return {Argument::Type::seat, std::string(seat)}; }
Argument kind(std::string_view kind) { return {Argument::Type::kind, std::string(kind)}; }
Argument piece(std::string_view piece) { return {Argument::Type::piece, std::string(piece)}; }
Argument game(std::string_view ruleset) { return {Argument::Type::game, std::string(ruleset)}; }
Argument army(std::string_view army) { return {Argument::Type::army, std::string(army)}; }

Argument joined(std::vector<Message> messages, std::string_view between) {
  return {Argument::Type::joined, std::string(between), std::move(messages)};
}

Argument listed(std::vector<Message> messages) { return {Argument::Type::listed, {}, std::move(messages)}; }

Argument listed(const std::vector<std::string>& texts) { return listed(as_they_are(texts)); }

Argument texts(const std::vector<std::string>& texts) { return joined(as_they_are(texts), ", "); }

}  // namespace arg

}  // namespace arbiter
