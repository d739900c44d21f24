import { dayOf } from '../day';
import { readDay, readSeed } from '../readDemoValues';
import { isScenarioName } from '../scenarios/scenarios';
import { defaultScene, type DemoScene } from './DemoSettings';

const keys = ['scenario', 'seed', 'today'] as const;

type Key = (typeof keys)[number];

interface LinkedScene {
  readonly scene: DemoScene;
  /** What is wrong with the link, for people. */
  readonly problems: readonly string[];
}

/**
 * The scene that an address starts, nothing for one that says nothing of the demo. What it doesn't
 * say, or says wrong, is the default.
 */
export function readDemoLink(search: string): LinkedScene | undefined {
  const params = new URLSearchParams(search);
  if (!keys.some((key) => params.has(key))) return undefined;
  const problems: string[] = [];
  const read = <T>(
    key: Key,
    parse: (text: string) => T | undefined,
    problem: (text: string) => string,
  ): T | undefined => {
    const given = params.getAll(key);
    const [text = ''] = given;
    if (given.length === 0) return undefined;
    const value = given.length === 1 ? parse(text) : undefined;
    if (value === undefined) problems.push(problem(shown(text)));
    return value;
  };
  const scenario = read(
    'scenario',
    (text) => (isScenarioName(text) ? text : undefined),
    (text) => `The scenario “${text}” is not known: “${defaultScene.scenario}” runs instead.`,
  );
  const seed = read(
    'seed',
    readSeed,
    (text) => `There is no seed “${text}”: this is seed ${defaultScene.seed}.`,
  );
  const today = read(
    'today',
    readDay,
    (text) => `There is no today “${text}”: the demo plays on the real day.`,
  );
  return {
    scene: { scenario: scenario ?? defaultScene.scenario, seed: seed ?? defaultScene.seed, today },
    problems,
  };
}

/** An address's query without what is the demo's; the rest to the letter. */
export function withoutDemoKeys(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter(
      (pair) =>
        pair !== '' &&
        ![...new URLSearchParams(pair).keys()].some((name) => keys.some((key) => key === name)),
    );
  return rest.length === 0 ? '' : `?${rest.join('&')}`;
}

/** An address that shows the same picture anywhere, at any time: its day is fixed. */
export function demoLink(href: string, { scenario, seed, today }: DemoScene, now: number): string {
  const url = new URL(href);
  const own = new URLSearchParams({
    scenario,
    seed: String(seed),
    today: today ?? dayOf(now),
  }).toString();
  const rest = withoutDemoKeys(url.search);
  url.search = rest === '' ? own : `${rest}&${own}`;
  return url.href;
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
