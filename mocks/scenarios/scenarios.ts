import { emptyStory } from './emptyStory';
import { growingStory } from './growingStory';
import type { Scenario } from './Scenario';

export const scenarioNames = [
  'default',
  'empty',
  'large',
  'growing',
  'slow',
  'flaky',
  'expired',
  'outage',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

const organizations = 200;

/**
 * The named situations, for the demo (`?scenario=large`) and the HTTP server (`--scenario large`)
 * alike.
 */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  default: {
    title: 'Default',
    about: '200 organizations; every call answers at once.',
    organizations,
  },
  empty: {
    title: 'Empty',
    about: 'A console on its first day: no organizations, no tokens.',
    organizations: 0,
    story: emptyStory,
  },
  large: { title: 'Large', about: '10,000 organizations.', organizations: 10_000 },
  growing: {
    title: 'Growing',
    about: 'Acme Robotics is about to run out of seats; its daily seats tell why.',
    organizations,
    story: growingStory,
  },
  slow: {
    title: 'Slow',
    about: 'Every call takes 1 to 3 seconds.',
    organizations,
    latency: [1_000, 3_000],
  },
  flaky: {
    title: 'Flaky',
    about: 'One call in five fails, the same ones each time.',
    organizations,
    failureRate: 0.2,
  },
  expired: {
    title: 'Expired',
    about: 'The session ends at its second call, once.',
    organizations,
    endsAtCall: 2,
  },
  outage: {
    title: 'Outage',
    about: 'Every call fails, until the failure rate is told otherwise.',
    organizations,
    failureRate: 1,
  },
};

export function isScenarioName(text: unknown): text is ScenarioName {
  return scenarioNames.some((name) => name === text);
}
