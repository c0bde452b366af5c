// SPDX-License-Identifier: MIT
#include "app/phone/phone_host.h"

#include <algorithm>
#include <charconv>
#include <thread>

#include "app/http/certificate.h"
#include "app/phone/addresses.h"
#include "app/phone/page.h"
#include "app/phone/phone_source.h"
#include "text/json_fields.h"
#include "text/json_text.h"
#include "text/message_json.h"
#include "vision/sources/picture_file.h"

namespace arbiter::phone {

using http::Request;
using http::Response;
using nlohmann::json;

namespace {

constexpr std::size_t kMostJoin = 1000;                      // bytes of the request of a page that joins
constexpr std::size_t kMostSecret = 100;                     // bytes of a token or a key
constexpr std::int64_t kMostNumber = 9'000'000'000'000'000;  // milliseconds, and pictures: what a script counts exactly
constexpr std::chrono::milliseconds kGoodbye{1500};          // in which pages hear that the game is over

void refuse(Response& response, int status, const char* code, const Message& message) {
  response.status = status;
  json reply{{"error", code}};
  text::put_message(reply, message);
  response.set_content(text::dump(reply), "application/json");
}

void answer(Response& response, const json& value) {
  response.set_header("Cache-Control", "no-store");
  response.set_content(text::dump(value), "application/json");
}

/// What a household of phones needs, and no more.
http::Limits limits() {
  http::Limits limits;
  limits.connections = 64;
  limits.per_address = 16;
  limits.bodies = 8 * static_cast<std::int64_t>(kMostPictureBytes);
  limits.burst = 120;
  limits.per_second = 60;
  limits.idle = std::chrono::seconds(60);
  limits.queue = 64;
  return limits;
}

http::Pairs headers() {
  return {{"Content-Security-Policy",
           "default-src 'self'; media-src 'self' blob: mediastream:; img-src 'self' data:; frame-ancestors 'none'; "
           "base-uri 'none'; form-action 'none'"},
          {"Permissions-Policy", "camera=(self), microphone=(), geolocation=()"},
          {"Referrer-Policy", "no-referrer"},
          {"X-Content-Type-Options", "nosniff"}};
}

/// A whole number of the query, from `least` to `most`.
std::optional<std::int64_t> number_of(const Request& request, const char* name, std::int64_t least, std::int64_t most) {
  const std::string text = request.param(name);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size() || value < least || value > most)
    return std::nullopt;
  return value;
}

const char* name_of(Seen::Tone tone) {
  return tone == Seen::Tone::good ? "good" : tone == Seen::Tone::bad ? "bad" : "wait";
}

json as_json(const Seen& seen) {
  json outline = json::array();
  for (const cv::Point2d& p : seen.outline) outline.push_back({p.x, p.y});
  return {{"tone", name_of(seen.tone)}, {"stage", seen.stage}, {"line", seen.line},
          {"advice", seen.advice},      {"turn", seen.turn},   {"outline", std::move(outline)}};
}

/// The camera that the guard has found; the request is its phone's.
PhoneCamera& camera_of(const Request& request) {
  return **static_cast<const std::shared_ptr<PhoneCamera>*>(request.pass.get());
}

/// Everything but the pictures' bytes.
tl::expected<SentPicture, Message> announced(const Request& request) {
  SentPicture sent;
  const auto taken = number_of(request, "t", 0, kMostNumber), order = number_of(request, "n", 0, kMostNumber);
  if (!taken || !order) return tl::unexpected(as_it_is("The picture's time `t` and number `n` must be whole numbers."));
  const auto width = number_of(request, "w", 1, kLongestSide), height = number_of(request, "h", 1, kLongestSide);
  if (!width || !height)
    return tl::unexpected(
        as_it_is("The picture's size `w` and `h` must be from 1 to " + std::to_string(kLongestSide) + "."));
  sent.taken = std::chrono::milliseconds(*taken);
  sent.order = *order;
  sent.whole = {static_cast<int>(*width), static_cast<int>(*height)};
  return sent;
}

}  // namespace

PhoneHost::PhoneHost(HostOptions options) : options_(std::move(options)) {}

PhoneHost::~PhoneHost() { stop(); }

std::vector<std::shared_ptr<PhoneCamera>> PhoneHost::cameras() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<PhoneCamera>> list = gone_;
  for (const auto& one : cameras_)
    if (one) list.push_back(one);
  return list;
}

std::shared_ptr<PhoneCamera> PhoneHost::camera(std::size_t board) {
  const std::lock_guard lock(mutex_);
  auto& one = cameras_.at(board);
  if (!one) one = std::make_shared<PhoneCamera>(board);
  return one;
}

void PhoneHost::end(std::size_t board) {
  constexpr std::size_t kMostGone = 20;
  const std::lock_guard lock(mutex_);
  auto& one = cameras_.at(board);
  if (!one) return;
  one->end();
  if (gone_.size() == kMostGone) gone_.erase(gone_.begin());
  gone_.push_back(std::exchange(one, nullptr));
}

calibration::Expected<std::unique_ptr<vision::Source>> PhoneHost::source(std::size_t board) {
  if (const auto begun = start(); !begun) return calibration::failure("unreadable", begun.error());
  return std::make_unique<PhoneSource>(camera(board));
}

std::vector<std::string> PhoneHost::addresses() const {
  if (options_.host != "0.0.0.0") return {options_.host};
  auto list = local_addresses();
  if (list.empty()) list.emplace_back("127.0.0.1");
  return list;
}

std::string PhoneHost::page(std::size_t board, const std::string& at) {
  const std::string token = camera(board)->token();
  if (token.empty()) return {};
  return "https://" + (at.empty() ? addresses().front() : at) + ":" + std::to_string(port_) + "/#" + token;
}

