// The simulated iPhone: what its screen shows, told by the trace's events alone.

import { make } from './make.js';
import { short, words } from './cast.js';

/** What the screen shows. `screen`: off, home, black, app or switcher. */
export const restingScreen = Object.freeze({ screen: 'home', isAlive: false, hasCard: false, view: null });

/** What the screen shows after an event. */
export function after(state, event) {
  const { kind, lane, name, text, class: className } = event;
  if (kind === 'launch') return { screen: 'black', isAlive: true, hasCard: true, view: null };
  if (kind === 'state' && lane === 'Window' && name === 'rootViewController') {
    const [, type = '', label = ''] = /^([^:]*)(?:: “(.*)”)?$/s.exec(text ?? '') ?? [];
    const view = { className: className ?? type, label };
    return { ...state, view, screen: state.screen === 'black' ? 'app' : state.screen };
  }
  if (kind === 'fault') return { ...state, isAlive: false, screen: 'home', view: null };
  if (kind !== 'action') return state;
  switch (name) {
    case 'home': return { ...state, screen: 'home' };
    case 'switcher': return { ...state, screen: 'switcher' };
    case 'activate': return { ...state, screen: state.view ? 'app' : 'black' };
    case 'swipe': return { ...restingScreen };
    case 'terminate': return { ...state, screen: 'home', isAlive: false, view: null };
    case 'reinstall': return { ...restingScreen };
    default: return state;
  }
}

/** Draws the screen, and says in words what it shows. */
export function draw(phone, caption, state, { cast, app, system, isOver }) {
  const role = cast.role(state.view?.className);
  phone.dataset.screen = state.screen;
  phone.dataset.role = role ?? 'nobody';
  const shown = state.view
    ? make('div', { class: 'view' },
      make('p', { class: 'label' }, state.view.label || ' '),
      make('p', { class: 'owner' }, ...parts(short(state.view.className))),
      role && make('p', {}, make('span', { class: `role ${role}` }, words[role])))
    : make('div', { class: 'view black' });
  const card = make('div', { class: 'card' }, shown);
  const icon = make('div', { class: 'icon' }, make('span', { class: 'tile' }, app.slice(0, 1)), make('span', {}, app));
  const content = {
    home: [icon],
    black: [card],
    app: [card],
    switcher: [state.hasCard ? card : make('p', { class: 'empty' }, 'No apps')],
  }[state.screen];
  phone.replaceChildren(make('div', { class: 'screen' },
    make('div', { class: 'status' }, make('span', {}, '9:41'), make('span', {}, `iOS ${parseInt(system, 10)}`)),
    make('div', { class: 'content' }, ...content),
    make('div', { class: 'indicator' })));
  const words_ = description(state, app, role);
  phone.setAttribute('aria-label', `An iPhone. ${words_}`);
  caption.textContent = isOver && state.isAlive ? `${words_} The app’s process has ended since.` : words_;
}

// A long name breaks between its words.
const parts = (name) => name.split(/(?=[A-Z])/).flatMap((part) => [make('wbr'), part]);

function description({ screen, view, hasCard }, app, role) {
  const shows = view
    ? `${short(view.className)}${role ? `, of ${role === 'test' ? 'the tests' : 'production'}` : ''}: “${view.label}”`
    : 'nothing: no window is visible';
  switch (screen) {
    case 'home': return `The home screen${hasCard ? `; ${app} has a card in the App Switcher` : ''}.`;
    case 'switcher': return hasCard ? `The App Switcher, with ${app}’s card. It shows ${shows}.` : 'The App Switcher, empty.';
    case 'black': return `A black screen: ${app} shows no window.`;
    default: return `${app} shows ${shows}.`;
  }
}
