package import Wording

extension Sample.Target {
    /// Checks that the names can be taken for nothing else, since they become those of files and words of commands.
    ///
    /// Every build does this, whatever the sample was read from.
    package func checkNames() throws(Mistake) {
        let isFile =
            !name.isEmpty && name.utf8.count <= 200 && ![".", ".."].contains(name)
            && name.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
        guard isFile else {
            throw Mistake(
                .usage,
                what: "\(Escaping.shellWord(name)) cannot be a target's name: its product is a file of that name.",
                cure: "Give the target a name of at most 200 bytes without slashes and control characters.")
        }
        let scalars = module.unicodeScalars
        let isModule =
            module.utf8.count <= 200 && scalars.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
            && scalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
        guard isModule else {
            throw Mistake(
                .usage,
                what: "\(Escaping.shellWord(module)), the module of the target \(name), is not a Swift identifier.",
                cure: "Set PRODUCT_MODULE_NAME to letters, digits and underscores, no digit at the beginning.")
        }
    }
}
