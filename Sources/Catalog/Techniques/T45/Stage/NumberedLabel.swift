import UIKit

/// Says whose view it is on, and the how manyth.
class NumberedLabel: UILabel {
    init(_ kind: String, _ number: Int) {
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        text = "This is \(kind) View \(number)"
        print(text ?? "")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }
}
