internal import Foundation

/// The sections and items of a list at a moment.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    fileprivate struct Section {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private var sections: [Section] = []
    /// The items whose cells are to be made again.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are to be filled again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells are to be made again.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a list without sections.
    public init() {}

    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The number of items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    /// Returns the items of a section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }
    /// Returns the section of an item; nil if the item is in none.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.identifier
    }
    /// Returns the index of an item among all.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Returns the index of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { Section(identifier: $0) }
    }
    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place(of: toIdentifier))
    }
    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place(of: toIdentifier) + 1)
    }
    /// Deletes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.identifier) }
    }
    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let moved = sections.remove(at: place(of: identifier))
        sections.insert(moved, at: place(of: toIdentifier))
    }
    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let moved = sections.remove(at: place(of: identifier))
        sections.insert(moved, at: place(of: toIdentifier) + 1)
    }
    /// Says that the cells of sections are to be made again.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    /// Adds items at the end of a section; nil for the last.
    ///
    /// Without a section, the process ends as on a device.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let index = sectionIdentifier.map(place) ?? sections.indices.last else {
            Self.fail("There are currently no sections in the data source. Please add a section first.")
        }
        sections[index].items += identifiers
    }
    /// Inserts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, item) = place(of: beforeIdentifier)
        sections[section].items.insert(contentsOf: identifiers, at: item)
    }
    /// Inserts items after another one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        let (section, item) = place(of: afterIdentifier)
        sections[section].items.insert(contentsOf: identifiers, at: item + 1)
    }
    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for index in sections.indices { sections[index].items.removeAll { identifiers.contains($0) } }
    }
    /// Deletes all items and sections.
    public mutating func deleteAllItems() { sections = [] }
    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    /// Says that the cells of items are to be made again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Says that the cells of items are to be filled again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    /// Returns the item at a place; nil if there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].items[path.item]
    }

    /// Returns the section at an index; nil if there is none.
    func section(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index].identifier : nil
    }

    /// Returns the number of items in the section at an index; 0 if there is none.
    func numberOfItems(inSectionAt index: Int) -> Int {
        sections.indices.contains(index) ? sections[index].items.count : 0
    }

    /// Returns the place of an item; nil if there is none.
    func path(of identifier: ItemIdentifierType) -> IndexPath? {
        for (section, known) in sections.enumerated() {
            if let item = known.items.firstIndex(of: identifier) { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    private func place(of identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else {
            Self.fail("Invalid section identifier for operation: the section \(identifier) is not in the snapshot.")
        }
        return index
    }

    private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
        guard let path = path(of: identifier) else {
            Self.fail("Invalid item identifier for operation: the item \(identifier) is not in the snapshot.")
        }
        return (path.section, path.item)
    }

    private static func fail(_ reason: String) -> Never {
        guard Thread.isMainThread else { fatalError("NSInternalInconsistencyException: \(reason)") }
        MainActor.assumeIsolated { CallbackDispatch.raise("NSInternalInconsistencyException", reason) }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
