// Why each class took part in the last launch of a trace, in the words that the server has for a run: for traces that no server reads.

import { short } from '../words/roles.js';

const asksForConfiguration = ({ kind, name, rule }) =>
  kind === 'call' && name === 'application(_:configurationForConnecting:options:)' && rule !== 'swiftui.adaptor-configures';

const isSystems = (name) => name.startsWith('SwiftUI.');
/** A class without its module; SwiftUI’s own delegates stay whole. */
const nameOf = (name) => (isSystems(name) ? name : short(name));
const sentence = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);
const signature = ({ class: type, name }) => [type && nameOf(type), name].filter((part) => part !== undefined).join('.');
const behindSwiftUI = ({ state }) => (['adaptedAppDelegate', 'adaptedSceneDelegate'].includes(state?.what) ? ' behind SwiftUI’s' : '');

class Reader {
  chains = [];
  #roles;
  #rules;
  #open = [];
  #launch;
  #app;
  #appDelegate;
  #lookups = [];
  #steps = new Map();
  #loose = [];
  #hasTests = false;

  constructor(roles, rules) {
    this.#roles = roles;
    this.#rules = rules;
  }

  take(event) {
    const { kind, scene } = event;
    if (kind === 'launch') this.#launch ??= event;
    if (kind === 'test') this.#hasTests = true;
    if (kind === 'call') {
      if (asksForConfiguration(event) && scene) this.#add(scene, event);
      this.#part(event);
      this.#open.push(event);
    }
    if (kind === 'return') this.#return(event);
    if (kind === 'state') this.#state(event);
  }

  #add(scene, ...events) { this.#steps.set(scene, [...this.#steps.get(scene) ?? [], ...events]); }

  #return(event) {
    const place = this.#open.findLastIndex((call) => ['lane', 'class', 'name'].every((key) => call[key] === event[key]));
    if (place < 0) return;
    if (asksForConfiguration(this.#open[place]) && event.scene) this.#add(event.scene, event);
    this.#open.length = place;
  }

  /** Whether the launch is over: what comes with a test took no part in it. */
  get #isOver() { return this.#hasTests && this.#launch?.launch === 'test'; }

  #state(event) {
    const { what } = event.state ?? {};
    const makesDelegate = ['appDelegate', 'sceneDelegate', 'adaptedAppDelegate', 'adaptedSceneDelegate'].includes(what);
    if (makesDelegate && this.#isOver) return;
    switch (what) {
      case 'app': this.#app = event.class; break;
      case 'appDelegate':
        this.#appDelegate = event.class;
        this.#chain('appDelegate', event, this.#ofAppDelegate(event), event.scene);
        this.#lookups = [];
        break;
      case 'sceneDelegate': this.#chain('sceneDelegate', event, this.#ofSceneDelegate(event), event.scene); break;
      case 'adaptedAppDelegate': this.#chain('appDelegate', event, this.#ofAdapted(event), event.scene); break;
      case 'adaptedSceneDelegate': this.#chain('sceneDelegate', event, this.#ofAdapted(event), event.scene); break;
      case 'classNotFound': this.#lookups.push(event); break;
      case 'configuration': {
        const scene = event.scene ?? this.#open.findLast(asksForConfiguration)?.scene;
        if (scene) this.#add(scene, ...this.#loose.splice(0), event);
        else this.#loose.push(event);
        break;
      }
      case 'storyboardController': case 'viewLoaded': case 'rootViewController': case 'emptyWindow': this.#part(event); break;
      default:
    }
  }

  /** Takes a view controller or a window, if it is production’s and took part in the launch. */
  #part(event) {
    const { class: type, lane, state } = event;
    if (!type || this.#roles.role(type) !== 'production' || this.#isOver) return;
    if (lane === 'ViewController') this.#once('viewController', event);
    if (lane === 'Window') {
      if (['rootViewController', 'emptyWindow'].includes(state?.what)) this.#once('viewController', event);
      this.#once('window', event);
    }
    if (lane === 'UIApplication' && type === this.#app) this.#once('app', event);
  }

  #once(part, event) {
    const scene = part === 'window' ? event.scene : undefined;
    if (this.chains.some((each) => each.part === part && each.class === event.class && each.scene === scene)) return;
    this.#chain(part, event, this.#ofPart(event), scene);
  }

  #chain(part, event, links, scene) {
    const { class: type } = event;
    const role = type && !isSystems(type) ? this.#roles.role(type) : undefined;
    const owner = role ? `, a class of ${role === 'test' ? 'the tests' : 'production'}` : '';
    const name = type && nameOf(type);
    const behind = behindSwiftUI(event);
    const [title, end] = {
      app: [`Why ${name ?? 'the app'} was launched`, `The app is ${name ?? 'not known'}`],
      appDelegate: name ? [`Why ${name} is the app delegate${behind}`, `The app delegate${behind} is ${name}`]
        : ['Why there is no app delegate', 'There is no app delegate'],
      sceneDelegate: name ? [`Why ${name} is a scene’s delegate${behind}`, `The scene’s delegate${behind} is ${name}`]
        : ['Why a scene has no delegate', 'The scene has no delegate'],
      viewController: [`Why ${name ?? 'a view controller'} took part`, `The launch has ${name ?? 'a view controller'}`],
      window: [`Why a window shows ${name ?? 'a view controller'}`, `The window shows ${name ?? 'a view controller'}`],
    }[part];
    this.chains.push({
      part, ...(type && { class: type }), ...(scene && { scene }), ...(role && { role }), title,
      links: [...links, { kind: 'therefore', text: `${end}${owner}.`, seq: event.seq }],
    });
  }

