extension Protection {
    /// The files that a program reaches besides the system's own libraries and programs.
    ///
    /// All paths are absolute. If one lies in another, the longer one decides: a file to read in a folder to write is
    /// not written to.
    package struct Needs: Hashable, Sendable {
        /// Files and folders to read. Those that do not exist are left out.
        package var reads: [String]
        /// Folders to write. They have to exist.
        package var writes: [String]
        /// True if the program has to tell running processes from ended ones, as clang does with the locks of its
        /// cache.
        ///
        /// It sees the machine's processes, and still reaches none of them.
        package var seesProcesses: Bool
        /// The user that the program runs as, from `newUser`; nil for this one.
        ///
        /// The folders to write have to be that user's, and the files to read everybody's.
        package var user: UInt32?

        package init(
            reads: [String] = [], writes: [String] = [], seesProcesses: Bool = false, user: UInt32? = nil
        ) {
            self.reads = reads
            self.writes = writes
            self.seesProcesses = seesProcesses
            self.user = user
        }
    }
}
