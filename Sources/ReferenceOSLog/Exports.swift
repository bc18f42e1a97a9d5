@_exported public import ReferenceOS
