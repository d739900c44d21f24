import type { MockControl } from '../control';
import type { DemoDataset } from './DemoSettings';
import type { NotificationQueue } from './createNotificationQueue';
import type { Colleague } from './presenter/createColleague';
import type { State, WritableState } from './presenter/createState';
import type { TourProgress } from './presenter/storedPresentation';

/** The running demo, as its panel sees it. */
export interface Demo {
  readonly control: MockControl;
  readonly dataset: DemoDataset;
  readonly notifications: NotificationQueue;
  /** Whether changes survive a reload in this browser. */
  readonly isPersistent: boolean;
  /** Hidden by `?panel=off`: no panel, no tour and no button that opens them. */
  readonly isHidden: boolean;
  /** Whether the panel is open. */
  readonly panel: WritableState<boolean>;
  readonly tour: Tour;
  readonly colleague: Colleague;
  /** The organization whose profile is on screen. */
  organizationOnScreen(): { readonly id: string; readonly name: string } | undefined;
  /** Starts another scenario; reloads the page. */
  start(dataset: DemoDataset): void;
  /** Reverts all changes, in every tab; reloads the page. */
  reset(): Promise<void>;
  /** A URL that opens the current screen with the same data in any browser. */
  link(): string;
}

/** The guided tour; kept across reloads. */
export interface Tour extends State<TourProgress> {
  /** Starts at the first step with fresh data; reloads the page unless the user stays on it. */
  start(): void;
  goTo(step: number): void;
  /** Notes the action of a step that is to be done now, both from 0. */
  reach(step: number, action: number): void;
  /** Continues where the tour has ended. */
  resume(): void;
  end(): void;
}
