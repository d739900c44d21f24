import type { Random } from '../createRandom';
import type { notes } from './texts';

/** How an organization's use of its seats develops; percentages are of the total seats. */
export interface Trend {
  readonly kind: keyof typeof notes;
  /** In use today. */
  readonly final: readonly [min: number, max: number];
  /** In use at the start, as a percentage of what is in use today. */
  readonly start: readonly [min: number, max: number];
  /** Days between two assignments. */
  readonly interval: number;
  /** Whether every seat type is as full as the others. */
  readonly uniform?: true;
}

const growing = { kind: 'growing', start: [25, 55], interval: 38 } as const;

const lowOnSeats: Trend = { ...growing, final: [92, 98], uniform: true };

/** Trends of active organizations, with their share in percent. */
const trends: readonly (readonly [percent: number, trend: Trend])[] = [
  [38, { ...growing, final: [55, 88] }],
  [8, lowOnSeats],
  [5, { ...growing, final: [100, 100], uniform: true }],
  [36, { kind: 'steady', final: [58, 87], start: [88, 108], interval: 120 }],
  [8, { kind: 'shrinking', final: [24, 48], start: [150, 200], interval: 45 }],
  [5, { kind: 'oversized', final: [12, 24], start: [95, 105], interval: 190 }],
];

const onboarding: Trend = { kind: 'onboarding', final: [15, 70], start: [4, 12], interval: 5 };

const ended: Trend = { kind: 'ended', final: [20, 40], start: [150, 220], interval: 45 };

/** What a scenario makes of the organizations. */
export type Market = 'normal' | 'growing';

/** In a growing market, one organization in four is low on seats, whatever it was otherwise. */
export function pickTrend(random: Random, age: number, isActive: boolean, market: Market): Trend {
  let draw = random.int(0, 99);
  const isLow = random.chance(25);
  if (!isActive) return ended;
  if (age < 45) return onboarding;
  if (market === 'growing' && isLow) return lowOnSeats;
  for (const [percent, trend] of trends) {
    draw -= percent;
    if (draw < 0) return trend;
  }
  throw new Error('The shares of the trends must add up to 100.');
}
