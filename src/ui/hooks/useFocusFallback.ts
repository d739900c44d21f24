import { useEffect, useEffectEvent } from 'react';
import {
  canHaveFocus,
  isFocusTarget,
  nearestFocusable,
  placeOf,
  type Place,
} from './nearestFocusable';

/**
 * Moves focus to a neighbour when the control that has it is removed or disabled: browsers leave it
 * on the body then, and a keyboard or screen reader user starts again at the top of the page. What
 * places the focus itself comes first. `lastResort` focuses something where no neighbour is left.
 */
export function useFocusFallback(lastResort: () => void): void {
  const handleNoNeighbour = useEffectEvent(lastResort);
  useEffect(() => watchFocus(() => handleNoNeighbour()), []);
}

function watchFocus(onNoNeighbour: () => void): () => void {
  /** Undefined once the user has taken the focus away. */
  let focused: Element | undefined;
  /** Where focus was last in each layer, the latest last: it returns from a dialog to the page. */
  const places = new Map<Element, Place>();
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const moveFocus = () => {
    if (hasFocus()) return;
    for (const [layer, place] of [...places].toReversed()) {
      const target = nearestFocusable(place);
      if (target) return target.focus();
      places.delete(layer);
    }
    onNoNeighbour();
  };
  const cancelMove = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const handleMutations = (records: readonly MutationRecord[]) => {
    const isLost = ({ target, removedNodes }: MutationRecord) =>
      focused !== undefined &&
      // React may also have put it elsewhere.
      ([...removedNodes].some((node) => node.contains(focused ?? null)) ||
        (target === focused && !canHaveFocus(focused)));
    if (!records.some(isLost)) return;
    focused = undefined;
    // After the next paint: effects that place the focus have run by then.
    cancelMove();
    frame = requestAnimationFrame(() => {
      timer = setTimeout(moveFocus);
    });
  };
  const observer = new MutationObserver(handleMutations);

  const handleFocusIn = ({ target }: FocusEvent) => {
    if (!isFocusTarget(target)) return;
    focused = target;
    const place = placeOf(target);
    places.delete(place.layer);
    places.set(place.layer, place);
  };
  // A press beside all controls takes the focus away from one that stays.
  const handleFocusOut = () =>
    queueMicrotask(() => {
      handleMutations(observer.takeRecords());
      if (!hasFocus()) focused = undefined;
    });

  document.addEventListener('focusin', handleFocusIn);
  document.addEventListener('focusout', handleFocusOut);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'tabindex'],
  });
  return () => {
    document.removeEventListener('focusin', handleFocusIn);
    document.removeEventListener('focusout', handleFocusOut);
    observer.disconnect();
    cancelMove();
  };
}

/** A disabled control loses it with the next frame only. */
function hasFocus(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && canHaveFocus(activeElement);
}
