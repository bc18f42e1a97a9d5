internal import Samples
internal import Wording

extension Diagnostic {
    /// Returns the message at the member itself if it is about the stub of a member that lowering moved into its class.
    ///
    /// - Parameter files: The lowered files of the module, in their order, by whose numbers moved members are named.
    func atMovedMember(in files: [SourceFile]) -> Diagnostic {
        guard message.contains("does not override"), let sourceLine,
            let stub = sourceLine.utf8.index(
                sourceLine.startIndex, offsetBy: column - 1, limitedBy: sourceLine.endIndex),
            let call = sourceLine[stub...].firstMatch(of: /\._(\d+)_\d+_\d+\w*/),
            let index = Int(call.1), files.indices.contains(index)
        else { return self }
        let name = call.0.dropFirst()
        for (number, line) in files[index].text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let found = line.ranges(of: name).first(where: { !line[..<$0.lowerBound].hasSuffix(".") }) else {
                continue
            }
            var moved = self
            moved.path = files[index].path
            moved.line = number + 1
            // The reader's own name ends where the spaces after the new one do.
            let end = line[found.upperBound...].prefix { $0 == " " }.endIndex
            moved.column = line.utf8.distance(from: line.startIndex, to: end)
            return moved
        }
        return self
    }
}
