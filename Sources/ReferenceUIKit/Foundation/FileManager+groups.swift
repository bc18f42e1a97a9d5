public import Foundation

extension FileManager {
    /// Returns the folder that the apps of a group share, and makes it if it is not there.
    ///
    /// An app's entitlements are not read here: each group has a folder, in the app's home. On a device, the result is nil
    /// if the entitlements do not name the group.
    ///
    /// Source: [Apple: containerURL(forSecurityApplicationGroupIdentifier:)](https://developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:))
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        // A path of several parts would leave the folder of the groups.
        guard !groupIdentifier.isEmpty, groupIdentifier != "..", !groupIdentifier.contains("/") else { return nil }
        let groups = URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory).appending(path: "Shared/AppGroup")
        let folder = groups.appending(path: groupIdentifier, directoryHint: .isDirectory)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
