import type { RefObject } from 'react';

/** What a MenuButton passes to its Menu. */
export interface MenuControl {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly anchor: RefObject<HTMLElement | null>;
  /** The menu was opened by keyboard: focus its first item. */
  readonly focusFirst: boolean;
}
