import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Slot } from './slots';

/** Slots per Page Up and Page Down: a week of days. */
const page = 7;

/**
 * The slot of a chart that is selected by pointer, touch or arrow keys. Escape, blur and leaving the
 * chart clear it.
 */
export function useSlotCursor(slots: readonly Slot[]) {
  const plot = useRef<HTMLDivElement>(null);
  // By the slot's first day: the same slot may have another index once other data is shown.
  const [cursor, setCursor] = useState<{ day: string; fromKeyboard: boolean }>();
  const index = cursor ? slots.findIndex(({ days }) => days[0] === cursor.day) : -1;
  const slot = slots[index];
  const clear = () => setCursor(undefined);

  useEffect(() => {
    if (!cursor) return undefined;
    // After a touch the slot stays selected until the next touch elsewhere.
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !plot.current?.contains(target)) setCursor(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [cursor]);

  const move = (to: number, fromKeyboard: boolean) => {
    const day = slots[Math.max(0, Math.min(slots.length - 1, to))]?.days[0];
    if (day !== undefined && (day !== cursor?.day || fromKeyboard !== cursor.fromKeyboard))
      setCursor({ day, fromKeyboard });
  };
  const onPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    move(Math.floor(((clientX - left) / width) * slots.length), false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') clear();
    const to = nextIndex(event.key, index, slots.length);
    if (to === undefined) return;
    event.preventDefault();
    move(to, true);
  };

  return {
    plot,
    /** Undefined if no slot is selected, or it is no longer there. */
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
  const last = count - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from < 0 ? last : from - 1,
    PageUp: from < 0 ? last : from - page,
    PageDown: from < 0 ? 0 : from + page,
    Home: 0,
    End: last,
  };
  return targets[key];
}
