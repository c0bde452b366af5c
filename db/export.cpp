// SPDX-License-Identifier: MIT
#include "db/export.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <map>

#include "text/message_json.h"
#include "text/sentences.h"

namespace arbiter::db {
namespace {

using nlohmann::json;

void put(json& object, const char* key, const std::string& text) {
  if (!text.empty()) object[key] = text;
}

json ply_json(const Ply& ply) {
  json object = {{"number", ply.number},
                 {"kind", to_string(ply.kind)},
                 {"at", ply.at},
                 {"source", ply.origin.source},
                 {"events", ply.events}};
  put(object, "seat", ply.seat);
  put(object, "action", ply.action);
  put(object, "reason", ply.reason);
  if (!ply.request.is_null()) object["request"] = ply.request;
  if (ply.origin.frame) object["frame"] = *ply.origin.frame;
  if (ply.origin.confidence) object["confidence"] = *ply.origin.confidence;
  if (!ply.undone.empty()) object["undone"] = ply.undone;
  if (!ply.restored.empty()) object["restored"] = ply.restored;
  if (ply.is_undone) object["stands"] = false;
  return object;
}

/// `sentence`: what could not be done to the file %1, and why (%2).
Error file_error(const char* sentence, const std::string& path) {
  const int number = errno;
  return {number == ENOSPC ? "full" : "io", text::cleaned(make_message(sentence, path, std::strerror(number)))};
}

bool write_all(int descriptor, const std::string& text) {
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t count = ::write(descriptor, text.data() + done, text.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    done += static_cast<std::size_t>(count);
  }
  return ::fsync(descriptor) == 0;
}

}  // namespace

json to_json(const Award& award) {
  json object = {{"seat", award.seat}, {"points", award.points}, {"reason", award.reason}, {"ply", award.of_ply}};
  put(object, "rule", award.rule);
  put(object, "sq", award.sq);
  put(object, "piece", award.piece);
  return object;
}

json to_json(const GameSummary& game) {
  json object = {{"id", game.id},
                 {"token", game.token},
                 {"ruleset", game.ruleset},
                 {"rules_version", game.rules_version},
                 {"source", game.source},
                 {"started_at", game.started_at},
                 {"ended_at", game.ended_at.empty() ? json() : json(game.ended_at)},
                 {"status", game.status},
                 {"result", game.result},
                 {"setup", game.setup},
                 {"plies_played", game.plies},
                 {"seats", json::array()}};
  put(object, "imported_at", game.imported_at);
  for (const SeatEntry& entry : game.seats) {
    json seat = {{"seat", entry.seat}, {"points", entry.points}};
    put(seat, "player", entry.player);
    put(seat, "army", entry.army);
    if (entry.place > 0) seat["place"] = entry.place;
    object["seats"].push_back(std::move(seat));
  }
  return object;
}

std::vector<Award> standing_awards(const StoredGame& game) {
  std::vector<Award> awards;
  for (const Ply& ply : game.plies) {
    if (!ply.is_undone) awards.insert(awards.end(), ply.awards.begin(), ply.awards.end());
  }
  return awards;
}

json to_json(const StoredGame& game) {
  json object = to_json(game.summary);
  object["format"] = "arbiter-game";
  object["version"] = 1;
  object["plies"] = json::array();
  for (const Ply& ply : game.plies) object["plies"].push_back(ply_json(ply));
  std::map<std::string, double> totals;
  object["awards"] = json::array();
  for (const Award& award : standing_awards(game)) {
    object["awards"].push_back(to_json(award));
    totals[award.seat] += award.points;
  }
  object["points"] = totals;
  return object;
}

Expected<void> write_file(const std::filesystem::path& file, const std::string& text) {
  std::string part = file.string() + ".XXXXXX";
  const int descriptor = ::mkstemp(part.data());
  if (descriptor < 0) return tl::unexpected(file_error(text::N_("Could not write beside %1: %2"), file.string()));
  ::fchmod(descriptor, 0644);
  const bool written = write_all(descriptor, text);
  Error error = written ? Error{} : file_error(text::N_("Could not write %1: %2"), part);
  ::close(descriptor);
  if (written && ::rename(part.c_str(), file.c_str()) == 0) return {};
  if (written) error = file_error(text::N_("Could not replace %1: %2"), file.string());
  ::unlink(part.c_str());
  return tl::unexpected(error);
}

}  // namespace arbiter::db
