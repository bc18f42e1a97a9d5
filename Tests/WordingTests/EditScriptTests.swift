import Testing
import Wording

struct EditScriptTests {
    /// Returns the script of two words: `=a -b +c`.
    private static func script(_ old: String, _ new: String) -> String {
        let (old, new) = (Array(old), Array(new))
        return EditScript(from: old, to: new).steps.map { step in
            switch step {
            case .kept(let i, let j): old[i] == new[j] ? "=\(old[i])" : "?"
            case .removed(let i): "-\(old[i])"
            case .added(let j): "+\(new[j])"
            }
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("", "", ""), ("a", "", "-a"), ("", "a", "+a"), ("ab", "ab", "=a =b"),
        ("abc", "axc", "=a -b +x =c"), ("abcd", "axyd", "=a -b -c +x +y =d"), ("ab", "cd", "-a -b +c +d"),
        ("abc", "bcd", "-a =b =c +d"),
    ])
    func `At each place, what goes is before what comes`(old: String, new: String, script: String) {
        #expect(Self.script(old, new) == script)
    }

    @Test(arguments: [("abcabcabd", "bcaXbdda"), ("aaaa", "aa"), ("abcdef", "fedcba")])
    func `Each element of both lists is there once, in its order`(old: String, new: String) {
        let steps = EditScript(from: Array(old), to: Array(new)).steps
        let left = steps.compactMap { step -> Int? in
            switch step {
            case .kept(let i, _), .removed(let i): i
            case .added: nil
            }
        }
        let right = steps.compactMap { step -> Int? in
            switch step {
            case .kept(_, let j), .added(let j): j
            case .removed: nil
            }
        }
        #expect(left == Array(0..<old.count))
        #expect(right == Array(0..<new.count))
    }
}
