import { isConsoleCovered } from '../isConsoleCovered';

/** A candidate for what a step points at: a selector, and the text that the element starts with. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
  /** The path of its screen, if it isn't that of the step. */
  readonly path?: string;
  /** Whether the element is the one to point at now. */
  readonly when?: (element: Element) => boolean;
}

/** What a step points at. */
interface TargetedStep {
  readonly path: string;
  readonly targets: readonly Target[];
}

/** The first target that is on screen, and its index; one behind a modal dialog isn't. */
export function findTarget(
  { path: stepPath, targets }: TargetedStep,
  consolePathname: string,
): { readonly element: Element; readonly index: number } | undefined {
  for (const [index, target] of targets.entries()) {
    const { selector, text = '', path = stepPath, when = () => true } = target;
    if (path === consolePathname)
      for (const element of document.querySelectorAll(selector))
        if (textOf(element).startsWith(text) && isOnScreen(element) && when(element))
          return { element, index };
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

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').trim();
}

function isOnScreen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || element.closest('[aria-hidden="true"]')) return false;
  return !isConsoleCovered() || element.closest('[data-base-ui-portal]') !== null;
}
