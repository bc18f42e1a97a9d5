internal import Storage

extension BuildCache {
    /// Returns the folder of Clang's compiled headers, which the Swift compiler keeps itself.
    ///
    /// They hold their own path, and are of no use once the cache was moved elsewhere.
    func clangModules(_ toolchain: Toolchain) -> String {
        var place = toolchain.identity
        place.add(folder)
        return folder + "/clang/\(place)"
    }
}
