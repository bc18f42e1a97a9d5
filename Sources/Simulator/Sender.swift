internal import Glibc

/// The process that wrote to a socket: the system adds its number to what is read.
enum Sender {
    /// Reads what one process has written.
    ///
    /// - Returns: What `recvmsg` returns, and the process's number; 0 if the system does not tell it.
    static func receive(_ descriptor: Int32, _ buffer: inout [UInt8]) -> (count: Int, process: Int32) {
        // Room for the credentials alone: descriptors that the process sends along are closed by the kernel.
        var control = Control()
        return buffer.withUnsafeMutableBytes { bytes in
            withUnsafeMutablePointer(to: &control) { control in
                var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                return withUnsafeMutablePointer(to: &part) { part in
                    var message = msghdr()
                    message.msg_iov = part
                    message.msg_iovlen = 1
                    message.msg_control = UnsafeMutableRawPointer(control)
                    message.msg_controllen = MemoryLayout<Control>.size
                    let count = recvmsg(descriptor, &message, Int32(bitPattern: 0x4000_0000) /* MSG_CMSG_CLOEXEC */)
                    let isTold =
                        count > 0 && message.msg_controllen >= 28 && control.pointee.level == SOL_SOCKET
                        && control.pointee.type == 2 /* SCM_CREDENTIALS */
                    return (count, isTold ? control.pointee.process : 0)
                }
            }
        }
    }

    /// A control message with the sender's credentials, as Linux lays it out on 64 bits.
    private struct Control {
        var length = 0
        var level: Int32 = 0
        var type: Int32 = 0
        var process: Int32 = 0
        var user: UInt32 = 0
        var group: UInt32 = 0
        var padding: UInt32 = 0
    }
}
