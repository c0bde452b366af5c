// SPDX-License-Identifier: MIT
#include "app/cli/phone_watch.h"

#include <iostream>
#include <thread>

#include "app/printing/qr_code.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {

using text::tr;

namespace {

/// A phone that has sent nothing for so long may not come back: another one may take its place.
constexpr std::chrono::seconds kGone{20};
/// A game that has ended may be taken up again so long, by a correction.
constexpr std::chrono::seconds kAfterTheEnd{10};

std::filesystem::path folder_of(const std::string& file) {
  return file == ":memory:" ? db::default_path().parent_path() : std::filesystem::absolute(file).parent_path();
}

}  // namespace

void add_phone_options(CLI::App& command, PhoneOptions& options) {
  command.add_option("--phone-host", options.host, "Address of this machine at which phones reach it (default: all)");
  command
      .add_option("--phone-port", options.port, "Port for phones (default 8443, or another one that is free); 0: any")
      ->check(CLI::Range(0, 65535));
}

WatchPhones::WatchPhones(PhoneOptions options, const std::vector<std::string>& where, const std::string& file,
                         bool jsonl)
    : jsonl_(jsonl) {
  for (const std::string& source : where) boards_.push_back(phone::phone_board(source));
  if (std::none_of(boards_.begin(), boards_.end(), [](const auto& one) { return one.has_value(); })) {
    boards_.clear();
    return;
  }
  phone::HostOptions host;
  host.host = std::move(options.host);
  host.port = options.port;
  host.folder = folder_of(file);
  host.fault = [](const std::string& what) { std::cerr << tr("The phones' server: %1", {what}) << "\n"; };
  host_ = std::make_unique<phone::PhoneHost>(std::move(host));
  for (const auto& number : boards_) {
    if (!number || phones_.contains(*number)) continue;
    auto camera = host_->camera(*number);
    phones_[*number] = {camera, std::make_unique<phone::Teller>(camera)};
  }
}

table::BoardSources::Opener WatchPhones::opener() {
  return [this](const std::string& source) -> calibration::Expected<std::unique_ptr<vision::Source>> {
    const auto number = phone::phone_board(source);
    return number && host_ ? host_->source(*number) : vision::open_source(source);
  };
}

void WatchPhones::show_code(std::size_t number) {
  const std::string page = host_->page(number);
  if (page.empty()) return;
  if (jsonl_) {
    std::cout << text::dump({{"phone_camera", number + 1}, {"page", page}, {"fingerprint", host_->fingerprint()}})
              << std::endl;
    return;
  }
  if (phones_.size() > 1) std::cout << tr("Board %1:", {std::to_string(number + 1)}) << "\n";
  if (const auto code = printing::qr_code(page)) std::cout << printing::qr_text(*code);
  std::cout << tr("Scan this code with the phone, in the same network: %1", {page}) << "\n";
  const auto addresses = host_->addresses();
  for (std::size_t i = 1; i < addresses.size(); ++i)
    std::cout << tr("If that is not reached, type this address: %1", {host_->page(number, addresses[i])}) << "\n";
  std::cout << tr("The browser warns once about the certificate. Its SHA-256 fingerprint is %1", {host_->fingerprint()})
            << std::endl;
}

void WatchPhones::say_joined(std::size_t number) {
  if (jsonl_)
    std::cout << text::dump({{"phone_camera", number + 1}, {"joined", true}}) << std::endl;
  else
    std::cout << tr("The phone sends pictures.") << std::endl;
}

void WatchPhones::wait() {
  for (const auto& [number, phone] : phones_) show_code(number);
  for (const auto& [number, phone] : phones_) {
    while (!phone.camera->slot().has()) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    say_joined(number);
  }
}

void WatchPhones::look(const table::Session& session) {
  for (const auto& [number, phone] : phones_) {
    if (phone.camera->silent_for() < kGone || !phone.camera->token().empty() || phone.camera->ended()) continue;
    phone.camera->renew();
    show_code(number);
  }
  const Game* game = session.game();
  if (phones_.empty() || game == nullptr || !view::outcome(*game)) {
    over_since_.reset();
    return;
  }
  if (!over_since_) over_since_ = Clock::now();
  if (Clock::now() - *over_since_ < kAfterTheEnd) return;
  for (const auto& [number, phone] : phones_) phone.camera->end();
}

void WatchPhones::tell(std::size_t board, const cv::Mat& picture, const table::WatchStatus& status,
                       const table::Session& session) {
  if (board < boards_.size() && boards_[board]) phones_.at(*boards_[board]).teller->tell(picture, status, session);
}

void WatchPhones::finish() {
  if (!host_) return;
  host_->stop();
  for (const auto& [number, phone] : phones_) {
    const phone::PictureCounts counts = phone.camera->slot().counts();
    if (jsonl_) {
      std::cout << text::dump({{"phone_camera", number + 1},
                               {"came", counts.came},
                               {"read", counts.taken},
                               {"passed_over", counts.passed_over},
                               {"late", counts.late},
                               {"refused", counts.refused}})
                << std::endl;
      continue;
    }
    std::cout << tr("The phone sent %1 pictures; %2 were read, and newer ones came before %3.",
                    {std::to_string(counts.came), std::to_string(counts.taken), std::to_string(counts.passed_over)})
              << std::endl;
  }
}

}  // namespace arbiter::cli
