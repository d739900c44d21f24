import type * as dom from '@testing-library/dom';

/** A string matches exactly; a regular expression travels to the page as its source. */
type Matcher = string | { readonly source: string; readonly flags: string };

/** What identifies an element for a user: its role and accessible name, its label or its text. */
export interface Target {
  readonly by: 'role' | 'label' | 'text';
  readonly role?: string;
  readonly name?: Matcher;
  readonly within?: Target;
  /** The position among the matches; the first by default. */
  readonly index?: number;
}

/** The first match, and how many there are. */
export interface TargetState {
  readonly count: number;
  /** The center, in CSS pixels of the viewport. */
  readonly x: number;
  readonly y: number;
  /** Whether a click at the center would hit something else. */
  readonly covered: boolean;
  readonly disabled: boolean;
  readonly focused: boolean;
  readonly text: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export function byRole(role: string, name?: string | RegExp, within?: Target): Target {
  return { by: 'role', role, ...(name !== undefined && { name: matcher(name) }), ...place(within) };
}

export const button = (name: string | RegExp, within?: Target) => byRole('button', name, within);
export const dialog = (name: string | RegExp) => byRole('dialog', name);
export const alertDialog = (name: string | RegExp) => byRole('alertdialog', name);
export const heading = (name: string | RegExp) => byRole('heading', name);
export const link = (name: string | RegExp, within?: Target) => byRole('link', name, within);

/** A field by its label. */
export function field(label: string | RegExp, within?: Target): Target {
  return { by: 'label', name: matcher(label), ...place(within) };
}

export function text(content: string | RegExp, within?: Target): Target {
  return { by: 'text', name: matcher(content), ...place(within) };
}

export function nth(target: Target, index: number): Target {
  return { ...target, index };
}

function matcher(name: string | RegExp): Matcher {
  return typeof name === 'string' ? name : { source: name.source, flags: name.flags };
}

function place(within: Target | undefined): { within?: Target } {
  return within ? { within } : {};
}

type Queries = Pick<typeof dom, 'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText'>;

declare global {
  interface Window {
    TestingLibraryDom?: Queries;
  }
}

/**
 * Runs in the page, and therefore uses nothing of this module: the state of a target, or `null` in
 * a page that doesn't have the queries yet. `scroll` brings what can't be clicked into view.
 */
export function readTarget(target: Target, scroll: boolean): TargetState | null {
  const queries = window.TestingLibraryDom;
  if (!queries) return null;
  const matcher = (name: Matcher = { source: '', flags: '' }) =>
    typeof name === 'string' ? name : new RegExp(name.source, name.flags);
  const find = ({ by, role = '', name, within, index }: Target): HTMLElement[] => {
    const [container] = within ? find(within) : [document.body];
    if (!container) return [];
    const matches = {
      role: () => queries.queryAllByRole(container, role, name ? { name: matcher(name) } : {}),
      label: () => queries.queryAllByLabelText(container, matcher(name)),
      text: () => queries.queryAllByText(container, matcher(name)),
    }[by]();
    const visible = matches.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
    );
    return index === undefined ? visible : visible.slice(index, index + 1);
  };
  const elements = find(target);
  const [element] = elements;
  const locate = () => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const covered = !(
      element &&
      hit &&
      (element.contains(hit) || hit.closest('label')?.control === element)
    );
    return { x, y, covered };
  };
  if (scroll && locate().covered) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const input = element as Partial<HTMLInputElement> | undefined;
  return {
    ...locate(),
    count: elements.length,
    disabled: element?.matches(':disabled, [aria-disabled="true"]') ?? false,
    focused: element !== undefined && element === document.activeElement,
    text: element?.innerText ?? '',
    value: input?.value ?? '',
    attributes: Object.fromEntries(
      Array.from(element?.attributes ?? [], ({ name, value }) => [name, value]),
    ),
  };
}