  #rule({ rule }) { return rule ? [{ kind: 'rule', text: this.#rules.get(rule)?.statement ?? rule, rule }] : []; }
  #asked(text, event) { return [{ kind: 'asked', text: sentence(text), seq: event.seq }, ...this.#rule(event)]; }
  #answered(text, event) { return [{ kind: 'answered', text: sentence(text), seq: event.seq }, ...this.#rule(event)]; }
  get #ofLaunch() { return this.#launch ? this.#asked(`The app was launched ${this.#launch.text ?? ''}`, this.#launch) : []; }

  #ofAppDelegate(event) {
    const answer = this.#app ? `${nameOf(this.#app)} is an app of SwiftUI, which has its own app delegate`
      : event.class ? `The app named ${nameOf(event.class)}, by @main or in code` : 'The app named no class';
    return [...this.#ofLaunch, ...this.#lookups.flatMap((each) => this.#answered(`The app ${each.text ?? ''}`, each)),
      { kind: 'asked', text: 'UIApplicationMain asked for the class of the app delegate.', seq: event.seq },
      ...this.#answered(answer, event)];
  }

  #ofSceneDelegate(event) {
    const steps = this.#steps.get(event.scene ?? '') ?? [];
    const isAsked = steps.some(asksForConfiguration);
    const lookups = this.#lookups.filter(({ state }) => state.api === 'UISceneDelegateClassName');
    return [...steps.flatMap((step) => this.#ofStep(step, isAsked)),
      ...lookups.flatMap((each) => this.#answered(`UIKit ${each.text ?? ''}`, each)), ...this.#rule(event)];
  }

  /** A step on the way to a scene’s configuration. */
  #ofStep(step, isAsked) {
    const { text = '', seq } = step;
    const owner = step.class ? nameOf(step.class) : 'the app delegate';
    if (asksForConfiguration(step)) return this.#asked(`No configuration is stored, so UIKit asked ${owner}: ${step.name ?? ''}`, step);
    if (!step.state) return this.#answered(`${owner} returned: ${text}`, step);
    switch (step.state.step) {
      case 'stored':
        return [{ kind: 'asked', text: 'UIKit looked for the configuration of the scene’s session.', seq },
          ...this.#answered(`An earlier launch left one, ${text}`, step)];
      case 'appDelegate': return this.#answered(`UIKit took the configuration ${text}`, step);
      case 'infoPlist':
        if (isAsked || !this.#appDelegate) return this.#answered(`The configuration is ${text}`, step);
        return [{
          kind: 'asked', seq,
          text: `No configuration is stored, so UIKit looked if ${nameOf(this.#appDelegate)} has application(_:configurationForConnecting:options:).`,
        }, ...this.#answered(`It has not, so the configuration is ${text}`, step)];
      default: return this.#answered(`The lookup of a configuration: ${text}`, step);
    }
  }

  #ofAdapted(event) {
    const owner = this.#app ? nameOf(this.#app) : 'the app';
    const question = event.state.what === 'adaptedAppDelegate' ? `SwiftUI asked ${owner} for its @UIApplicationDelegateAdaptor`
      : 'SwiftUI asked the app delegate behind its own for a scene’s configuration';
    return [...this.#ofLaunch, { kind: 'asked', text: sentence(question), seq: event.seq },
      ...this.#answered(`The answer names ${event.class ? nameOf(event.class) : 'no class'}`, event)];
  }

  /** A view controller or a window: the call in which it was made or shown, and how. */
  #ofPart(event) {
    const type = event.class ? nameOf(event.class) : '';
    const cause = this.#open.findLast((call) => call.class !== event.class);
    const answer = {
      storyboardController: `${type} was ${event.text ?? 'made'}`, rootViewController: `${type} became the root view controller of a window`,
      emptyWindow: `${type} became the root view controller of a window`, viewLoaded: `The view of ${type} was loaded`,
    }[event.state?.what] ?? `UIKit called ${signature(event)}`;
    return [...(cause ? this.#asked(`UIKit called ${signature(cause)}`, cause) : this.#ofLaunch), ...this.#answered(answer, event)];
  }
}

/** The chains of the last launch in a trace; `roles` are those of its classes, and `rules` the model’s by their names. */
export function reasonsOf(events, roles, rules) {
  const start = Math.max(0, events.findLastIndex(({ seq }) => seq === 1));
  const reader = new Reader(roles, rules);
  for (const event of events.slice(start)) reader.take(event);
  return reader.chains;
}
