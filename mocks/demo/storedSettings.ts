import * as v from 'valibot';
import { parseDayParameter } from '../demoParameters';
import { scenarioNames } from '../scenarios/scenarios';
import { defaultDataset, type DemoSettings } from './DemoSettings';

const key = 'ams.demo';
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));

const settingsSchema = v.object({
  v: v.literal(1),
  data: v.object({
    scenario: v.picklist(scenarioNames),
    seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_294_967_295)),
    today: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => parseDayParameter(text) !== undefined),
      ),
    ),
    latency: v.optional(v.union([milliseconds, v.tuple([milliseconds, milliseconds])])),
    failureRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  }),
});

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Where settings are kept, asked for at each use: reading `localStorage` itself may throw. */
export interface SettingsStorages {
  /** This tab's own: another one may run another scenario beside it. */
  readonly tab: () => Storage;
  /** The last ones in this browser, for a new tab. */
  readonly browser: () => Storage;
}

/**
 * What this tab runs: what it was started with, or else what ran last in this browser. A new tab
 * keeps that from here on, whatever the others start.
 */
export function readTabSettings({ tab, browser }: SettingsStorages): DemoSettings {
  const settings = readSettings(tab) ?? readSettings(browser) ?? defaultDataset;
  writeSettings(tab, settings);
  return settings;
}

/** Keeps what this tab runs, for its reloads and for the next new tab. */
export function writeTabSettings({ tab, browser }: SettingsStorages, settings: DemoSettings): void {
  writeSettings(tab, settings);
  writeSettings(browser, settings);
}

/** What one storage keeps; nothing where that can't be trusted. */
export function readSettings(storage: () => Storage): DemoSettings | undefined {
  try {
    return v.parse(settingsSchema, JSON.parse(storage().getItem(key) ?? '')).data;
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