tl::expected<void, Message> PhoneHost::start() {
  const std::lock_guard lock(starting_);
  if (server_) return {};
  return listen();
}

tl::expected<void, Message> PhoneHost::listen() {
  http::ServerOptions options;
  options.host = options_.host;
  options.port = options_.port;
  options.threads = 4;
  options.tls =
      http::TlsFiles{options_.folder / "arbiter-phone-certificate.pem", options_.folder / "arbiter-phone-key.pem"};
  options.limits = limits();
  options.headers = headers();
  options.fault = options_.fault;
  if (const auto made = http::make_self_signed(*options.tls, addresses()); !made) return tl::unexpected(made.error());
  const auto print = http::fingerprint(options.tls->certificate);
  if (!print) return tl::unexpected(print.error());
  const auto serve = [&](int port) {
    options.port = port;
    server_ = std::make_unique<http::Server>(
        options, routes(),
        [](std::int64_t after, const std::string&) {
          return http::News{after, {}};
        },
        [] { return std::string(); });
    return server_->start();
  };
  auto port = serve(options_.port);
  if (!port && options_.other_port && options_.port != 0) port = serve(0);
  if (!port) {
    server_.reset();
    return tl::unexpected(port.error());
  }
  port_ = *port;
  fingerprint_ = *print;
  return {};
}

void PhoneHost::stop() {
  const std::lock_guard lock(starting_);
  for (std::size_t board = 0; board < kMostPhones; ++board) end(board);
  if (!server_) return;
  const auto all = cameras();
  const auto until = PhoneCamera::Clock::now() + kGoodbye;
  // Phones that are silent do not hear it; nobody waits for them.
  const auto told = [](const auto& one) { return one->said_goodbye() || one->silent_for() > kGoodbye; };
  while (PhoneCamera::Clock::now() < until && !std::all_of(all.begin(), all.end(), told))
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  server_->stop();
  server_.reset();
}

http::Router PhoneHost::routes() {
  http::Router router;
  const http::Guard near = [](const Request& request, Response& response) -> std::shared_ptr<const void> {
    static const auto kPass = std::make_shared<int>(0);
    if (is_near(request.from)) return kPass;
    refuse(response, 403, "not_near", as_it_is("This page is for the local network alone."));
    return nullptr;
  };
  const http::Guard phone = [this, near](const Request& request, Response& response) -> std::shared_ptr<const void> {
    return near(request, response) ? let_in(request, response) : nullptr;
  };
  add_page(router, near);
  router.post(
      "/join", kMostJoin, [this](const Request& request, Response& response) { join(request, response); }, near);
  auto& picture = router.post("/picture", kMostPictureBytes, take, phone);
  picture.takes = "image/jpeg";
  router.get(
      "/seen",
      [](const Request& request, Response& response) {
        answer(response, {{"seen", as_json(camera_of(request).seen())}});
      },
      phone);
  return router;
}

/// A page brings the token of a code.
void PhoneHost::join(const Request& request, Response& response) {
  const json said = text::parse_or_discard(request.body);
  text::JsonFields fields(said);
  const std::string token = fields.text("token", kMostSecret), language = fields.text("language", 2);
  if (said.is_discarded() || !fields.fault().empty())
    return refuse(response, 400, "bad_data", as_it_is(said.is_discarded() ? "This is no JSON." : fields.fault()));
  for (const auto& one : cameras())
    if (const auto key = one->join(token, page_language(language)))
      return answer(response, {{"key", *key}, {"board", one->board() + 1}, {"seen", as_json(one->seen())}});
  response.delay = std::chrono::milliseconds(500);
  refuse(response, 401, "unknown_token",
         as_it_is("This code does not hold any more. Scan the code that is shown now."));
}

/// The phone whose key the request brings.
std::shared_ptr<const void> PhoneHost::let_in(const Request& request, Response& response) {
  const std::string given = request.header("authorization"), scheme = "Bearer ";
  const std::string key = given.starts_with(scheme) && given.size() < scheme.size() + kMostSecret
                              ? given.substr(scheme.size())
                              : std::string();
  for (auto& one : cameras()) {
    if (one->knows(key)) return std::make_shared<std::shared_ptr<PhoneCamera>>(std::move(one));
    if (!one->knew(key)) continue;
    if (!one->ended()) {
      refuse(response, 410, "replaced", make_message("Another phone is the camera now."));
      return nullptr;
    }
    one->note_goodbye();
    refuse(response, 410, "over", as_it_is("The game is over."));
    return nullptr;
  }
  refuse(response, 401, "unknown_key", as_it_is("This key does not hold. Scan the code that is shown now."));
  return nullptr;
}

/// A picture of the phone that the guard let in.
void PhoneHost::take(const Request& request, Response& response) {
  PhoneCamera& camera = camera_of(request);
  const auto refuse_picture = [&](int status, const char* code, const Message& why) {
    camera.slot().refuse();
    refuse(response, status, code, why);
  };
  auto sent = announced(request);
  if (!sent) return refuse_picture(400, "bad_data", sent.error());
  const auto header = vision::check_picture(request.body, "The picture");
  if (!header) return refuse_picture(400, "bad_picture", as_it_is(header.error().message.english() + "."));
  if (header->format != "JPEG") return refuse_picture(415, "not_supported", as_it_is("A picture must be a JPEG."));
  if (std::max(header->size.width, header->size.height) > kLongestSide)
    return refuse_picture(
        413, "too_large",
        as_it_is("A picture may be " + std::to_string(kLongestSide) + " pixels wide or high at most."));
  sent->jpeg = request.body;
  const auto put = camera.put(std::move(*sent));
  answer(response, {{"number", put.number}, {"behind", put.behind}, {"seen", as_json(camera.seen())}});
}

}  // namespace arbiter::phone
