struct Price {
    let cents: Int

    var text: String { "\(cents / 100).\(cents % 100)" }
}
