#ifndef C_PROCESS_H
#define C_PROCESS_H

#include <stdint.h>

/// The descriptor on which an app's process talks with its device; -1 where it was started without one.
int understudy_conversation(void);

/// The word that marks the process's messages among its output; NULL where there is no conversation.
const char *understudy_mark(void);

/// Writes out what the standard output still holds.
void understudy_flush(void);

/// Keeps the other threads from the standard output until it is unlocked.
void understudy_lock_output(void);

/// Lets the other threads print again.
void understudy_unlock_output(void);

/// Whether the caller is on the process's first thread.
int understudy_on_main_thread(void);

/// How many images the loader has loaded so far, ever.
uint64_t understudy_images_loaded(void);

/// Calls `found` for each image in the process, in the order of loading, with the address of its own function
/// `understudy_classes`; images without one are left out.
void understudy_each_class_table(void *context, void (*found)(void *context, void *table));

/// A new object of a Swift class, with one reference, all of whose properties are zero. No initialiser is called.
void *understudy_create_instance(const void *type);

/// The path of the image that an address is in; NULL if it is in none.
const char *understudy_image_path(const void *address);

#endif
