import type { Latency } from './faults';
import type { SeedVariant } from './seed/seedDatabase';

/** A named initial state of the mock API. */
interface Scenario {
  /** Label in the demo panel. */
  readonly title: string;
  /** One line, shown in the demo panel and by `--help`. */
  readonly description: string;
  readonly organizations: number;
  readonly data?: SeedVariant;
  readonly latency?: Latency;
  /** One call in so many fails. */
  readonly failEvery?: number;
  /** Number of the authenticated call at which all sessions end, once. */
  readonly sessionEndsAtCall?: number;
}

const organizations = 200;

const definitions = {
  default: {
    title: 'Default',
    description: '200 organizations, without delays or failures.',
    organizations,
  },
  empty: {
    title: 'Empty',
    description: 'The console on its first day: no organizations, no tokens.',
    organizations: 0,
    data: { hasTokens: false },
  },
  large: { title: 'Large', description: '10,000 organizations.', organizations: 10_000 },
  growing: {
    title: 'Growing',
    description: 'Many organizations are about to run out of seats, Acme Robotics among them.',
    organizations,
    data: { isMarketGrowing: true },
  },
  awkward: {
    title: 'Awkward',
    description: 'Names and notes that are hard to display, in many scripts.',
    organizations,
    data: { isAwkward: true },
  },
  slow: {
    title: 'Slow',
    description: 'Every call takes 1 to 3 seconds.',
    organizations,
    latency: [1_000, 3_000],
  },
  flaky: {
    title: 'Flaky',
    description: 'One call in five fails.',
    organizations,
    failEvery: 5,
  },
  expired: {
    title: 'Expired',
    description: 'The session ends once, at its second call.',
    organizations,
    sessionEndsAtCall: 2,
  },
  outage: {
    title: 'Outage',
    description: 'Every call fails until you start another scenario.',
    organizations,
    failEvery: 1,
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof definitions;

/** The scenarios of the demo (`?scenario=large`) and the HTTP server (`--scenario large`). */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = definitions;

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];

export function isScenarioName(text: unknown): text is ScenarioName {
  return scenarioNames.some((name) => name === text);
}
