/// The type of a `#colorLiteral` that nothing else gives one.
public typealias _ColorLiteralType = UIColor

/// The type of an `#imageLiteral` that nothing else gives one.
public typealias _ImageLiteralType = UIImage
