/// What the app keeps, in place of Core Data.
class Store {
    enum Place: String {
        case disk = "on disk"
        case memory = "in memory"
    }

    private(set) var names: [String] = []

    init(in place: Place) {
        print("the store is \(place.rawValue)")
    }
}
