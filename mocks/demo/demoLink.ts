import { toUtcDay } from '../day';
import { parseDayParameter, parseSeedParameter } from '../demoParameters';
import { isScenarioName } from '../scenarios/scenarios';
import { defaultDataset, type DemoDataset } from './DemoSettings';
import { presenterParameters } from './presenter/presenterLink';

const parameterNames = ['scenario', 'seed', 'today'] as const;

type ParameterName = (typeof parameterNames)[number];

interface ParsedDemoLink {
  readonly dataset: DemoDataset;
  /** User-facing descriptions of invalid parameters. */
  readonly problems: readonly string[];
}

/**
 * Parses the demo parameters of a URL's query; `undefined` if it has none. Missing and invalid
 * parameters get their defaults.
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
    (text) => `Unknown scenario “${text}”. Using “${defaultDataset.scenario}” instead.`,
  );
  const seed = readParameter(
    'seed',
    parseSeedParameter,
    (text) => `Invalid seed “${text}”. Using ${defaultDataset.seed} instead.`,
  );
  const today = readParameter(
    'today',
    parseDayParameter,
    (text) => `Invalid date “${text}”. Using the current date instead.`,
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

const allParameters: readonly string[] = [...parameterNames, ...presenterParameters];

/** Removes all parameters of the demo from a query; leaves the rest byte for byte. */
export function removeDemoParameters(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter(
      (pair) =>
        pair !== '' &&
        ![...new URLSearchParams(pair).keys()].some((name) => allParameters.includes(name)),
    );
  return rest.length === 0 ? '' : `?${rest.join('&')}`;
}

/** A URL that shows the same data in any browser at any time, because it fixes the day. */
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
