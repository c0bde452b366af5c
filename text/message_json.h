// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "value/message.h"

// Messages as JSON: what the protocol, the club's server and stored notes hold beside the English text.
namespace arbiter::text {

/// {"id": "%1 has no king", "args": [{"type": "seat", "value": "S"}]}. Messages inside are under "messages"; the form
/// for several is under "many".
[[nodiscard]] nlohmann::json json_of(const Message& message);

/// Adds "message" (the English text), "id" and "args" to a JSON object.
void put_message(nlohmann::json& object, const Message& message);

/// The message with every text in it made UTF-8 (clean of utf8.h).
[[nodiscard]] Message cleaned(Message message);

/// A message from elsewhere, as it may be shown beside other texts: each text in it as one_line() of utf8.h makes it.
/// If its English text has more than `most` bytes, it is that text, cut.
[[nodiscard]] Message one_line(Message message, std::size_t most);

/// The message that an object from elsewhere holds: by "id" and "args"; without them its "message", as it is. None: it
/// has neither, or is not made so (more than 9 arguments, nested more than 32 deep, over 64 KiB).
[[nodiscard]] std::optional<Message> message_from(const nlohmann::json& object);

/// A message as one text, for a column of a database.
[[nodiscard]] std::string packed(const Message& message);

/// The message of such a text. Text that was stored before messages were values comes back as it is.
[[nodiscard]] Message unpacked(const std::string& text);

}  // namespace arbiter::text
