import { useLayoutEffect, useState, type RefObject } from 'react';
import { consolePath } from '../../demo/consolePath';
import { findTarget } from './findTarget';
import { overlap, placeCard, type Box } from './placeCard';

interface TourLayout {
  /** What the step points at, if it is on screen. */
  readonly target: Box | undefined;
  readonly card: Box;
}

/** Surfaces over the screen that the card leaves visible. */
const obstacleSelector =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="timer"], [data-position] > *';

/** The field that the presenter types in. */
const fieldSelector = 'input:focus, textarea:focus';

/**
 * Where the target of a step is and the card goes, measured after each change of the document, of
 * the scroll position and of the window. Scrolls to a target that has just appeared out of sight.
 */
export function useTourLayout(
  card: RefObject<HTMLElement | null>,
  step: Parameters<typeof findTarget>[0],
): TourLayout | undefined {
  const [layout, setLayout] = useState<TourLayout>();
  useLayoutEffect(() => {
    let frame = 0;
    let shownIndex: number | undefined;
    const measure = () => {
      frame = 0;
      if (!card.current) return;
      const found = findTarget(step, consolePathname());
      if (found && found.index !== shownIndex) scrollIntoSight(found.element);
      shownIndex = found?.index;
      const target = found && boxOf(found.element);
      const viewport = { width: window.innerWidth, height: window.innerHeight };
      const targets = [...(target ? [target] : []), ...boxesOf(fieldSelector)];
      const obstacles = boxesOf(obstacleSelector);
      const next = {
        target,
        card: placeCard({ card: boxOf(card.current), viewport, targets, obstacles }),
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
  }, [card, step]);
  return layout;
}

/** The path of the page, without the console's base, query and fragment. */
export function consolePathname(): string {
  return consolePath().split(/[?#]/, 1)[0] ?? '';
}

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map(boxOf);
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
