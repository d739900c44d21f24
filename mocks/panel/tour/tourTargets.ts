import { sectionTitled, textOf, type Target } from './findTargets';

/** The title of the dialog that an element is in. */
function dialogTitle(element: Element): string {
  return textOf(element.closest('[role="dialog"]')?.querySelector('h2') ?? null);
}

/** Whether a dialog with this title is open. */
export function isDialogOpen(title: RegExp): boolean {
  return [...document.querySelectorAll('[data-base-ui-portal] [role="dialog"] h2')].some(
    (heading) => title.test(textOf(heading)),
  );
}

/** How many organizations are selected in the list. */
export function selectedCount(): number {
  return Number.parseInt(textOf(document.querySelector('[aria-label="Selection"]')), 10) || 0;
}

/** A figure at the top of a profile. */
export const figure = (text: string): Target => ({ selector: 'main dl > div', text });

export const hasFigure = (text: string): boolean =>
  [...document.querySelectorAll(figure(text).selector)].some((element) =>
    textOf(element).startsWith(text),
  );

/** A field of a dialog with its label, until its value is the wanted one. */
export const inputTo = (
  title: string,
  label: string,
  isDone: (value: string) => boolean,
): Target => ({
  selector: '[role="dialog"] :is(label, input)',
  when: (element) => {
    const input = inputOf(element, title, label);
    return input !== undefined && !isDone(input.value);
  },
  all: true,
});

/** The value of a field of an open dialog. */
export function inputValue(title: string, label: string): string | undefined {
  return [...document.querySelectorAll('[role="dialog"] input')]
    .map((element) => inputOf(element, title, label)?.value)
    .find((value) => value !== undefined);
}

/** The field of a dialog that an element is, or is the label of. */
function inputOf(element: Element, title: string, label: string): HTMLInputElement | undefined {
  const input = element instanceof HTMLLabelElement ? element.control : element;
  return dialogTitle(element) === title &&
    input instanceof HTMLInputElement &&
    textOf(input.labels?.[0] ?? null).startsWith(label)
    ? input
    : undefined;
}

/** The value of a term on a profile. */
export function termValue(term: string): string | undefined {
  const name = [...document.querySelectorAll('main dt')].find((dt) => textOf(dt) === term);
  return name && textOf(name.nextElementSibling?.querySelector('span') ?? null);
}

/** The last button of a dialog about several organizations: it confirms, and closes at the end. */
const bulkConfirmation: Target = {
  selector: '[role="dialog"] button',
  when: (element) =>
    /organization/.test(dialogTitle(element)) &&
    [...(element.closest('[role="dialog"]')?.querySelectorAll('button') ?? [])].at(-1) === element,
};

const selectionButton = (text: string): Target => ({
  selector: '[aria-label="Selection"] button',
  text,
});

/** Changes the status of what is selected: the button of the selection, then that of the dialog. */
export const bulkButtons = (text: string): readonly Target[] => [
  bulkConfirmation,
  selectionButton(text),
  { selector: '[aria-label="Selection"]' },
];

/** The checkboxes of rows of the list. */
export const rowCheckboxes = (...names: readonly string[]): Target => ({
  selector: names.map((name) => `main td > input[aria-label="Select ${name}"]`).join(', '),
  all: true,
});

export const rowsOf = (...names: readonly string[]): Target => ({
  selector: names.map((name) => `main tr:has(input[aria-label="Select ${name}"])`).join(', '),
  all: true,
});

export const accountButtons: readonly Target[] = [
  {
    selector: 'form button[type="submit"]',
    text: 'Sign in',
    when: (button) =>
      button.closest('form')?.querySelector<HTMLInputElement>('input[type="email"]')?.value !== '',
  },
  { selector: '[aria-label="Demo accounts"] button' },
];

export const saveChanges: Target = { selector: '[role="dialog"] button', text: 'Save changes' };

export const attentionRow = (path: string): Target =>
  sectionTitled('Needs attention', `tr:has(a[href$="${path}"])`);
