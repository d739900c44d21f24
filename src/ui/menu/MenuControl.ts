import type { RefObject } from 'react';

/** What a MenuButton passes to its Menu. */
export interface MenuControl {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  /** The menu was opened by keyboard: focus its first item. */
  focusFirst: boolean;
}
