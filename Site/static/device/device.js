// The simulated iPhone or iPad: its screen, drawn and said in words, and the cards of its App Switcher.

import { make } from '../shell/dom.js';
import { short, words } from '../words/roles.js';

/** The screen without the app: what is drawn until the server says more. */
export const home = Object.freeze({ content: 'home', cards: [], views: {}, isRunning: false });

const front = ({ cards }) => cards[0] ?? [];

/** Draws the screen that the server tells, and says in words what it shows. */
export async function draw({ device, caption, list }, state, { roles, app, kind, system, isOver, mayAct, moment }) {
  const role = (id) => roles.role(state.views[id]?.type);
  const owners = front(state).map(role).filter(Boolean);
  device.dataset.screen = state.content;
  device.dataset.kind = kind;
  device.toggleAttribute('data-may', mayAct && !moment);
  device.dataset.role = owners.includes('production') ? 'production' : owners[0] ?? 'nobody';
  const card = (ids) => make('div', { class: 'card' }, ...ids.map((id) => windowOf(state.views[id], role(id))));
  const icon = make('div', { class: 'icon' }, make('span', { class: 'tile' }, app.slice(0, 1)), make('span', {}, app));
  const shown = {
    home: [icon],
    black: [card([''])],
    app: [card(front(state))],
    switcher: state.cards.length > 0 ? state.cards.map(card) : [make('p', { class: 'empty' }, 'No apps')],
  }[state.content];
  const screen = make('div', { class: 'screen' },
    make('div', { class: 'status' }, make('span', {}, '9:41'), make('span', {}, system ? `iOS ${parseInt(system, 10)}` : '')),
    make('div', { class: 'content' }, ...shown),
    make('div', { class: 'indicator' }));
  const external = state.external
    ? [make('div', { class: 'external' }, windowOf(state.views[state.external], role(state.external)))] : [];
  device.replaceChildren(screen, ...external);
  const sentences = [description(state, app, role), state.external && `An external display shows ${view(state, state.external, role)}.`,
    state.remark && `Nothing happened: ${state.remark}.`].filter(Boolean).join(' ');
  device.setAttribute('aria-label', `An ${kind === 'ipad' ? 'iPad' : 'iPhone'}. ${moment}${sentences}`);
  caption.textContent = moment + sentences + (isOver && state.isRunning ? ' The app’s process has ended since.' : '');
  if (kind !== 'ipad' && list.hidden) return;
  const { drawList } = await import('./cards-list.js');
  drawList(list, state, { role, kind, mayAct });
}

/** Enables, of the device's buttons, those that can do something with a screen, if the reader may act at all. */
export function offer(actions, { isRunning, content, cards }, may) {
  actions.toggleAttribute('data-on', may);
  for (const button of actions.querySelectorAll('[data-action]')) {
    const { action, process } = button.dataset;
    const isIdle = (action === 'home' && content === 'home')
      || (!isRunning && (process !== undefined || (action === 'swipe' && cards.length === 0)));
    const hasFocus = button === document.activeElement;
    button.disabled = !may || isIdle;
    // What was ended can be opened.
    if (hasFocus && may && isIdle) actions.querySelector('[data-action=activate]').focus();
  }
}

const windowOf = (shown, role) => shown
  ? make('div', { class: 'view', 'data-role': role ?? 'nobody' },
    make('p', { class: 'label' }, label(shown) || ' '),
    make('p', { class: 'owner' }, ...parts(short(shown.type))),
    role && make('p', {}, make('span', { class: `role ${role}` }, words[role])))
  : make('div', { class: 'view black' });

const label = ({ texts }) => texts.join('”, “');

// A long name breaks between its words.
const parts = (name) => name.split(/(?=[A-Z])/).flatMap((part) => [make('wbr'), part]);

function view(state, id, role) {
  const shown = state.views[id];
  if (!shown) return 'nothing: no window is visible';
  const whose = role(id) ? `, of ${role(id) === 'test' ? 'the tests' : 'production'}` : '';
  return `${short(shown.type)}${whose}${label(shown) ? `: “${label(shown)}”` : ''}`;
}

function description(state, app, role) {
  const all = state.cards;
  const shows = (ids) => ids.length > 1
    ? `${ids.length} windows side by side: ${ids.map((id) => view(state, id, role)).join('; and ')}`
    : view(state, ids[0] ?? '', role);
  switch (state.content) {
    case 'home':
      return all.length > 1 ? `The home screen; ${app} has ${all.length} cards in the App Switcher.`
        : `The home screen${all.length > 0 ? `; ${app} has a card in the App Switcher` : ''}.`;
    case 'switcher':
      if (all.length === 0) return 'The App Switcher, empty.';
      return all.length > 1
        ? `The App Switcher, with ${all.length} cards of ${app}’s. ${all.map((ids, index) => `Card ${index + 1} shows ${shows(ids)}.`).join(' ')}`
        : `The App Switcher, with ${app}’s card. It shows ${shows(all[0])}.`;
    case 'black': return `A black screen: ${app} shows no window.`;
    default: return `${app} shows ${shows(front(state))}.`;
  }
}
