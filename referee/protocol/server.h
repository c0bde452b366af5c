// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "referee/core/game.h"

namespace arbiter::protocol {

/// The referee protocol over one game: requests and replies as JSON values. Whatever is sent to a program or kept in
/// a file comes through here; what only wants to know something of the game may ask `game`.
/// Copying a server copies its game (a value), so a caller may try something on a copy.
class Server {
 public:
  Server();  ///< without a game
  ~Server();
  Server(const Server& other);             ///< copies its game
  Server& operator=(const Server& other);  ///< copies its game
  Server(Server&&) noexcept;               ///< leaves the other without a use
  Server& operator=(Server&&) noexcept;    ///< leaves the other without a use

  /// Answers one request, `{"cmd":…, …}`. Never throws: what cannot be done is `{"ok":false,"error":{code, rule,
  /// message}}`, and then nothing has changed.
  [[nodiscard]] nlohmann::json handle(const nlohmann::json& request);

  /// The same for one line of text; a line that is not JSON, or more of it than text::parse takes, is answered with
  /// code `bad_json` and the column. Never throws.
  [[nodiscard]] std::string handle_line(std::string_view line);

  /// The game with all that is hidden in it, null before one is begun. Holds until the next request.
  [[nodiscard]] const Game* game() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::protocol
