internal import Samples

extension SourceFile {
    /// Returns the classes that the file declares in a module, as `NSStringFromClass` names them.
    ///
    /// That is by their `@objc` name, or with the module's.
    package func classNames(in module: String) -> [String] {
        FileDeclarations(self).classNames(in: module)
    }
}
