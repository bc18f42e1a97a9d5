// Opens the page that was asked for as soon as it is there.

import { byId } from '../shell/dom.js';

const status = byId('waiting');

async function look() {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    if (answer.status !== 503) return location.reload();
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const text = page.getElementById('waiting')?.textContent ?? '';
    // A screen reader says what changed, and only that.
    if (status.textContent !== text) status.textContent = text;
    if (!page.querySelector('script[src$="/waiting.js"]')) return location.reload();
  } catch {
    status.textContent = 'Understudy does not answer. It was quit, or is being restarted.';
  }
  setTimeout(look, 1000);
}

setTimeout(look, 1000);
