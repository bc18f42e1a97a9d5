/// The way from one list to another: what stays, what goes and what comes, in the order in which it is read.
package struct EditScript: Hashable, Sendable {
    /// At each place, what goes is before what comes.
    package let steps: [Step]

    /// An element of one list, or of both, by its position from 0.
    package enum Step: Hashable, Sendable {
        case kept(old: Int, new: Int)
        case removed(Int)
        case added(Int)
    }

    /// Finds a way with the fewest steps that are not kept.
    package init<Element: Equatable>(
        from old: some BidirectionalCollection<Element>, to new: some BidirectionalCollection<Element>
    ) {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var steps: [Step] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                steps.append(.removed(i))
                i += 1
            } else if added.contains(j) {
                steps.append(.added(j))
                j += 1
            } else {
                steps.append(.kept(old: i, new: j))
                (i, j) = (i + 1, j + 1)
            }
        }
        self.steps = steps
    }
}
