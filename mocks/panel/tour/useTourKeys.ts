import { useEffect, type RefObject } from 'react';

interface TourKeyActions {
  readonly back: () => void;
  readonly next: () => void;
  readonly end: () => void;
}

/** Elements that text is typed in, or that have a use for the arrow keys themselves. */
const ownKeys = [
  'input:not([type="checkbox"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'application',
    'combobox',
    'grid',
    'listbox',
    'menu',
    'menubar',
    'radiogroup',
    'slider',
    'spinbutton',
    'tablist',
    'toolbar',
    'tree',
  ].map((role) => `[role="${role}"]`),
].join(', ');

/** What Escape closes first. */
const closable = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * The arrow keys go back and forth, and Escape ends the tour, unless the key means something where
 * focus is or, for Escape, something else is open.
 */
export function useTourKeys(card: RefObject<HTMLElement | null>, actions: TourKeyActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isInCard = event.target instanceof Node && card.current?.contains(event.target);
      if (event.defaultPrevented || hasModifier(event) || isUsedBy(event.target)) return;
      if (event.key === 'ArrowRight') actions.next();
      else if (event.key === 'ArrowLeft') actions.back();
      else if (event.key === 'Escape' && (isInCard || !document.querySelector(closable)))
        actions.end();
    };
    // The overlay stops its own keys below the window.
    const overlay = card.current;
    window.addEventListener('keydown', onKeyDown);
    overlay?.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      overlay?.removeEventListener('keydown', onKeyDown);
    };
  }, [card, actions]);
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

function isUsedBy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(ownKeys) !== null || scrollsSideways(target);
}

function scrollsSideways(element: Element): boolean {
  return (
    element.scrollWidth > element.clientWidth &&
    /auto|scroll/.test(getComputedStyle(element).overflowX)
  );
}
