/// An import of a module in a file.
package struct ModuleImport: Hashable, Sendable, Codable {
    /// The module's name.
    package var module: String
    /// The file's path as given.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The column of the module's name, from 1, in UTF-8 bytes.
    package var column: Int
    /// The `#if` conditions around it, lowered; nil if there are none.
    package var condition: String?

    package init(module: String, path: String, line: Int, column: Int, condition: String? = nil) {
        self.module = module
        self.path = path
        self.line = line
        self.column = column
        self.condition = condition
    }
}
