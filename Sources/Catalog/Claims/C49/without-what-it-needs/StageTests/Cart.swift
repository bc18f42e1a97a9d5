struct Cart {
    var prices: [Price]

    var total: Int { prices.reduce(0) { $0 + $1.cents } }
}
