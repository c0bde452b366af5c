// SPDX-License-Identifier: MIT
#include "app/http/certificate.h"

#include <arpa/inet.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <memory>

namespace arbiter::http {
namespace {

constexpr long kValid = 3650L * 24 * 3600;  // seconds
constexpr int kSerialBits = 127;
constexpr long kVersion3 = 2;
constexpr mode_t kOwnerOnly = 0077;

template <auto Free>
struct With {
  template <class T>
  void operator()(T* what) const {
    Free(what);
  }
};
using Key = std::unique_ptr<EVP_PKEY, With<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, With<X509_free>>;
using File = std::unique_ptr<std::FILE, With<std::fclose>>;

bool is_address(const std::string& name) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return ::inet_pton(AF_INET, name.c_str(), bytes.data()) == 1 ||
         ::inet_pton(AF_INET6, name.c_str(), bytes.data()) == 1;
}

/// "DNS:localhost,IP:127.0.0.1"
std::string alternative_names(const std::vector<std::string>& names) {
  std::string all = "DNS:localhost,IP:127.0.0.1,IP:::1";
  std::array<char, 256> host{};
  if (::gethostname(host.data(), host.size() - 1) == 0 && host[0] != '\0') all += std::string(",DNS:") + host.data();
  for (const std::string& name : names)
    if (!name.empty() && name != "0.0.0.0" && name != "::" && name.find_first_of(", ") == std::string::npos)
      all += (is_address(name) ? ",IP:" : ",DNS:") + name;
  return all;
}

bool add_extension(X509* certificate, int what, const std::string& value) {
  X509V3_CTX context{};
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
  const std::unique_ptr<X509_EXTENSION, With<X509_EXTENSION_free>> extension(
      X509V3_EXT_conf_nid(nullptr, &context, what, value.c_str()));
  return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

Certificate signed_by_itself(EVP_PKEY* key, const std::vector<std::string>& names) {
  Certificate made(X509_new());
  const std::unique_ptr<BIGNUM, With<BN_free>> serial(BN_new());
  if (!made || !serial || BN_rand(serial.get(), kSerialBits, BN_RAND_TOP_ONE, BN_RAND_BOTTOM_ANY) != 1) return nullptr;
  BN_to_ASN1_INTEGER(serial.get(), X509_get_serialNumber(made.get()));
  X509_set_version(made.get(), kVersion3);
  X509_gmtime_adj(X509_getm_notBefore(made.get()), 0);
  X509_gmtime_adj(X509_getm_notAfter(made.get()), kValid);
  X509_set_pubkey(made.get(), key);
  X509_NAME* name = X509_get_subject_name(made.get());
  const std::string own = "arbiter-club";
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8, reinterpret_cast<const unsigned char*>(own.c_str()), -1, -1, 0);
  X509_set_issuer_name(made.get(), name);
  const bool whole = add_extension(made.get(), NID_basic_constraints, "critical,CA:TRUE") &&
                     add_extension(made.get(), NID_subject_alt_name, alternative_names(names)) &&
                     X509_sign(made.get(), key, EVP_sha256()) > 0;
  return whole ? std::move(made) : nullptr;
}

}  // namespace

tl::expected<void, Message> make_self_signed(const TlsFiles& files, const std::vector<std::string>& names) {
  std::error_code none;
  if (std::filesystem::exists(files.certificate, none) && std::filesystem::exists(files.key, none)) return {};
  const Key key(EVP_EC_gen("P-256"));
  const Certificate certificate = key ? signed_by_itself(key.get(), names) : nullptr;
  if (!certificate) return tl::unexpected(make_message("No certificate could be made"));
  std::filesystem::create_directories(files.key.parent_path(), none);
  const mode_t before = ::umask(kOwnerOnly);
  const File to_key(std::fopen(files.key.c_str(), "wb"));
  ::umask(before);
  if (!to_key || PEM_write_PrivateKey(to_key.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1)
    return tl::unexpected(make_message("The key cannot be written to %1", files.key.string()));
  const File to_certificate(std::fopen(files.certificate.c_str(), "wb"));
  if (!to_certificate || PEM_write_X509(to_certificate.get(), certificate.get()) != 1)
    return tl::unexpected(make_message("The certificate cannot be written to %1", files.certificate.string()));
  return {};
}

tl::expected<std::string, Message> fingerprint(const std::filesystem::path& certificate) {
  const File file(std::fopen(certificate.c_str(), "rb"));
  const Certificate read(file ? PEM_read_X509(file.get(), nullptr, nullptr, nullptr) : nullptr);
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned size = 0;
  if (!read || X509_digest(read.get(), EVP_sha256(), digest.data(), &size) != 1)
    return tl::unexpected(make_message("The certificate %1 cannot be read as PEM", certificate.string()));
  std::string out;
  for (unsigned i = 0; i < size; ++i) {
    std::array<char, 4> two{};
    std::snprintf(two.data(), two.size(), "%02X", digest.at(i));
    out += (i == 0 ? "" : ":") + std::string(two.data());
  }
  return out;
}

}  // namespace arbiter::http
