// The cards of an iPad's App Switcher as a list, each with what can be done with it. Loaded with the first iPad.

import { make } from '../shell/dom.js';
import { short, words } from '../words/roles.js';

/** An iPad's cards, each with what can be done with it. */
export function drawList(list, state, { role, kind, mayAct }) {
  const all = kind === 'ipad' ? state.cards : [];
  const content = JSON.stringify([all.map((ids) => ids.map((id) => named(state, id, role))), mayAct]);
  // Drawn again, a button would lose the focus.
  if (list.dataset.content === content) return;
  const held = list.contains(document.activeElement) ? document.activeElement.dataset.action : null;
  list.dataset.content = content;
  list.hidden = all.length === 0;
  list.replaceChildren(...all.map((ids, index) => make('li', {},
    make('span', {}, ids.map((id) => named(state, id, role)).join(' beside ')),
    ...[['front', 'Front', `Front card ${index + 1}`], ['swipe', 'Swipe away', `Swipe away card ${index + 1}`]]
      .map(([action, title, label]) => make('button', {
        type: 'button', class: 'quiet', disabled: !mayAct, 'aria-label': label,
        'data-action': index === 0 ? action : `${action}=${index + 1}`,
      }, title)))));
  if (held) (list.querySelector(`[data-action="${held}"]:enabled`) ?? list.querySelector('button:enabled'))?.focus();
}

const named = (state, id, role) => {
  const shown = state.views[id];
  return shown ? `${short(shown.type)}${role(id) ? ` (${words[role(id)]})` : ''}` : 'a window that is not connected';
};
