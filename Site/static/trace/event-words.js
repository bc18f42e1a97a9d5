// An event in words, as the server has them for a run: for traces that no server reads.

const titles = {
  app: 'App', application: 'application object', appDelegate: 'delegate', sceneDelegate: 'delegate',
  adaptedAppDelegate: 'UIApplicationDelegateAdaptor', adaptedSceneDelegate: 'UIApplicationDelegateAdaptor',
  configuration: 'UISceneConfiguration', storyboardController: 'init(coder:)', viewLoaded: 'view',
  rootViewController: 'rootViewController', emptyWindow: 'rootViewController', windowReleased: 'window',
  windowWithoutScene: 'makeKeyAndVisible()', windowsRestored: 'openSessions', sceneReplaced: 'connectedScenes',
  cardRefreshed: 'requestSceneSessionRefresh(_:)', testBundleLoaded: 'test bundle', noHostedTests: 'tests',
  productionUnknown: 'ordinary launch', launchRefused: 'launch refused', leftOut: 'left out',
};

/** The name of an event, or that of the state that it tells. */
export const titleOf = ({ state, name }) => (state ? titles[state.what] ?? state.action ?? state.api ?? state.title : name) ?? '';

const ends = {
  finished: 'finished, then stopped', failed: 'finished, with failed tests', crashed: 'crashed', exited: 'exited by itself',
  killed: 'killed by an action of the run', timedOut: 'stopped by the time limit', limitExceeded: 'stopped by a limit',
  forged: 'stopped because its process sent a forged message', leftOut: 'stopped at code that was left out',
};

/** The end of a run in words. */
export const endOf = (exit) => ends[exit] ?? exit ?? '';

/** An action as its button is called, with the word for a terminal if that is another. */
function action(word, actions) {
  const title = actions.get(word.split('=')[0]);
  if (!title) return [{ strong: word }];
  return [{ strong: title }, ...(title.toLowerCase() === word ? [] : [{ plain: ' ' }, { code: word }])];
}

/** The parts of an event's phrase, each with its style as the key; `actions` has the titles of actions by their words without a value. */
export function phraseOf(event, actions) {
  const { kind, state, text = '' } = event;
  const name = titleOf(event);
  switch (kind) {
    case 'call': return [{ code: name }];
    case 'return': return [{ returned: `returns ${text}` }];
    case 'console': return [{ printed: text }];
    case 'launch': return [{ plain: `Launched ${text}` }];
    case 'action': return [{ plain: 'You: ' }, ...action(name, actions)];
    case 'request': return [{ plain: 'asked for ' }, { code: name }, ...(text ? [{ plain: ` ${text}` }] : [])];
    case 'test': return [{ code: name }, { plain: ' ' }, { ending: text }];
    case 'fault': return [{ strong: 'Fault' }, { plain: ` ${[event.name, event.text].filter((part) => part !== undefined).join(': ')}` }];
    case 'verdict': return [{ plain: `The run ended: ${endOf(event.verdict?.exit)}` }];
    default:
      if (state?.what === 'appDelegate') return [{ plain: 'is made the app delegate' }];
      if (state?.what === 'sceneDelegate') return [{ plain: 'is made the scene’s delegate' }];
      if (['rootViewController', 'emptyWindow'].includes(state?.what)) return [{ plain: `is in the window: ${text}` }];
      return [{ code: name }, { plain: `: ${text}` }];
  }
}

const decisive = new Set(['stored', 'appDelegate', 'infoPlist']);

/** The events as the page draws them: with their words, and a mark on the one of each launch that decided. */
export function linesOf(events, actions) {
  let isDecided = false;
  return events.map((event) => {
    if (event.seq === 1) isDecided = false;
    const decides = !isDecided && (decisive.has(event.state?.what === 'configuration' && event.state.step) || event.rule === 'session.unknown');
    isDecided ||= decides;
    return { event, words: phraseOf(event, actions), ...(decides && { decides }) };
  });
}
