/// What the app keeps. Someone has to open it before it is used.
enum Store {
    enum Place {
        case disk, memory
    }

    static var place: Place!
}
