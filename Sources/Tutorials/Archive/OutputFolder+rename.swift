internal import Glibc

extension OutputFolder {
    /// Gives a folder another name in one step. Returns false if something other than an empty folder is in the way.
    static func rename(_ old: String, _ new: String) -> Bool {
        Glibc.rename(old, new) == 0
    }

    /// Exchanges two folders in one step. Returns false if one is missing or the file system cannot do it.
    static func exchange(_ one: String, _ other: String) -> Bool {
        #if os(Linux)
            typealias Function =
                @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
            // Swift's module of the C library leaves this function out.
            guard let symbol = dlsym(nil, "renameat2") else { return false }
            let rename = unsafeBitCast(symbol, to: Function.self)
            let exchanging: UInt32 = 2
            return rename(AT_FDCWD, one, AT_FDCWD, other, exchanging) == 0
        #else
            return false
        #endif
    }
}
