import type { MockControl } from '../control';
import type { DemoDataset } from './DemoSettings';
import type { NotificationQueue } from './createNotificationQueue';

/** The demo that runs, as its panel sees it. */
export interface Demo {
  readonly control: MockControl;
  readonly dataset: DemoDataset;
  readonly notifications: NotificationQueue;
  /** Whether changes outlive the page here. */
  readonly isPersistent: boolean;
  /** Starts another scene; the page begins anew. */
  start(dataset: DemoDataset): void;
  /** Takes every change back, in every tab; the page begins anew. */
  reset(): Promise<void>;
  /** An address that shows the screen at hand, in this scene, anywhere. */
  link(): string;
}
