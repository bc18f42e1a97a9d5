/// The names of tests in a test plan: a list of them or, since Xcode 16, suites and classes with the tests in them.
struct TestNames: Decodable {
    /// Each as Xcode writes it in a list: `Suite`, `Suite/Inner/test()`.
    var all: [String]

    init(from decoder: any Decoder) throws {
        do {
            all = try decoder.singleValueContainer().decode([String].self)
        } catch {
            all = try decoder.singleValueContainer().decode(Group.self).names(in: [])
        }
    }

    /// A suite, a class, or the whole. It stands for all of its tests if it names none.
    private struct Group: Decodable {
        var name: String?
        var suites: [Group]?
        var xctestClasses: [Group]?
        var testFunctions: [String]?
        var xctestMethods: [String]?

        func names(in path: [String]) -> [String] {
            let path = path + (name.map { [$0] } ?? [])
            let tests = (testFunctions ?? []) + (xctestMethods ?? [])
            let inner = tests.map { (path + [$0]).joined(separator: "/") }
            let groups = (suites ?? []) + (xctestClasses ?? [])
            let all = inner + groups.flatMap { $0.names(in: path) }
            return all.isEmpty && name != nil ? [path.joined(separator: "/")] : all
        }
    }
}
