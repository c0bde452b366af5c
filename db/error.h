// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Exception.h>

#include <string>

#include "db/types.h"
#include "text/message_json.h"

namespace arbiter::db {

/// Puts what SQLite reports into our words; what it quotes of a damaged file may be anything and is made UTF-8. `doing`
/// completes "Could not …"; `path` is the database's file.
[[nodiscard]] Error to_error(const SQLite::Exception& exception, const std::string& doing, const std::string& path);

/// Runs `work`, which may throw what SQLite and the JSON library throw, or an Error, and returns what it returns. The
/// message of an error is UTF-8, whatever the file is called.
template <class Work>
auto guarded(const std::string& doing, const std::string& path, Work&& work) -> Expected<decltype(work())> {
  try {
    if constexpr (std::is_void_v<decltype(work())>) {
      work();
      return {};
    } else {
      return work();
    }
  } catch (const Error& error) {
    return tl::unexpected(Error{error.code, text::cleaned(error.message)});
  } catch (const SQLite::Exception& exception) {
    return tl::unexpected(to_error(exception, doing, path));
  } catch (const std::exception& exception) {
    return tl::unexpected(
        Error{"bad_data", text::cleaned(make_message("Could not %1 in %2: %3", doing, path, exception.what()))});
  }
}

}  // namespace arbiter::db
