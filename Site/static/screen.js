// What a device's screen shows, told by the trace's events, and by the device itself whenever it has settled.

/**
 * `screen`: home, black, app or switcher. `cards`: those of the App Switcher, the one used last first, each with the
 * sessions of its windows. `views`: what each session's window shows. An app without scenes has one window, ''.
 */
export const restingScreen = Object.freeze({
  screen: 'home', isAlive: false, hasCard: false, cards: [], views: {}, external: null, coming: 'beside', note: '', before: null,
});

/** The cards to draw. */
export const cards = (state) => state.cards.length > 0 ? state.cards : state.hasCard ? [['']] : [];

/** The sessions of the windows in front. */
export const front = (state) => cards(state)[0] ?? [];

/** What the screen shows after an event. */
export function after(state, event) {
  const { kind, lane, name, text, scene = '' } = event;
  if (kind === 'launch') {
    const isHidden = /in the background$/.test(text ?? '');
    return { ...restingScreen, screen: isHidden ? 'home' : 'black', isAlive: true, hasCard: !isHidden || state.hasCard };
  }
  if (kind === 'state' && lane === 'Window' && name === 'rootViewController') return shown(state, event, scene);
  if (kind === 'state' && state.before && lane === 'System' && /^nothing happens: /.test(text ?? '')) {
    return { ...state.before, note: text.replace(/^nothing happens: /, '') };
  }
  if (kind === 'fault') return { ...state, isAlive: false, screen: 'home', views: {} };
  if (kind !== 'action') return state;
  return { ...acted({ ...state, note: '' }, ...name.split('=')), before: state };
}

/** What it shows once the device says which windows there are. */
export const settled = (state, windows) => windows
  ? { ...state, cards: windows.cards, hasCard: state.hasCard || windows.cards.length > 0, external: windows.external ?? null, coming: 'alone' }
  : state;

function shown(state, { text, class: className }, scene) {
  const [, type = '', label = ''] = /^([^:]*)(?:: “(.*)”)?$/s.exec(text ?? '') ?? [];
  const views = { ...state.views, [scene]: { className: className ?? type, label } };
  const screen = state.screen === 'black' ? 'app' : state.screen;
  if (scene === '' || state.coming === 'outside' || state.cards.flat().includes(scene)) return { ...state, views, screen };
  // A launch and a split bring windows together; every other new one has a card of its own.
  const [first, ...others] = state.cards;
  const next = state.coming === 'beside' && first ? [[...first, scene], ...others] : [[scene], ...state.cards];
  return { ...state, views, screen, cards: next };
}

function acted(state, name, value) {
  const number = Number(value ?? 1) - 1;
  const isLeft = (_, index) => index !== number;
  const inFront = (view) => view ? 'app' : 'black';
  switch (name) {
    case 'home': return { ...state, screen: 'home' };
    case 'switcher': return { ...state, screen: 'switcher' };
    case 'activate': case 'open-url': case 'continue': case 'shortcut':
      return { ...state, screen: inFront(state.views[front(state)[0]]) };
    case 'new-window': return { ...state, screen: 'app', coming: 'alone' };
    case 'split': {
      const [first = [], second = [], ...others] = state.cards;
      const [joins, ...rest] = second;
      return { ...state, coming: 'beside', cards: joins ? [[...first, joins], ...(rest.length > 0 ? [rest] : []), ...others] : state.cards };
    }
    case 'unsplit': return { ...state, cards: [...front(state).map((each) => [each]), ...state.cards.slice(1)] };
    case 'front': {
      const order = [...cards(state).slice(number, number + 1), ...cards(state).filter(isLeft)];
      return { ...state, screen: inFront(state.views[order[0]?.[0]]), cards: state.cards.length > 0 ? order : state.cards };
    }
    case 'swipe': {
      const left = cards(state).filter(isLeft);
      return left.length > 0 ? { ...state, cards: left, screen: 'switcher' } : { ...restingScreen, external: state.external };
    }
    case 'connect-display': return { ...state, coming: 'outside' };
    case 'disconnect-display': return { ...state, external: null };
    case 'terminate': return { ...state, screen: 'home', isAlive: false, views: {} };
    case 'reinstall': return { ...restingScreen };
    default: return state;
  }
}
