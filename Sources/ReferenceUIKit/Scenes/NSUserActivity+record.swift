internal import Foundation
internal import Lifecycle

extension NSUserActivity {
    /// Creates the activity that a record describes.
    convenience init(_ record: ActivityRecord) {
        self.init(activityType: record.type)
        title = record.title
        userInfo = record.userInfo.flatMap(PropertyListText.value) as? [AnyHashable: Any]
        webpageURL = record.webpage.flatMap { URL(string: $0) }
        targetContentIdentifier = record.target
    }

    /// The record of the activity that the device keeps.
    var record: ActivityRecord {
        ActivityRecord(
            type: activityType, title: title, userInfo: userInfo.flatMap(PropertyListText.text),
            webpage: webpageURL?.absoluteString, target: targetContentIdentifier)
    }
}

/// Property list values as text, as the device keeps them.
enum PropertyListText {
    /// Returns a value as text; nil if the value is not a property list.
    static func text(_ value: Any) -> String? {
        (try? PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    static func value(_ text: String) -> Any? {
        try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    }
}
