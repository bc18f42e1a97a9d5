import UIKit

class PlayListViewController: UIViewController, StoreObserver {

    weak var navigator: (any Navigating)?
    let store: PlayStore
    private let label = UILabel()
    private let button = UIButton()

    init(store: PlayStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        store.observer = self
    }

    required init?(coder: NSCoder) {
        fatalError("not from a nib")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Repertory"
        view.addSubview(label)
        view.addSubview(button)
        update()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    func storeDidChange(_ store: PlayStore) {
        update()
    }

    private func update() {
        label.text = text(of: store)
    }

    private func text(of store: PlayStore) -> String {
        var lines: [String] = []
        for index in 0..<store.count {
            if let play = store.play(at: index) { lines.append(play.summary) }
        }
        return lines.joined(separator: "\n")
    }

    func open(_ index: Int) {
        guard let play = store.play(at: index) else { return }
        navigator?.show(play)
    }
}
