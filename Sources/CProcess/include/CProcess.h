#ifndef C_PROCESS_H
#define C_PROCESS_H

#include <stddef.h>
#include <stdint.h>

/// The descriptor on which an app's process talks with its device; -1 where it was started without one.
int understudy_conversation(void);

/// Sends a message to the device, marked, whole, and in order with what the app prints. 0 if nobody listens.
int understudy_send(const void *message, size_t count);

/// Reads from the device, and returns how many bytes; 0 at the end, negative after an error.
long understudy_receive(void *buffer, size_t size);

/// Whether something can be read from the device without waiting.
int understudy_is_readable(void);

/// The function `name` of another library of Understudy's, such as `HostedTests`: that library's own, also where the
/// app has a function of that name. NULL if the library is not loaded.
void *understudy_function(const char *library, const char *name);

/// Whether the caller is on the process's first thread.
int understudy_on_main_thread(void);

/// How many images the loader has loaded so far, ever.
uint64_t understudy_images_loaded(void);

/// Calls `found` for each image in the process, in the order of loading, with the address of its own function
/// `understudy_classes`; images without one are left out.
void understudy_each_class_table(void *context, void (*found)(void *context, void *table));

/// A new object of a Swift class, with one reference, all of whose properties are zero. No initialiser is called.
void *understudy_create_instance(const void *type);

/// The address of the mark with a number, which stands for code; NULL if there are fewer marks. Code that calls a mark
/// calls the listener, and never comes back.
const void *understudy_mark(size_t number);

/// Sets the function that hears of each mark that is called, with the mark's number. It must not return.
void understudy_on_marked_call(void (*called)(size_t number));

/// The path of the image that an address is in; NULL if it is in none.
const char *understudy_image_path(const void *address);

/// Calls `found` for each host whose address the process has asked for in vain, up to eight, and returns their number.
size_t understudy_missed_hosts(void *context, void (*found)(void *context, const char *host));

#endif
