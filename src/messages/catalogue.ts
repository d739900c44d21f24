// Relative: vite.config.ts loads this module, where the alias isn't set up yet.
import { isolate } from '../lib/text';
import { formatNumber } from '../lib/format';

/**
 * The texts of docs/product.md, "Messages", and a few that several screens share; those of "Validation
 * rules" are in fieldMessage.ts. Labels of a single screen live with that screen. `{name}` is an
 * entity in the singular.
 */
export const catalogue = {
  // docs/product.md, "Messages"
  caution: 'Caution',
  error: 'Error',
  information: 'Information',
  success: 'Success',
  check_duplicate: 'Please check for duplicate {name}',
  check_required: 'Please check required fields',
  access_denied: 'Access Denied',
  name_not_found: '{name} not found',
  not_found: 'Not Found',
  something_wrong: 'Something went wrong',
  reload_page: 'Reload the page and try again.',
  retry_or_reload: 'Try again, or reload the page.',
  page_missing: 'This page could not be loaded. Try again in a moment.',
  invalid_url: 'Invalid URL',
  validation_failed: 'Validation failed',
  at_least: 'At least {count} {name}',
  saving_failed: 'Saving Failed!',
  saved: 'Saved Successfully!',
  no_schedule: 'Unable to clock in — no schedule has been set for you today.',
  bad_request_page: 'Bad Request',
  access_forbidden_page: 'Access Forbidden',
  page_not_found_page: 'Page Not Found',
  // Shared by several screens
  organization: 'Organization',
  no_organizations:
    'Your customers’ organizations appear here, with their seats and when they run out. Create the first one, or import a CSV or Excel file.',
  no_organization: 'There is no organization with this ID.',
  changed_meanwhile: '{name} has changed since you opened it.',
  changed_meanwhile_confirm: '{name} has changed since you opened it. Check it and confirm again.',
  not_undone: '{name} has changed since. Nothing was undone.',
  undone_in_part: '{name} has changed since. The rest was not undone.',
  may_have_been_saved: 'It may have been saved.',
  unknown_filter: "The server doesn't know this filter.",
  unknown_order: "The server doesn't know this order.",
  list_changed: 'The list changed while it was read.',
  session_ended: 'Your session has ended. Sign in again.',
  sign_in_rejected: 'The email or password is incorrect.',
  sign_in_not_stored:
    'This browser’s storage is full or blocked. After a reload you will have to sign in again. To stay signed in, clear its data or allow this site to store some.',
  try_again: 'Try again',
  reload: 'Reload',
  go_home: 'Go home',
} as const;

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values for a template's placeholders: a missing or misspelt one does not compile. */
export type MessageValues<Template> = {
  readonly [Name in Placeholders<Template>]: string | number;
};

type Values<Template> = [Placeholders<Template>] extends [never]
  ? []
  : [values: MessageValues<Template>];

/** Returns texts of a catalogue with their placeholders filled in; numbers are formatted. */
export function messagesOf<Catalogue extends Readonly<Record<string, string>>>(texts: Catalogue) {
  return <Key extends keyof Catalogue & string>(
    key: Key,
    ...[values]: Values<Catalogue[Key]>
  ): string => interpolate(texts[key] ?? '', values ?? {});
}

/** A text from the catalogue that every screen has. */
export const message = messagesOf(catalogue);

/**
 * A sentence with values, such as sentence`Deactivate ${name}?`. Each value is isolated, so that a name
 * in Hebrew or a stray direction character doesn't turn the words around it; numbers are formatted.
 */
export function sentence(
  texts: TemplateStringsArray,
  ...values: readonly (string | number)[]
): string {
  return texts.reduce((text, next, index) => text + valueText(values[index - 1]) + next);
}

/** Shown on the login screen and at the end of every page title (docs/product.md, "Purpose"). */
export const productTitle = 'Accounts Management System';

/** A page's full title: `Home | Accounts Management System`. */
export function pageTitle(title: string): string {
  return sentence`${title} | ${productTitle}`;
}

/** Fills in a template like a `sentence`; a placeholder without a value is removed. */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    return valueText(Object.hasOwn(values, name) ? values[name] : undefined);
  });
}

function valueText(value: string | number | undefined): string {
  return typeof value === 'number' ? formatNumber(value) : isolate(value ?? '');
}
