import { useLayoutEffect, useState, type RefObject } from 'react';
import { consolePathname } from './consolePathname';
import { findTargets, type TargetedAction } from './findTargets';
import { overlap, placeCard, union, type Box } from './placeCard';

interface TourLayout {
  /** What the action points at, if it is on screen. */
  readonly target: Box | undefined;
  readonly card: Box;
}

/** Surfaces over the screen that the card leaves visible. */
const obstacleSelector =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="timer"], [data-position] > *, [aria-label="Selection"]';

/** The field that the presenter types in. */
const fieldSelector = 'input:focus, textarea:focus';

/**
 * Where the target of an action is and the card goes, measured after each change of the document, of
 * the scroll position and of the window. Scrolls to a target that has just appeared out of sight.
 */
export function useTourLayout(
  card: RefObject<HTMLElement | null>,
  action: TargetedAction,
): TourLayout | undefined {
  const [layout, setLayout] = useState<TourLayout>();
  useLayoutEffect(() => {
    let frame = 0;
    let shownIndex: number | undefined;
    const measure = () => {
      frame = 0;
      if (!card.current) return;
      const found = findTargets(action, consolePathname());
      if (found && found.index !== shownIndex) scrollIntoSight(found.elements[0]);
      shownIndex = found?.index;
      const target = found && unionOf(found.elements);
      const next = {
        target,
        card: placeCard({
          card: boxOf(card.current),
          viewport: { width: window.innerWidth, height: window.innerHeight },
          target,
          field: boxesOf(fieldSelector)[0],
          obstacles: boxesOf(obstacleSelector),
        }),
      };
      setLayout((previous) =>
        JSON.stringify(previous) === JSON.stringify(next) ? previous : next,
      );
    };
    const schedule = () => (frame ||= requestAnimationFrame(measure));
    const observer = new MutationObserver(schedule);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const events = ['scroll', 'input', 'focusin', 'transitionend', 'animationend'];
    for (const event of events) document.addEventListener(event, schedule, true);
    window.addEventListener('resize', schedule);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const event of events) document.removeEventListener(event, schedule, true);
      window.removeEventListener('resize', schedule);
    };
  }, [card, action]);
  return layout;
}

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map(boxOf);
}

function unionOf([first, ...others]: readonly [Element, ...Element[]]): Box {
  return union(boxOf(first), ...others.map(boxOf));
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function scrollIntoSight(element: Element): void {
  const box = boxOf(element);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const sight = {
    left: 0,
    top: header,
    width: window.innerWidth,
    height: window.innerHeight - header,
  };
  if (overlap(box, sight) < box.width * box.height) element.scrollIntoView({ block: 'center' });
}
