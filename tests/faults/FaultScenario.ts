import type { Locator, Page } from 'playwright';
import type { CallKind } from './faultCases';

/** How a screen is opened: within the console, or by its address, which requests its data early. */
export type Opening = 'link' | 'address';

/** How a user of the console triggers one call, and where its failure shows. */
export interface FaultScenario {
  readonly call: string;
  readonly kind: CallKind;
  /** The entity that is changed, as messages name it. */
  readonly recordName?: string;
  readonly urls: RegExp;
  readonly path: string;
  /** A status without a message, because the screen copes with it. */
  readonly toleratedStatus?: number;
  /** Sent to the API first, so that the scenario can be repeated. */
  readonly setupRequest?: () => readonly [method: string, path: string, body?: unknown];
  /** Steps up to the call: typing, opening a dialog. Opening the page triggers a load by itself. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Makes the call; used again to retry it once the fault is removed. */
  readonly trigger?: (page: Page) => Promise<void>;
  /** Where the error message shows. */
  readonly errorRegion: (page: Page) => Locator;
  /** The user's input, which must survive the failure. */
  readonly readDraft?: (page: Page) => Promise<string>;
  /** Name of the merge dialog that a 412 opens. */
  readonly mergeDialog?: string;
  /** An element that shows once the call has succeeded. */
  readonly success: (page: Page) => Locator;
}
