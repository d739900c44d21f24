import type { MockControl } from '../control';
import type { DemoScene } from './DemoSettings';
import type { Notes } from './createNotes';

/** The demo that runs, as its panel sees it. */
export interface Demo {
  readonly control: MockControl;
  readonly scene: DemoScene;
  readonly notes: Notes;
  /** Whether changes outlive the page here. */
  readonly kept: boolean;
  /** Starts another scene; the page begins anew. */
  start(scene: DemoScene): void;
  /** Takes every change back, in every tab; the page begins anew. */
  reset(): Promise<void>;
  /** An address that shows the screen at hand, in this scene, anywhere. */
  link(): string;
}
