extension Sample {
    /// Returns the sample with other texts in place of its files'.
    ///
    /// - Parameter texts: By path.
    package func replacing(_ texts: [String: String]) -> Sample {
        func edited(_ target: Target) -> Target {
            var target = target
            target.sources = target.sources.map { SourceFile(path: $0.path, text: texts[$0.path] ?? $0.text) }
            return target
        }
        var sample = self
        sample.libraries = libraries.map(edited)
        sample.app = edited(app)
        sample.tests = tests.map(edited)
        return sample
    }
}
