extension Lesson {
    /// Returns true if a file's name leads down from the sample's folder and nowhere else.
    static func isPlain(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return name.utf8.count <= 200
            && parts.allSatisfy { part in
                !part.isEmpty && !part.hasPrefix(".") && !part.contains("\\")
                    && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
            }
    }
}
