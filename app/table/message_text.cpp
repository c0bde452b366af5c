// SPDX-License-Identifier: MIT
#include "app/table/message_text.h"

#include "app/table/names.h"
#include "text/sentences.h"

namespace arbiter::table {
namespace {

std::string name_of(const Argument& argument) {
  switch (argument.type) {
    case Argument::Type::seat:
      return seat_name(argument.text);
    case Argument::Type::kind:
      return kind_name(argument.text);
    case Argument::Type::piece:
      return piece_name(argument.text);
    case Argument::Type::game:
      return game_title(argument.text);
    case Argument::Type::army:
      return army_or_word(argument.text);
    default:
      return argument.text;
  }
}

}  // namespace

std::string message_text(const Message& message) { return text::in_words(message, name_of); }

}  // namespace arbiter::table
