import XCTest

@testable import Repertory

final class StoreTests: XCTestCase {

    func testRefreshSorts() {
        let store = PlayStore(plays: Play.season.reversed())
        store.refresh()
        XCTAssertEqual(store.plays.map(\.title), ["Hamlet", "Faust", "Nora"])
    }

    func testNothingBehindTheEnd() {
        XCTAssertNil(PlayStore(plays: []).play(at: 0))
    }
}
