internal import Foundation
internal import Lifecycle
internal import Samples

/// The resources of a target on their way into its bundle.
struct BundleResources {
    let resources: Resources
    /// True if the app cannot write into its bundle, so that files may be links to those of the project.
    let isReadOnly: Bool
    /// True if the app runs as another user, who has to be able to read the files.
    var isForAnother = false

    /// The greatest number of bytes that are copied from a project.
    private static let limit = 512 << 20

    /// Puts the resources into a bundle.
    ///
    /// A name that the bundle has already is left out. So is a link inside a folder: it could lead anywhere.
    func place(in bundle: URL) throws {
        let encoder = JSONEncoder()
        for (place, document) in resources.interfaces {
            try write(encoder.encode(document), at: bundle.appending(path: place))
        }
        for (place, text) in resources.texts {
            try write(Data(text.utf8), at: bundle.appending(path: place))
        }
        for (place, model) in resources.models {
            try write(encoder.encode(model), at: bundle.appending(path: place))
        }
        if let assets = resources.assets {
            try write(encoder.encode(assets), at: bundle.appending(path: AssetNames.file))
        }
        var budget = Self.limit
        for (place, path) in resources.files.sorted(by: { $0.key < $1.key }) {
            let target = bundle.appending(path: place)
            guard !FileManager.default.fileExists(atPath: target.path) else { continue }
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            // A file that is gone by now is not in the bundle.
            try? put(URL(filePath: path).resolvingSymlinksInPath(), at: target, &budget)
        }
    }

    private func write(_ data: Data, at url: URL) throws {
        guard !FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func put(_ source: URL, at target: URL, _ budget: inout Int) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: source.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory:
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted() {
                try? put(source.appending(path: name), at: target.appending(path: name), &budget)
            }
        case .typeRegular:
            let isOpen = !isForAnother || (attributes[.posixPermissions] as? Int ?? 0) & 0o004 != 0
            if isReadOnly, isOpen, (try? FileManager.default.linkItem(at: source, to: target)) != nil { return }
            budget -= attributes[.size] as? Int ?? 0
            guard budget >= 0 else { return }
            try FileManager.default.copyItem(at: source, to: target)
            guard !isOpen else { return }
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: target.path)
        default: break
        }
    }
}

extension Resources {
    /// A text that changes when a file does: the size and time of each.
    var stamps: [String] {
        files.sorted { $0.key < $1.key }.map { place, path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let date = attributes?[.modificationDate] as? Date
            return "\(place) \(attributes?[.size] ?? 0) \(date?.timeIntervalSinceReferenceDate ?? 0)"
        }
    }
}
