extension SourceFile {
    /// The classes that the file declares in a module, as `NSStringFromClass` names them: by their `@objc` name, or
    /// with the module's.
    package func classNames(in module: String) -> [String] {
        FileDeclarations(self).classNames(in: module)
    }
}
