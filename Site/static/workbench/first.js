// The playground’s address without a lesson: it leads to the one that was open last. A first visit gets one that runs at
// once, and names one edit to try.

import { byId, make } from '../shell/dom.js';
import { keepPreference, preference } from '../shell/preferences.js';
import { hasToken, origin } from '../shell/token.js';

/** The words that the phone shows, and the file that has them. */
const trial = { name: 'Stage/Base.lproj/Main.storyboard', words: 'Tonight: the real app' };

/** Leads to the last lesson, or stays at the one that is shown. */
export function lead(name, editor, panes, run) {
  const last = preference('last', name);
  keepPreference('last', last);
  if (last === name) welcome(editor, panes, run);
  else location.replace(`/play/${last}`);
}

/** Runs the lesson, with `run`, as soon as this tab may, and says what to try. */
function welcome(editor, panes, run) {
  if (origin === 'run here') {
    // A link from elsewhere leads here, too: only the lesson's own files run unasked.
    const start = () => { if (editor.edited.length === 0) run(); };
    if (hasToken()) start();
    else addEventListener('understudy:token', start, { once: true });
  }
  const { name, words } = trial;
  const isThere = () => editor.texts.get(name)?.includes(words);
  if (!isThere()) return;
  const open = make('button', {
    type: 'button', class: 'quiet', onclick: () => {
      panes.show('code');
      editor.open(name);
      const at = editor.texts.get(name).indexOf(words);
      if (at < 0) return;
      editor.code.go(editor.texts.get(name).slice(0, at).split('\n').length);
      editor.code.field.setSelectionRange(at, at + words.length);
    },
  }, 'Open that line');
  byId('lesson-title').after(make('div', { class: 'notice', id: 'first', role: 'note' },
    make('strong', {}, 'Try one edit. '),
    'The phone shows production’s first screen, though all that was asked for is one small test. Write other words in place of ',
    make('q', {}, words), ' and press Test: the phone shows yours. ', open));
}
