// SPDX-License-Identifier: MIT
#include "app/desk/look/language.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QMap>
#include <QVariantMap>

#include "app/desk/look/english.h"
#include "text/sentences.h"

namespace arbiter::desk {
namespace {

/// What was translated into a language; that is in the program.
std::unique_ptr<QTranslator> sentencesOf(const QString& language) {
  auto sentences = std::make_unique<QTranslator>();
  if (!sentences->load(":/i18n/arbiter_" + language + ".qm"))
    qFatal("the sentences of %s are not in the program", qPrintable(language));
  return sentences;
}

/// Says nothing in other words, only longer, or in letters that are written the other way.
class Stretcher : public QTranslator {
 public:
  using Way = QString (*)(const QString&);
  explicit Stretcher(Way way) : way_(way) {}
  [[nodiscard]] QString translate(const char* context, const char* text, const char* comment, int n) const override {
    if (QString(comment).endsWith("as Qt writes dates")) return QString::fromUtf8(text);
    const QString said = english_->translate(context, text, comment, n);
    return way_(said.isEmpty() ? QString::fromUtf8(text) : said);
  }
  [[nodiscard]] bool isEmpty() const override { return false; }
  void learn() { english_ = sentencesOf("en"); }

 private:
  Way way_;
  std::unique_ptr<QTranslator> english_;  ///< knows one from many
};

}  // namespace

QString stretched(const QString& sentence) {
  static const QMap<QChar, QChar> kMarked{{'a', u'å'}, {'e', u'é'}, {'i', u'î'}, {'o', u'ö'}, {'u', u'ü'}, {'c', u'ç'},
                                          {'n', u'ñ'}, {'s', u'š'}, {'y', u'ý'}, {'A', u'Å'}, {'E', u'É'}, {'O', u'Ö'}};
  QString text;
  bool placeholder = false;
  for (const QChar letter : sentence) {
    text += placeholder ? letter : kMarked.value(letter, letter);
    placeholder = letter == '%';
  }
  // In words of a usual length, so that it breaks where words do.
  const auto more = (sentence.size() * 2 + 4) / 5;
  for (qsizetype i = 0; i < more; ++i) text += i % 8 == 0 ? QChar(' ') : QChar(u'ø');
  return u'⟦' + text + u'⟧';
}

QString turned(const QString& sentence) {
  // Hebrew's letters, in no order that means anything: 22 for 26.
  static const QString kLetters = QString::fromUtf8("אבגדהוזחטיכלמנסעפצקרשת");
  QString text;
  bool placeholder = false;
  for (const QChar letter : sentence) {
    const int at = letter.toLower().unicode() - 'a';
    text += placeholder || at < 0 || at >= 26 ? letter : kLetters[at % kLetters.size()];
    // %1, %n, and %Ln, which takes two letters.
    placeholder = letter == '%' || (placeholder && letter == 'L');
  }
  return text;
}

Language::Language(QObject* parent) : QObject(parent) { speak(); }

Language::~Language() {
  if (translator_) QCoreApplication::removeTranslator(translator_.get());
}

QStringList Language::names() { return {"en", "de", "fr", "es", "pt", "ru", "zh", "ja"}; }

QVariantList Language::all() const {
  QVariantList list{QVariantMap{{"id", "system"}, {"title", tr("As the system has it")}}};
  for (const QString& id : names()) {
    QString title = QLocale(id).nativeLanguageName();
    title[0] = title[0].toUpper();
    if (id == "en") title = "English";
    if (id == "es") title = QString::fromUtf8("Español");  // of whichever country
    if (id == "pt") title = QString::fromUtf8("Português");
    if (id == "zh") title = QString::fromUtf8("简体中文");  // in the signs of the mainland
    list << QVariantMap{{"id", id}, {"title", title}};
  }
  return list;
}

void speakEnglish() {
  QTranslator* english = sentencesOf("en").release();
  english->setParent(QCoreApplication::instance());
  QCoreApplication::installTranslator(english);
}

void Language::setWanted(const QString& language) {
  const QString known =
      language == "pseudo" || language == "pseudo-rtl" || names().contains(language) ? language : QString("system");
  if (known == wanted_) return;
  wanted_ = known;
  speak();
  Q_EMIT changed();
}

void Language::speak() {
  const QString system = QLocale::system().name().section('_', 0, 0);
  name_ = wanted_ != "system" ? wanted_ : names().contains(system) ? system : QString("en");
  if (translator_) QCoreApplication::removeTranslator(translator_.get());
  translator_.reset();
  if (isForTests()) {
    auto longer = std::make_unique<Stretcher>(name_ == "pseudo" ? stretched : turned);
    longer->learn();
    translator_ = std::move(longer);
  } else if (name_ != "en") {
    translator_ = sentencesOf(name_);
  }
  if (translator_) QCoreApplication::installTranslator(translator_.get());
  // What has no window, paper and what is told of events, says it as the command line does.
  text::speak(isForTests() ? "en" : name_.toStdString());
  // Pages are led to the other way where it is written the other way.
  const bool mirrored = name_ == "pseudo-rtl" || QLocale(name_).textDirection() == Qt::RightToLeft;
  QGuiApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
  // Days and months are named in it, too.
  QLocale::setDefault(name_ == "en" || isForTests() ? QLocale::c() : QLocale(name_));
}

}  // namespace arbiter::desk
