// SPDX-License-Identifier: MIT
#include "app/desk/variant.h"

#include <cmath>

namespace arbiter::desk {

namespace {

struct ToVariant {
  QVariant operator()(std::monostate /*nothing*/) const { return {}; }
  QVariant operator()(bool yes) const { return yes; }
  QVariant operator()(std::int64_t number) const { return QVariant::fromValue(static_cast<qlonglong>(number)); }
  QVariant operator()(std::uint64_t number) const { return QVariant::fromValue(static_cast<qlonglong>(number)); }
  QVariant operator()(double number) const { return number; }
  QVariant operator()(const std::string& text) const { return QString::fromStdString(text); }
  QVariant operator()(const Value::List& items) const {
    QVariantList list;
    for (const Value& item : items) list << toVariant(item);
    return list;
  }
  QVariant operator()(const Value::Table& entries) const {
    QVariantMap map;
    for (const auto& [key, item] : entries) map[QString::fromStdString(key)] = toVariant(item);
    return map;
  }
};

}  // namespace

QVariant toVariant(const Value& value) { return value.visit(ToVariant()); }

Value fromVariant(const QVariant& value) {
  switch (value.typeId()) {
    case QMetaType::Bool:
      return value.toBool();
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::UInt:
    case QMetaType::ULongLong:
      return value.toLongLong();
    case QMetaType::Double: {
      const double number = value.toDouble();
      if (std::abs(number) < 9e15 && number == std::floor(number)) return static_cast<std::int64_t>(number);
      return number;
    }
    case QMetaType::QVariantList:
    case QMetaType::QStringList: {
      Value list = Value::List();
      for (const QVariant& item : value.toList()) list.push_back(fromVariant(item));
      return list;
    }
    case QMetaType::QVariantMap: {
      Value table = Value::Table();
      const QVariantMap map = value.toMap();
      for (auto it = map.begin(); it != map.end(); ++it) table[it.key().toStdString()] = fromVariant(it.value());
      return table;
    }
    default:
      return value.isNull() ? Value() : Value(value.toString().toStdString());
  }
}

QString text(const Value& table, std::string_view key) {
  if (!table.has(key) || !table[key].is_text()) return {};
  return QString::fromStdString(table[key].text());
}

QStringList strings(const std::vector<std::string>& list) {
  QStringList texts;
  for (const std::string& item : list) texts << QString::fromStdString(item);
  return texts;
}

}  // namespace arbiter::desk
