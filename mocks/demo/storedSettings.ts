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

/** Storages for the settings; functions, because merely reading `window.localStorage` may throw. */
export interface SettingsStorages {
  /** Per tab: other tabs may run other scenarios. */
  readonly tab: () => Storage;
  /** The last settings used in this browser, for new tabs. */
  readonly browser: () => Storage;
}

/**
 * The settings of this tab, else the last ones used in this browser. Pins them to the tab, so that
 * later changes in other tabs don't affect it.
 */
export function readTabSettings({ tab, browser }: SettingsStorages): DemoSettings {
  const settings = readSettings(tab) ?? readSettings(browser) ?? defaultDataset;
  writeSettings(tab, settings);
  return settings;
}

/** Saves the settings for reloads of this tab and for new tabs. */
export function writeTabSettings({ tab, browser }: SettingsStorages, settings: DemoSettings): void {
  writeSettings(tab, settings);
  writeSettings(browser, settings);
}

/** The settings in one storage; `undefined` if missing, malformed or inaccessible. */
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
    // The settings apply until the page closes.
  }
}
