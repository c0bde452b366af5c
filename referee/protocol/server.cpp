#include "referee/protocol/server.h"

namespace arbiter::protocol {

struct Server::Impl {};

Server::Server() : impl_(std::make_unique<Impl>()) {}
Server::~Server() = default;
Server::Server(const Server& other) : impl_(std::make_unique<Impl>(*other.impl_)) {}
Server& Server::operator=(const Server& other) {
  *impl_ = *other.impl_;
  return *this;
}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;

nlohmann::json Server::handle(const nlohmann::json& request) {
  return {{"ok", false},
          {"error", {{"code", "unknown_command"}, {"rule", nullptr}, {"message", "no such command: " + request.dump()}}}};
}

std::string Server::handle_line(std::string_view line) {
  return handle(nlohmann::json::parse(line, nullptr, false)).dump();
}

}  // namespace arbiter::protocol
