import { isConsoleCovered } from '../isConsoleCovered';

/** A candidate for what an action points at: a selector, and the text that the element starts with. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
  /** Whether the element is the one to point at now. */
  readonly when?: (element: Element) => boolean;
  /** Points at all such elements, not only at the first. */
  readonly all?: true;
}

/** What an action points at. */
export interface TargetedAction {
  readonly path: string;
  readonly targets: readonly Target[];
}

/** The elements of the first target that is on screen, and its index; behind a modal dialog it isn't. */
export function findTargets(
  { path, targets }: TargetedAction,
  consolePathname: string,
): { readonly elements: readonly [Element, ...Element[]]; readonly index: number } | undefined {
  if (path !== consolePathname) return undefined;
  for (const [index, { selector, text = '', when = () => true, all }] of targets.entries()) {
    const [first, ...others] = [...document.querySelectorAll(selector)].filter(
      (element) => textOf(element).startsWith(text) && isOnScreen(element) && when(element),
    );
    if (first) return { elements: all ? [first, ...others] : [first], index };
  }
  return undefined;
}

/** The section of a screen with this title. */
export function sectionTitled(title: string, within: string): Target {
  return {
    selector: `section[aria-labelledby] ${within}`,
    when: (element) => {
      const id = element.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
      return textOf(document.getElementById(id ?? '')) === title;
    },
  };
}

export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').trim();
}

function isOnScreen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || element.closest('[aria-hidden="true"]')) return false;
  return !isConsoleCovered() || element.closest('[data-base-ui-portal]') !== null;
}
