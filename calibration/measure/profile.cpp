// SPDX-License-Identifier: MIT
#include "calibration/measure/profile.h"

#include <cmath>
#include <optional>

#include "text/file.h"
#include "text/json_text.h"

namespace arbiter::calibration {

using nlohmann::json;

namespace {

constexpr int kVersion = 1;

/// A finite number of a field, or nothing.
std::optional<double> number(const json& object, const char* field) {
  const json value = object.value(field, json());
  if (!value.is_number() || !std::isfinite(value.get<double>())) return std::nullopt;
  return value.get<double>();
}

json size_to_json(cv::Size size) { return {{"width", size.width}, {"height", size.height}}; }

std::optional<cv::Size> size_from_json(const json& value) {
  constexpr int kLargest = 100000;
  if (!value.is_object()) return std::nullopt;
  const auto width = number(value, "width"), height = number(value, "height");
  if (!width || !height || *width < 1 || *height < 1 || *width > kLargest || *height > kLargest) return std::nullopt;
  return cv::Size(static_cast<int>(*width), static_cast<int>(*height));
}

json lens_to_json(const Lens& lens, double rms_px) {
  const auto& d = lens.distortion;
  return {{"format", "arbiter-lens"},
          {"version", kVersion},
          {"image", size_to_json(lens.image_size)},
          {"fx", lens.fx},
          {"fy", lens.fy},
          {"cx", lens.cx},
          {"cy", lens.cy},
          {"distortion", {d[0], d[1], d[2], d[3], d[4]}},
          {"calibrated", lens.calibrated},
          {"rms_px", rms_px}};
}

Message bad_distortion() { return make_message("\"distortion\" must be a list of five numbers, k1 k2 p1 p2 k3"); }

Expected<Lens> lens_from_json(const json& object) {
  if (!object.is_object() || object.value("format", json()) != json("arbiter-lens"))
    return failure("bad_lens", make_message("this is no measured lens (\"format\" must be \"arbiter-lens\")"));
  if (object.value("version", json()) != json(kVersion))
    return failure("bad_lens", make_message("\"version\" is not 1: a newer program may read it"));
  Lens lens;
  const auto size = size_from_json(object.value("image", json()));
  if (!size) return failure("bad_lens", make_message("\"image\" must hold the pictures' \"width\" and \"height\""));
  lens.image_size = *size;
  for (const auto& [field, value] : {std::pair("fx", &lens.fx), {"fy", &lens.fy}, {"cx", &lens.cx}, {"cy", &lens.cy}}) {
    const auto given = number(object, field);
    if (!given || (field[0] == 'f' && *given <= 0))
      return failure("bad_lens", make_message("%1 must be a number of pixels", arg::quoted(field)));
    *value = *given;
  }
  const json terms = object.value("distortion", json());
  if (!terms.is_array() || terms.size() != 5) return failure("bad_lens", bad_distortion());
  for (int i = 0; i < 5; ++i) {
    const json& term = terms[static_cast<std::size_t>(i)];
    if (!term.is_number()) return failure("bad_lens", bad_distortion());
    lens.distortion[i] = term.get<double>();
  }
  lens.calibrated = object.value("calibrated", json(true)) != json(false);
  return lens;
}

json profile_to_json(const Profile& profile) {
  json corners = json::array();
  for (const cv::Point2d& c : profile.corners) corners.push_back({c.x, c.y});
  return {{"name", profile.name},
          {"board", profile.board},
          {"lens", lens_to_json(profile.lens, 0)},
          {"corners", corners},
          {"square_px", profile.square_px}};
}

Expected<Profile> profile_from_json(const json& object) {
  if (!object.is_object() || !object.value("name", json()).is_string())
    return failure("bad_profile", make_message("a profile must have a \"name\""));
  Profile profile;
  profile.name = object["name"].get<std::string>();
  const auto bad = [&](Message why) {
    return failure("bad_profile", make_message("profile %1: %2", arg::quoted(profile.name), std::move(why)));
  };
  if (!object.value("board", json()).is_string() || Board::find(object["board"].get<std::string>()) == nullptr)
    return bad(make_message("\"board\" is no board that is known"));
  profile.board = object["board"].get<std::string>();
  auto lens = lens_from_json(object.value("lens", json()));
  if (!lens) return bad(make_message("%1: %2", arg::quoted("lens"), lens.error().message));
  profile.lens = *lens;
  const json corners = object.value("corners", json());
  if (!corners.is_array() || corners.size() != 4) return bad(make_message("\"corners\" must be four points"));
  for (std::size_t i = 0; i < 4; ++i) {
    if (!corners[i].is_array() || corners[i].size() != 2 || !corners[i][0].is_number() || !corners[i][1].is_number())
      return bad(make_message("\"corners\" must be four points"));
    profile.corners[i] = {corners[i][0].get<double>(), corners[i][1].get<double>()};
  }
  profile.square_px = number(object, "square_px").value_or(0);
  return profile;
}

/// What a file of JSON holds.
Expected<json> read(const std::filesystem::path& file) {
  const auto content = text::read_file(file, text::Limits{}.bytes);
  if (!content) return failure("io", content.error());
  auto value = text::parse(*content);
  if (!value) return failure("bad_json", make_message("%1: %2", text::shown(file), value.error().text()));
  return std::move(*value);
}

}  // namespace

std::string lens_text(const Lens& lens, double rms_px) { return text::dump(lens_to_json(lens, rms_px), 1) + "\n"; }

Expected<Lens> read_lens(const std::filesystem::path& file) {
  const auto object = read(file);
  if (!object) return tl::unexpected(object.error());
  auto lens = lens_from_json(*object);
  if (!lens) return failure(lens.error().code, make_message("%1: %2", file.string(), lens.error().message));
  return lens;
}

std::string profiles_text(const std::vector<Profile>& profiles) {
  json list = json::array();
  for (const Profile& profile : profiles) list.push_back(profile_to_json(profile));
  return text::dump(json{{"format", "arbiter-profiles"}, {"version", kVersion}, {"profiles", list}}, 1) + "\n";
}

Expected<std::vector<Profile>> read_profiles(const std::filesystem::path& file) {
  const auto begin_anew = [](const std::string& code, const Message& why) {
    return failure(code, make_message("%1; move it away to begin anew", why));
  };
  const auto read_file = read(file);
  if (!read_file) return begin_anew(read_file.error().code, read_file.error().message);
  const json& all = *read_file;
  if (!all.is_object() || all.value("format", json()) != json("arbiter-profiles") ||
      !all.value("profiles", json()).is_array())
    return begin_anew("bad_profile", make_message("%1 is no file of profiles", file.string()));
  std::vector<Profile> profiles;
  for (const json& entry : all["profiles"]) {
    auto profile = profile_from_json(entry);
    if (!profile) return failure(profile.error().code, make_message("%1: %2", file.string(), profile.error().message));
    profiles.push_back(std::move(*profile));
  }
  return profiles;
}

Corners scaled_corners(const Profile& profile, cv::Size size) {
  Corners corners = profile.corners;
  const double sx = static_cast<double>(size.width) / profile.lens.image_size.width;
  const double sy = static_cast<double>(size.height) / profile.lens.image_size.height;
  for (cv::Point2d& c : corners) c = {(c.x + 0.5) * sx - 0.5, (c.y + 0.5) * sy - 0.5};
  return corners;
}

}  // namespace arbiter::calibration
