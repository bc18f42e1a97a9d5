@_exported public import Foundation
// UIKit hands over answers to notifications, so their classes are declared there.
@_exported public import class ReferenceUIKit.UNNotification
@_exported public import class ReferenceUIKit.UNNotificationContent
@_exported public import class ReferenceUIKit.UNNotificationRequest
@_exported public import class ReferenceUIKit.UNNotificationResponse
@_exported public import class ReferenceUIKit.UNUserNotificationCenter
@_exported public import protocol ReferenceUIKit.UNUserNotificationCenterDelegate
@_exported public import struct ReferenceUIKit.UNAuthorizationOptions
@_exported public import struct ReferenceUIKit.UNNotificationPresentationOptions
@_exported public import var ReferenceUIKit.UNNotificationDefaultActionIdentifier
@_exported public import var ReferenceUIKit.UNNotificationDismissActionIdentifier
