import Foundation
import HostileFileCases

/// Reads files that are wrong in every way, and checks that each is read or refused with a reason.
///
///     hostile-files [CASES [SEED]] [--from NUMBER] [--minutes COUNT] [--only FORMAT] [--diary FILE]
///     hostile-files --show FORMAT NUMBER [SEED]
///     hostile-files --read FORMAT FILE [NUMBER]
///
/// The number of a case decides which project is around the file, so `--read` needs it to end as the case did:
///
///     hostile-files --show FORMAT NUMBER SEED > file; hostile-files --read FORMAT file NUMBER
///
/// A million cases are the whole; without a number, 20,000 are done. After some minutes it says the number with which
/// another run goes on. With a diary, a run that was stopped goes on if the same words start it again. Built for
/// release, and with TMPDIR in memory, it is ten times as fast:
///
///     swift build -c release -Xswiftc -enable-testing --scratch-path .build/hostile-files --product hostile-files
///
/// A case that ends its process, takes too long or is refused without a reason is shrunk and printed, with the seed and
/// the number that make it again. The exit status is 1 if there is one, or if a case could not be tried.
@main
struct Program {
    static func main() throws {
        var words = Array(CommandLine.arguments.dropFirst())
        var formats = HostileFormat.allCases
        func option(_ name: String) -> String? {
            guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
            defer { words.removeSubrange(place...(place + 1)) }
            return words[place + 1]
        }
        if let only = option("--only") { formats = formats.filter { $0.rawValue == only } }
        let from = option("--from").map { Int($0) } ?? 0
        let minutes = option("--minutes").map { Int($0) }
        let diary = option("--diary").map { CampaignDiary(path: $0) }
        if formats.isEmpty {
            stop("The formats are: \(HostileFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        switch words.first {
        case Child.word: try Child(words: Array(words.dropFirst())).run()
        case "--show":
            let (format, number) = try format(words)
            let cases = try HostileCases(format)
            let bytes = cases.bytes(seed: words.count > 3 ? UInt64(words[3]) ?? 1 : 1, number: Int(number) ?? 0)
            FileHandle.standardOutput.write(Data(bytes))
        case "--read":
            let (format, file) = try format(words)
            guard let number = words.count > 3 ? Int(words[3]) : 0 else { stop("The number of a case is wanted.") }
            let bytes = Array(try Data(contentsOf: URL(filePath: file)))
            print(Trial(format: format, number: number, bytes: bytes).outcome())
        default:
            let count = words.first.map { Int($0) } ?? 20_000
            let seed = words.count > 1 ? UInt64(words[1]) : 1
            guard let count, let seed, let from, from >= 0, count > from, minutes != .some(nil) else {
                stop("hostile-files [CASES [SEED]] [--from NUMBER] [--minutes COUNT] [--only FORMAT] [--diary FILE]")
            }
            let campaign = Campaign(
                formats: formats, numbers: from..<count, seed: seed,
                time: minutes.flatMap(\.self).map { .seconds(60 * $0) }, diary: diary)
            do {
                exit(try campaign.run() ? 0 : 1)
            } catch let error as CampaignDiary.Unreadable {
                stop("\(error)")
            }
        }
    }

    private static func format(_ words: [String]) throws -> (HostileFormat, String) {
        guard words.count > 2, let format = HostileFormat(rawValue: words[1]) else {
            stop("Name a format, and what to read.")
        }
        return (format, words[2])
    }

    /// Prints a line at once, also if the output is a file.
    static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    static func stop(_ reason: String) -> Never {
        FileHandle.standardError.write(Data((reason + "\n").utf8))
        exit(64)
    }
}
