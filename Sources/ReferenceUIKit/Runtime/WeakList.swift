/// Objects in an order, none of which the list keeps alive.
struct WeakList<Object: AnyObject> {
    private var references: [Reference] = []

    private struct Reference {
        weak var object: Object?
    }

    init(_ objects: [Object] = []) {
        references = objects.map { Reference(object: $0) }
    }

    /// Those that are still there.
    var objects: [Object] { references.compactMap(\.object) }
}
