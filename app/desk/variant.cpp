// SPDX-License-Identifier: MIT
#include "app/desk/variant.h"

#include <cmath>

namespace arbiter::desk {

using nlohmann::json;

QVariant toVariant(const json& value) {
  switch (value.type()) {
    case json::value_t::boolean:
      return value.get<bool>();
    case json::value_t::number_integer:
    case json::value_t::number_unsigned:
      return QVariant::fromValue(value.get<qlonglong>());
    case json::value_t::number_float:
      return value.get<double>();
    case json::value_t::string:
      return QString::fromStdString(value.get<std::string>());
    case json::value_t::array: {
      QVariantList list;
      for (const json& item : value) list << toVariant(item);
      return list;
    }
    case json::value_t::object: {
      QVariantMap map;
      for (const auto& [key, item] : value.items()) map[QString::fromStdString(key)] = toVariant(item);
      return map;
    }
    default:
      return {};
  }
}

json fromVariant(const QVariant& value) {
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
      json list = json::array();
      for (const QVariant& item : value.toList()) list.push_back(fromVariant(item));
      return list;
    }
    case QMetaType::QVariantMap: {
      json object = json::object();
      const QVariantMap map = value.toMap();
      for (auto it = map.begin(); it != map.end(); ++it) object[it.key().toStdString()] = fromVariant(it.value());
      return object;
    }
    default:
      return value.isNull() ? json(nullptr) : json(value.toString().toStdString());
  }
}

QString text(const json& object, const char* key) {
  if (!object.is_object()) return {};
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

QStringList strings(const json& list) {
  QStringList texts;
  if (!list.is_array()) return texts;
  for (const json& item : list)
    if (item.is_string()) texts << QString::fromStdString(item.get<std::string>());
  return texts;
}

}  // namespace arbiter::desk
