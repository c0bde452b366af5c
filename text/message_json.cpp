// SPDX-License-Identifier: MIT
#include "text/message_json.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::text {
namespace {

using nlohmann::json;

constexpr std::size_t kMostArguments = 9, kMostDepth = 32, kMostMessages = 1000, kMostBytes = std::size_t{64} << 10U;
constexpr std::array kTypes{std::pair{Argument::Type::text, "text"},     std::pair{Argument::Type::quoted, "quoted"},
                            std::pair{Argument::Type::number, "number"}, std::pair{Argument::Type::word, "word"},
                            std::pair{Argument::Type::seat, "seat"},     std::pair{Argument::Type::kind, "kind"},
                            std::pair{Argument::Type::piece, "piece"},   std::pair{Argument::Type::game, "game"},
                            std::pair{Argument::Type::army, "army"},     std::pair{Argument::Type::message, "message"},
                            std::pair{Argument::Type::joined, "joined"}, std::pair{Argument::Type::listed, "listed"}};

const char* name_of(Argument::Type type) {
  for (const auto& [known, name] : kTypes)
    if (known == type) return name;
  return "text";
}

json json_of(const Argument& argument) {
  json out{{"type", name_of(argument.type)}};
  if (!argument.text.empty() || argument.messages.empty()) out["value"] = argument.text;
  for (const Message& one : argument.messages) out["messages"].push_back(text::json_of(one));
  return out;
}

/// The text of a member; none: it is not there, is no text, or is too long.
std::optional<std::string> text_in(const json& object, const char* name) {
  const auto member = object.find(name);
  if (member == object.end() || !member->is_string()) return std::nullopt;
  const auto& text = member->get_ref<const std::string&>();
  return text.size() > kMostBytes ? std::nullopt : std::optional(text);
}

/// How many bytes a message's English text has at most. It is counted without making the text, which a few placeholders
/// inside one another can make very long.
double english_bytes(const Message& message) {
  std::vector<double> arguments;
  for (const Argument& argument : message.arguments) {
    double bytes = static_cast<double>(argument.text.size()) + 2;  // quotation marks
    for (const Message& one : argument.messages)
      bytes += english_bytes(one) + static_cast<double>(argument.text.size()) + 5;
    arguments.push_back(bytes);
  }
  double most = 0;
  for (const std::string* sentence : {&message.id, &message.many}) {
    auto bytes = static_cast<double>(sentence->size());
    for (std::size_t i = 0; i + 1 < sentence->size(); ++i)
      if (const auto number = static_cast<std::size_t>((*sentence)[i + 1] - '1');
          (*sentence)[i] == '%' && number < arguments.size())
        bytes += arguments[number];
    most = std::max(most, bytes);
  }
  return most;
}

std::optional<Message> read(const json& object, std::size_t depth);

/// The same, if its English text is not too long.
std::optional<Message> read_whole(const json& object) {
  auto message = read(object, 0);
  return message && english_bytes(*message) <= static_cast<double>(kMostBytes) ? std::move(message) : std::nullopt;
}

std::optional<Argument> read_argument(const json& object, std::size_t depth) {
  if (!object.is_object()) return std::nullopt;
  const auto type = text_in(object, "type");
  Argument out;
  bool known = false;
  for (const auto& [value, name] : kTypes)
    if (type == name) {
      out.type = value;
      known = true;
    }
  if (!known) return std::nullopt;
  out.text = text_in(object, "value").value_or("");
  if (const auto inner = object.find("messages"); inner != object.end()) {
    if (!inner->is_array() || inner->size() > kMostMessages) return std::nullopt;
    for (const json& one : *inner) {
      auto message = read(one, depth + 1);
      if (!message) return std::nullopt;
      out.messages.push_back(std::move(*message));
    }
  }
  if (out.type == Argument::Type::message && out.messages.size() != 1) return std::nullopt;
  return out;
}

std::optional<Message> read(const json& object, std::size_t depth) {
  if (!object.is_object() || depth > kMostDepth) return std::nullopt;
  auto id = text_in(object, "id");
  if (!id) return std::nullopt;
  Message out{std::move(*id), text_in(object, "many").value_or(""), {}};
  const auto arguments = object.find("args");
  if (arguments == object.end()) return out;
  if (!arguments->is_array() || arguments->size() > kMostArguments) return std::nullopt;
  for (const json& one : *arguments) {
    auto argument = read_argument(one, depth);
    if (!argument) return std::nullopt;
    out.arguments.push_back(std::move(*argument));
  }
  return out;
}

}  // namespace

json json_of(const Message& message) {
  json out{{"id", message.id}, {"args", json::array()}};
  if (!message.many.empty()) out["many"] = message.many;
  for (const Argument& argument : message.arguments) out["args"].push_back(json_of(argument));
  return out;
}

void put_message(json& object, const Message& message) {
  object["message"] = message.english();
  if (!message.empty()) object.update(json_of(message));
}

std::optional<Message> message_from(const json& object) {
  if (!object.is_object()) return std::nullopt;
  if (object.contains("id"))
    if (auto message = read_whole(object)) return message;
  const auto english = text_in(object, "message");
  return english ? std::optional(as_it_is(*english)) : std::nullopt;
}

Message cleaned(Message message) {
  for (std::string* text : {&message.id, &message.many}) *text = clean(*text);
  for (Argument& argument : message.arguments) {
    argument.text = clean(argument.text);
    for (Message& one : argument.messages) one = cleaned(std::move(one));
  }
  return message;
}

Message one_line(Message message, std::size_t most) {
  const std::string english = message.english();
  if (english.size() > most) return as_it_is(one_line(english, most));
  for (std::string* text : {&message.id, &message.many}) *text = one_line(*text, most);
  for (Argument& argument : message.arguments) {
    const bool separator = argument.type == Argument::Type::joined;
    if (!separator)
      argument.text = one_line(argument.text, most);
    else if (argument.text != "; " && argument.text != ", ")
      argument.text = " ";
    for (Message& one : argument.messages) one = one_line(std::move(one), most);
  }
  return message;
}

std::string packed(const Message& message) {
  if (message.empty()) return {};
  json out = json_of(message);
  out["message"] = message.english();
  return dump(out);
}

Message unpacked(const std::string& text) {
  if (text.starts_with('{'))
    if (const json object = parse_or_discard(text); object.is_object() && object.contains("id"))
      if (auto message = read_whole(object)) return *message;
  return as_it_is(text);
}

}  // namespace arbiter::text
