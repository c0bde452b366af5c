// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/link/phone_line.h"

namespace arbiter::link {

/// Where the orders of a game's phones are found: at the club's server, or in the club's own file. One thread at a
/// time, but for `stop`. Errors: those of ClubHttp, those of db::club::Club; `not_found`: the game is no event's.
class PhoneDoor {
 public:
  struct Told {
    std::vector<PhoneOrder> orders;
    std::vector<std::string> signed_in;
    std::chrono::seconds pause{0};  ///< so many wait at the club that this one is to ask again only after so long
  };
  PhoneDoor() = default;
  virtual ~PhoneDoor() = default;
  PhoneDoor(const PhoneDoor&) = delete;
  PhoneDoor& operator=(const PhoneDoor&) = delete;

  [[nodiscard]] virtual db::Expected<std::map<std::string, std::string>> signs() = 0;
  /// Those behind that number; waits a little for one.
  [[nodiscard]] virtual db::Expected<Told> orders(std::int64_t after, std::size_t signed_in) = 0;
  [[nodiscard]] virtual db::Expected<void> answer(std::int64_t order, bool done, const Message& message) = 0;
  [[nodiscard]] virtual db::Expected<void> let_go(const std::string& seat) = 0;
  /// Ends what another thread waits for.
  virtual void stop() = 0;
};

/// The door of a game. Errors besides: `away` where the game is told to another club than this.
[[nodiscard]] db::Expected<std::unique_ptr<PhoneDoor>> phone_door(const std::optional<ClubAddress>& club,
                                                                  const std::filesystem::path& file, db::GameId game);

}  // namespace arbiter::link
