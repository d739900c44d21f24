import { interpolate, messagesOf } from './catalogue';
import { cleanText } from '~/domain/text/cleanText';
import { isBlank } from '~/lib/text';

/**
 * The texts of docs/product.md, "Validation rules". `{field}` is the exact label, `{name}` an entity in
 * the singular, `{value}` includes its unit unless the template has `{unit}`.
 */
export const validationCatalogue = {
  required: '{field} is required.',
  required_field: 'Required field.',
  at_least_count: 'At least {count} {name} is required.',
  at_least_counts: 'At least {count} {name}s are required.',
  email: 'Email address is invalid.',
  date: 'Invalid date field value.',
  number: '{field} should be a number.',
  min: '{field} should be at least {value}.',
  less_than: '{field} should be less than {value}{unit}.',
  greater_than: '{field} should be greater than {value}.',
  unique: '{field} should be unique.',
  exists: '{field} already exists.',
  conflict: '{field} conflict.',
  mismatch: "{field} doesn't match.",
  too_long: '{field} should be at most {value}.',
  format: '{field} is not valid.',
  format_allowed: '{field} is not valid. {allowed}',
  decimal_point: 'Use a point for decimals.',
  decimal_comma: 'Use a comma for decimals.',
  integer: '{field} should be a whole number.',
  file_added: 'File already added.',
  file_size: 'File size exceeded the limit.',
  file_type: 'File type not accepted.',
} as const;

/** A text from this catalogue with its placeholders filled in. */
export const validationMessage = messagesOf(validationCatalogue);

/** A validation issue as data: the code of a template and its placeholders. */
export interface Issue {
  readonly code: string;
  readonly params?: Readonly<Partial<Record<string, string | number>>> | undefined;
  /** The server's message, used for codes that the catalogue lacks. */
  readonly detail?: string | undefined;
}

/** A field as its messages name it. */
export interface FieldText {
  readonly label: string;
  /** One of its rows in the singular. */
  readonly rowName?: string | undefined;
  /** What a value of the right form contains, as a sentence. */
  readonly allowed?: string | undefined;
}

/**
 * The message for an issue with a field, which may be its label only. For an unknown code, and one
 * without its value, it is the server's message, else that the field is not valid.
 */
export function fieldMessage(issue: Issue, field: string | FieldText): string {
  const { label, rowName, allowed }: FieldText =
    typeof field === 'string' ? { label: field } : field;
  const { value, unit = '', count = 1, name = 'row', ...rest } = issue.params ?? {};
  const code = value === undefined && needsValue(issue.code) ? '' : issue.code;
  const detail = isTemplate(code) ? undefined : serverText(issue.detail);
  if (detail !== undefined) return detail;
  const template = templateOf(code, count, allowed);
  return interpolate(template, {
    ...rest,
    name: rowName ?? name,
    count,
    unit,
    // Elsewhere the value includes its unit.
    value:
      typeof value === 'number' && unit !== '' && !template.includes('{unit}')
        ? interpolate('{value} {unit}', { value, unit })
        : value,
    field: label,
    allowed,
  });
}

function isTemplate(code: string): code is keyof typeof validationCatalogue {
  return Object.hasOwn(validationCatalogue, code);
}

function needsValue(code: string): boolean {
  return isTemplate(code) && validationCatalogue[code].includes('{value}');
}

function templateOf(code: string, count: string | number, allowed: string | undefined): string {
  if (code === 'format' && allowed) return validationCatalogue.format_allowed;
  if (code === 'at_least_count' && Number(count) !== 1) return validationCatalogue.at_least_counts;
  return validationCatalogue[isTemplate(code) ? code : 'format'];
}

const maxLength = 300;

/**
 * Sanitises text from the server for display: one line, limited length, no control characters, no
 * invisible characters. Undefined if nothing remains.
 */
export function serverText(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined) return undefined;
  const plain = cleanText(text.slice(0, 10 * maxLength).replace(/\p{Cc}/gu, ' '));
  if (isBlank(plain)) return undefined;
  const characters = Array.from(plain);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : plain;
}
