internal import Foundation
internal import Lifecycle

/// An app's Info.plist as it is in a built app: with the keys that Xcode adds about the build.
///
/// Source: the Info.plist of built apps. Apple documents `MinimumOSVersion`; the keys that begin with DT are seen.
struct BuiltInfoPlist {
    /// The file's contents, as XML.
    let data: Data

    /// Adds the keys of a build for the simulator.
    ///
    /// A key that the app's Info.plist has stays.
    ///
    /// - Parameters:
    ///   - text: The app's Info.plist, as XML.
    ///   - sdk: The SDK that the app is built with.
    ///   - target: The oldest system that the app is for; nil if it is not known.
    init(_ text: String, sdk: SystemVersion, target: SystemVersion?) {
        let source = Data(text.utf8)
        var added = [
            "DTPlatformName": "iphonesimulator", "DTPlatformVersion": sdk.description,
            "DTSDKName": "iphonesimulator\(sdk)",
        ]
        added["MinimumOSVersion"] = target?.description
        guard
            let values = try? PropertyListSerialization.propertyList(from: source, format: nil) as? [String: Any],
            let built = try? PropertyListSerialization.data(
                fromPropertyList: values.merging(added) { own, _ in own }, format: .xml, options: 0)
        else {
            data = source
            return
        }
        data = built
    }
}
