import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { Slot } from './slots';

/** Slots per Page Up and Page Down: a week of days. */
const page = 7;

/**
 * Tracks the slot of a chart selected by pointer, touch or arrow keys. Escape, blur and leaving the
 * chart clear it.
 */
export function useSlotCursor(plot: RefObject<HTMLElement | null>, slots: readonly Slot[]) {
  // By the slot's first day: the same slot may have another index once other data is shown.
  const [cursor, setCursor] = useState<{ day: string; fromKeyboard: boolean }>();
  const index = cursor ? slots.findIndex(({ days }) => days[0] === cursor.day) : -1;
  const slot = slots[index];
  const clear = () => setCursor(undefined);

  useEffect(() => {
    if (!cursor) return undefined;
    // After a touch the slot stays selected until the next touch elsewhere.
    const onOutsidePointerDown = (event: Event) => {
      if (event.target instanceof Node && !plot.current?.contains(event.target))
        setCursor(undefined);
    };
    const onKey = (event: Event) => {
      if (event instanceof globalThis.KeyboardEvent && event.key === 'Escape') setCursor(undefined);
    };
    document.addEventListener('pointerdown', onOutsidePointerDown);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutsidePointerDown);
      document.removeEventListener('keydown', onKey);
    };
  }, [cursor, plot]);

  const move = (to: number, fromKeyboard: boolean) => {
    const day = slots[Math.max(0, Math.min(slots.length - 1, to))]?.days[0];
    if (day !== undefined && (day !== cursor?.day || fromKeyboard !== cursor.fromKeyboard))
      setCursor({ day, fromKeyboard });
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) move(Math.floor(((event.clientX - left) / width) * slots.length), false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = nextIndex(event.key, index, slots.length);
    if (to === undefined) return;
    event.preventDefault();
    move(to, true);
  };

  return {
    /** The selected slot; undefined if none is selected or it is no longer there. */
    cursor: cursor && slot && { slot, index, fromKeyboard: cursor.fromKeyboard },
    handlers: {
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && !cursor?.fromKeyboard) clear();
      },
      onKeyDown,
      onBlur: clear,
    },
  };
}

/** The index that a key moves to. Without a selection (-1) the arrow keys start at the near end. */
function nextIndex(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from < 0 ? count - 1 : from - 1;
    case 'PageUp':
      return from < 0 ? count - 1 : from - page;
    case 'PageDown':
      return from < 0 ? 0 : from + page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
