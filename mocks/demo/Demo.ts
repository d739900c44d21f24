import type { MockControl } from '../control';
import type { DemoDataset } from './DemoSettings';
import type { NotificationQueue } from './createNotificationQueue';

/** The running demo, as its panel sees it. */
export interface Demo {
  readonly control: MockControl;
  readonly dataset: DemoDataset;
  readonly notifications: NotificationQueue;
  /** Whether changes survive a reload in this browser. */
  readonly isPersistent: boolean;
  /** Starts another scenario; reloads the page. */
  start(dataset: DemoDataset): void;
  /** Reverts all changes, in every tab; reloads the page. */
  reset(): Promise<void>;
  /** A URL that opens the current screen with the same data in any browser. */
  link(): string;
}
