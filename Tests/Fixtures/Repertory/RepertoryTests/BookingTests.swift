import XCTest

@testable import Repertory

final class BookingTests: XCTestCase {

    func testReceipt() {
        let booking = Booking(play: Play(title: "Hamlet", author: "Shakespeare", year: 1603))
        booking.book(.gallery, count: 2)
        XCTAssertEqual(booking.receipt(), "2 x gallery: 30.00 GBP\n30.00 GBP")
    }

    func testCancel() {
        let booking = Booking(play: Play(title: "Faust", author: "Goethe", year: 1808))
        booking.book(.circle)
        booking.cancel(.circle)
        XCTAssertEqual(booking.receipt(), "0.00 GBP")
    }
}
