extension UITableView {
    /// A section of static cells.
    struct StaticSection {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
    }

    /// Returns a section of static cells; nil if there is none.
    func staticSection(_ index: Int) -> StaticSection? {
        staticSections.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
}
