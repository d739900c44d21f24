import type { RefObject } from 'react';

/** What a MenuButton hands to its Menu. */
export interface MenuControl {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  /** Opened from the keyboard: focus goes to the first item. */
  focusFirst: boolean;
}
