/**
 * One tab of a browser: the few actions that each browser's driver implements. `EnginePage` builds
 * everything else on them, so that the journeys are the same in all browsers.
 */
export interface Tab {
  readonly navigate: (url: string) => Promise<void>;
  /** Reloads; a prompt about unsaved changes is accepted. */
  readonly reload: () => Promise<void>;
  /** Calls a function, given as its source, in the page. Arguments and result are JSON. */
  readonly call: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Moves the pointer there, in CSS pixels of the viewport, and clicks. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Drags from there to the right. */
  readonly drag: (x: number, y: number, distance: number) => Promise<void>;
  /** Presses keys together, in this order: `['Control', 'k']`. */
  readonly press: (keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file in the file input that the selector matches. */
  readonly chooseFile: (selector: string, path: string) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** Opens another tab of the same profile. */
  readonly open: () => Promise<Tab>;
}

/** A browser profile without cookies and storage, with one tab. */
export interface Session {
  readonly tab: Tab;
  /** Uncaught errors, console errors and violations of the Content Security Policy so far. */
  readonly problems: readonly string[];
  /** Where downloads are saved. */
  readonly downloads: string;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly version: string;
  readonly openSession: () => Promise<Session>;
  readonly close: () => Promise<void>;
}

export const viewport = { width: 1280, height: 800 } as const;

/** The time zone of the end-to-end tests. */
export const browserEnv = (): NodeJS.ProcessEnv => ({ ...process.env, TZ: 'Europe/Berlin' });
