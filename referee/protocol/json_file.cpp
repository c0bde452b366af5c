#include "referee/protocol/json_file.h"

#include <fstream>

namespace arbiter::protocol {

using nlohmann::json;

Expected<json> read_json(const std::filesystem::path& file) {
  std::error_code error;
  // A folder can be opened like a file; only reading it fails, with an exception.
  if (std::filesystem::is_directory(file, error)) return refuse("io", file.string() + " is a folder, not a file");
  std::ifstream in(file);
  if (!in) return refuse("io", file.string() + " cannot be opened");
  try {
    return json::parse(in);
  } catch (const json::parse_error& e) {
    const std::string what = e.what();  // "[json.exception.parse_error.101] parse error at line 1, column 2: …"
    const auto begin = what.find("] ");
    return refuse("bad_json", file.string() + ": " + (begin == std::string::npos ? what : what.substr(begin + 2)));
  } catch (const std::ios_base::failure&) {
    return refuse("io", file.string() + " cannot be read");
  }
}

}  // namespace arbiter::protocol
