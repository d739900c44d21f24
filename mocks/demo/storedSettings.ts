import * as v from 'valibot';
import { readDay } from '../readDemoValues';
import { scenarioNames } from '../scenarios/scenarios';
import type { DemoSettings } from './DemoSettings';

const key = 'ams.demo';
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));

const stored = v.object({
  v: v.literal(1),
  data: v.object({
    scenario: v.picklist(scenarioNames),
    seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_294_967_295)),
    today: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => readDay(text) !== undefined),
      ),
    ),
    latency: v.optional(v.union([milliseconds, v.tuple([milliseconds, milliseconds])])),
    failureRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  }),
});

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/**
 * What was started last in this browser, in any tab; nothing where that can't be trusted. Reading
 * `localStorage` itself may throw.
 */
export function readSettings(storage: () => Storage): DemoSettings | undefined {
  try {
    return v.parse(stored, JSON.parse(storage().getItem(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

export function writeSettings(storage: () => Storage, settings: DemoSettings): void {
  try {
    storage().setItem(key, JSON.stringify({ v: 1, data: settings }));
  } catch {
    // It holds until the page goes.
  }
}
