import { clamp } from 'es-toolkit';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Slot } from './slots';

/** Slots per Page Up and Page Down: a week of days. */
const slotsPerPage = 7;

/** The slot that is selected by pointer, touch or arrow keys. Escape, blur and leaving the chart clear it. */
export function useSlotCursor(slots: readonly Slot[]) {
  const [cursor, setCursor] = useState<{ index: number; fromKeyboard: boolean }>();
  const slot = cursor && slots[cursor.index];
  const clear = () => setCursor(undefined);
  const move = (to: number, fromKeyboard: boolean) => {
    const index = clamp(to, 0, slots.length - 1);
    if (index !== cursor?.index || fromKeyboard !== cursor.fromKeyboard)
      setCursor({ index, fromKeyboard });
  };
  const onPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    move(Math.floor(((clientX - left) / width) * slots.length), false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') clear();
    const to = nextIndex(event.key, cursor?.index, slots.length);
    if (to === undefined) return;
    event.preventDefault();
    move(to, true);
  };
  return {
    cursor: slot && { ...cursor, slot },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // After a touch the slot stays selected until the next touch elsewhere.
        event.currentTarget.focus({ preventScroll: true });
        onPointer(event);
      },
      onPointerMove: onPointer,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && !cursor?.fromKeyboard) clear();
      },
      onKeyDown,
      onBlur: clear,
    },
  };
}

/** The index that a key moves to. Without a selection the arrow keys start at the near end. */
function nextIndex(key: string, from: number | undefined, count: number): number | undefined {
  const last = count - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (from ?? -1) + 1,
    ArrowLeft: (from ?? count) - 1,
    PageUp: (from ?? count) - slotsPerPage,
    PageDown: (from ?? -slotsPerPage) + slotsPerPage,
    Home: 0,
    End: last,
  };
  return targets[key];
}
