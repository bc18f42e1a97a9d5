// The reader's edits of a step, kept for this tab; they fall away when the original changes.

const key = (step, name) => `understudy.edit:${step}:${name}`;

export function read(step, name, original) {
  const kept = JSON.parse(sessionStorage.getItem(key(step, name)) ?? 'null');
  return kept && kept.of === hash(original) ? kept.text : original;
}

export function write(step, name, original, text) {
  if (text === original) sessionStorage.removeItem(key(step, name));
  else sessionStorage.setItem(key(step, name), JSON.stringify({ of: hash(original), text }));
}

/** FNV-1a. */
function hash(text) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `${text.length}.${value.toString(16)}`;
}
