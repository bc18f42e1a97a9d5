import UIKit

class PlayViewController: UIViewController {

    let play: Play
    var seats: [Seat] = Seat.allCases
    private let formatter = PriceFormatter(currency: "GBP")

    init(play: Play) {
        self.play = play
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("not from a nib")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = play.title
        let label = UILabel()
        label.text = prices()
        view.addSubview(label)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        seats = []
    }

    func prices() -> String {
        seats.map { formatter.text($0.price) }.joined(separator: ", ")
    }
}
