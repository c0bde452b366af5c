// SPDX-License-Identifier: MIT
#include "app/server/fed_batch.h"

#include "db/feed.h"
#include "text/json_fields.h"
#include "text/value_json.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

constexpr std::size_t kMostHolderName = 100;                      // bytes
constexpr std::size_t kMostPlies = 20'000, kMostPly = 1U << 20U;  // at once; bytes of one
constexpr std::size_t kDigest = 64;                               // hexadecimal digits
constexpr int kMostPlyNumber = 10'000'000;                        // epochs, too

}  // namespace

db::Expected<db::club::FedBatch> read_batch(const std::string& token, const json& body) {
  text::JsonFields said(body);
  db::club::FedBatch batch;
  batch.token = token;
  batch.holder = said.text("holder", kMostHolderName);
  batch.epoch = said.number("epoch", 0, kMostPlyNumber);
  batch.last = said.number("last", -1, kMostPlyNumber);
  batch.clock = text::value_of(said.any("clock"));
  said.each("plies", kMostPlies, [&](text::JsonFields& one) {
    batch.plies.push_back(
        {one.number("number", 0, kMostPlyNumber), one.text("body", kMostPly), one.text("hash", kDigest)});
  });
  const json standing = said.any("standing");
  if (!said.fault().empty()) return tl::unexpected(db::Error{"bad_data", as_it_is(said.fault())});
  auto stands = db::standing_of_json(standing);
  if (!stands) return tl::unexpected(db::Error{"bad_data", as_it_is("/standing: how a game stands is expected")});
  batch.standing = std::move(*stands);
  return batch;
}

}  // namespace arbiter::server
