internal import Foundation
internal import Storage
internal import Wording

/// An app's Info.plist.
struct InfoPlist: Hashable, Sendable {
    var values: [String: PropertyList]

    /// Reads a file that must be a property list with a dictionary.
    ///
    /// - Parameter definitions: What the preprocessor knows; nil if the file is not preprocessed.
    init(at path: String, preprocessing definitions: [String]? = nil) throws(Mistake) {
        var data = try Disk.data(path)
        if let definitions, let text = String(data: data, encoding: .utf8) {
            data = Data(InfoPlistPreprocessor(text, definitions: definitions).text.utf8)
        }
        let list: PropertyList
        do {
            list = try PropertyList(data)
        } catch {
            let isXML = data.starts(with: Data("<".utf8))
            let reason = isXML ? error.reason.replacing(/\ (?:on|at) line \d+/, with: "") : error.reason
            let line = isXML ? PropertyListFault.line(in: data) : nil
            throw .notAnInfoPlist(path, line: line ?? FaultyLine.named(by: reason, in: data), reason: reason)
        }
        guard let values = list.dictionary else {
            throw .notAnInfoPlist(path, reason: "It holds no dictionary.")
        }
        self.init(values)
    }

    init(_ values: [String: PropertyList]) {
        self.values = values
    }

    /// Returns the contents with references to build settings replaced, as Xcode does when it copies the file into the
    /// app.
    func substituting(_ settings: BuildSettings) -> InfoPlist {
        let replaced = values.mapValues { value in value.mapStrings { settings.substitute($0) } }
        return InfoPlist(replaced.filter { !(Self.leftOutWhenEmpty.contains($0.key) && $0.value == .string("")) })
    }

    /// Returns the contents as a kind of device reads them: `KEY~ipad` takes the place of `KEY` on an iPad.
    func onDevice(_ word: String) -> InfoPlist {
        let ending = "~" + word
        let specific = values.filter { $0.key.hasSuffix(ending) && $0.key.count > ending.count }
        return InfoPlist(
            values.merging(specific.map { (String($0.key.dropLast(ending.count)), $0.value) }) { $1 })
    }

    /// The contents as XML.
    var xml: String {
        PropertyList.dictionary(values).xml
    }

    /// The keys that Xcode leaves out if nothing is left of their value.
    private static let leftOutWhenEmpty: Set<String> = [
        "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName",
        "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion", "NSPrincipalClass",
    ]
}
