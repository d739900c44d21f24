import { toUtcDay } from '../day';
import { parseDayParameter, parseSeedParameter } from '../demoParameters';
import { isScenarioName } from '../scenarios/scenarios';
import { defaultDataset, type DemoDataset } from './DemoSettings';

const parameterNames = ['scenario', 'seed', 'today'] as const;

type ParameterName = (typeof parameterNames)[number];

interface ParsedDemoLink {
  readonly dataset: DemoDataset;
  /** What is wrong with the link, for people. */
  readonly problems: readonly string[];
}

/**
 * The scene that an address starts, nothing for one that says nothing of the demo. What it doesn't
 * say, or says wrong, is the default.
 */
export function parseDemoLink(search: string): ParsedDemoLink | undefined {
  const params = new URLSearchParams(search);
  if (!parameterNames.some((key) => params.has(key))) return undefined;
  const problems: string[] = [];
  const readParameter = <T>(
    key: ParameterName,
    parse: (text: string) => T | undefined,
    problem: (text: string) => string,
  ): T | undefined => {
    const values = params.getAll(key);
    const [text = ''] = values;
    if (values.length === 0) return undefined;
    const value = values.length === 1 ? parse(text) : undefined;
    if (value === undefined) problems.push(problem(truncate(text)));
    return value;
  };
  const scenario = readParameter(
    'scenario',
    (text) => (isScenarioName(text) ? text : undefined),
    (text) => `The scenario “${text}” is not known: “${defaultDataset.scenario}” runs instead.`,
  );
  const seed = readParameter(
    'seed',
    parseSeedParameter,
    (text) => `There is no seed “${text}”: this is seed ${defaultDataset.seed}.`,
  );
  const today = readParameter(
    'today',
    parseDayParameter,
    (text) => `There is no today “${text}”: the demo plays on the real day.`,
  );
  return {
    dataset: {
      scenario: scenario ?? defaultDataset.scenario,
      seed: seed ?? defaultDataset.seed,
      today,
    },
    problems,
  };
}

/** An address's query without what is the demo's; the rest to the letter. */
export function removeDemoParameters(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter(
      (pair) =>
        pair !== '' &&
        ![...new URLSearchParams(pair).keys()].some((name) =>
          parameterNames.some((key) => key === name),
        ),
    );
  return rest.length === 0 ? '' : `?${rest.join('&')}`;
}

/** An address that shows the same picture anywhere, at any time: its day is fixed. */
export function demoLink(
  href: string,
  { scenario, seed, today }: DemoDataset,
  now: number,
): string {
  const url = new URL(href);
  const demoParameters = new URLSearchParams({
    scenario,
    seed: String(seed),
    today: today ?? toUtcDay(now),
  }).toString();
  const rest = removeDemoParameters(url.search);
  url.search = rest === '' ? demoParameters : `${rest}&${demoParameters}`;
  return url.href;
}

function truncate(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
