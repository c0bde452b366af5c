// SPDX-License-Identifier: MIT
#include "app/desk/voice/chime.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QMediaDevices>
#include <cmath>
#include <numbers>

namespace arbiter::desk {
namespace {

struct Notes {
  double pitch;  // hertz
  int count;
  double seconds;  // of each
};

Notes notesOf(const QString& tone) {
  if (tone == "over") return {392, 1, 0.9};
  return tone == "last" ? Notes{988, 3, 0.12} : Notes{659, 2, 0.16};
}

constexpr double kLoud = 0.35;   // of the loudest that a sample can be
constexpr double kEdge = 0.012;  // seconds in which a note comes and goes, so that it does not crack
constexpr int kLoudest = 32767;

}  // namespace

Chime::Chime() = default;
Chime::~Chime() = default;

bool Chime::possible() { return !QMediaDevices::defaultAudioOutput().isNull(); }

QByteArray Chime::samples(const QString& tone) {
  const Notes notes = notesOf(tone);
  const int length = static_cast<int>(notes.seconds * kRate), pause = length / 2;
  QByteArray bytes;
  for (int note = 0; note < notes.count; ++note) {
    for (int i = 0; i < length + pause; ++i) {
      const double at = static_cast<double>(i) / kRate, rest = notes.seconds - at;
      const double loud = i < length ? kLoud * std::clamp(std::min(at, rest) / kEdge, 0.0, 1.0) : 0;
      const auto sample = static_cast<qint16>(kLoudest * loud * std::sin(2 * std::numbers::pi * notes.pitch * at));
      bytes.append(static_cast<char>(sample & 0xff)).append(static_cast<char>((sample >> 8) & 0xff));
    }
  }
  return bytes;
}

void Chime::play(const QString& tone) {
  const QAudioDevice device = QMediaDevices::defaultAudioOutput();
  if (device.isNull()) return;
  QAudioFormat format;
  format.setSampleRate(kRate);
  format.setChannelCount(1);
  format.setSampleFormat(QAudioFormat::Int16);
  if (!device.isFormatSupported(format)) return;
  sink_.reset();
  buffer_.close();
  sound_ = samples(tone);
  buffer_.setBuffer(&sound_);
  buffer_.open(QIODevice::ReadOnly);
  sink_ = std::make_unique<QAudioSink>(device, format);
  sink_->start(&buffer_);
}

}  // namespace arbiter::desk
