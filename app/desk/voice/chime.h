// SPDX-License-Identifier: MIT
#pragma once

#include <QBuffer>
#include <QString>
#include <memory>

class QAudioSink;

namespace arbiter::desk {

/// A few notes that are heard when time is short: they are made here, so that no file is needed.
class Chime {
 public:
  Chime();
  ~Chime();
  Chime(const Chime&) = delete;
  Chime& operator=(const Chime&) = delete;

  /// Plays `low`, `last` or `over`; nothing where there is no loudspeaker.
  void play(const QString& tone);
  /// Something plays sounds here.
  [[nodiscard]] static bool possible();
  /// 16-bit samples of one channel, kRate a second.
  [[nodiscard]] static QByteArray samples(const QString& tone);
  static constexpr int kRate = 22050;

 private:
  QByteArray sound_;
  QBuffer buffer_;
  std::unique_ptr<QAudioSink> sink_;
};

}  // namespace arbiter::desk
