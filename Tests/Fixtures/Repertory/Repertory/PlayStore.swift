import Foundation

protocol PlayStoring {
    var count: Int { get }
    func play(at index: Int) -> Play?
    func add(_ play: Play)
}

protocol StoreObserver: AnyObject {
    func storeDidChange(_ store: PlayStore)
}

final class PlayStore: PlayStoring {

    private(set) var plays: [Play]
    weak var observer: (any StoreObserver)?
    private let archive: Archive = Archive(name: "plays")
    private lazy var decoder = JSONDecoder()

    init(plays: [Play] = []) {
        self.plays = plays
    }

    var count: Int { plays.count }

    func play(at index: Int) -> Play? {
        guard plays.indices.contains(index) else { return nil }
        return plays[index]
    }

    func add(_ play: Play) {
        plays.append(play)
        observer?.storeDidChange(self)
    }

    func refresh() {
        plays.sort { $0.isOlder(than: $1) }
        observer?.storeDidChange(self)
    }

    func load(_ data: Data) throws {
        plays = try decoder.decode([Play].self, from: data)
        observer?.storeDidChange(self)
    }

    func save() throws {
        try archive.write(plays)
    }
}
