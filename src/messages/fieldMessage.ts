import { interpolate } from './message';
import { serverText } from './serverText';
import { validationCatalogue } from './validationCatalogue';

/** A validation issue as data: the code of a template and its placeholders. */
export interface Issue {
  readonly code: string;
  readonly params?: Readonly<Partial<Record<string, string | number>>> | undefined;
  /** The server's message, used for codes that the catalogue lacks. */
  readonly detail?: string | undefined;
}

const validationKeys = [
  'required',
  'at_least_count',
  'email',
  'date',
  'number',
  'min',
  'less_than',
  'greater_than',
  'unique',
  'exists',
  'conflict',
  'mismatch',
  'format',
  'too_long',
  'integer',
  'decimal_point',
  'decimal_comma',
] as const;

/** A field as its messages name it. */
export interface FieldText {
  readonly label: string;
  /** One of its rows in the singular. */
  readonly rowName?: string | undefined;
  /** What a value of the right form contains, as a sentence. */
  readonly allowed?: string | undefined;
}

/**
 * The message for an issue with a field, which may be its label only. For an unknown code it is the
 * server's message, else that the field is not valid.
 */
export function fieldMessage(issue: Issue, field: string | FieldText): string {
  const { label, rowName, allowed }: FieldText =
    typeof field === 'string' ? { label: field } : field;
  const key = validationKeys.find((code) => code === issue.code);
  const detail = key === undefined ? serverText(issue.detail) : undefined;
  if (detail !== undefined) return detail;
  const { value, unit, count = 1, name = 'row', ...rest } = issue.params ?? {};
  const template =
    key === 'format' && allowed
      ? validationCatalogue.format_allowed
      : templateOf(key ?? 'format', count);
  const valueWithUnit =
    typeof value === 'number' && unit && !template.includes('{unit}')
      ? interpolate('{value} {unit}', { value, unit })
      : value;
  return interpolate(template, {
    ...rest,
    name: rowName ?? name,
    count,
    unit: unit ?? '',
    value: valueWithUnit,
    field: label,
    allowed,
  });
}

function templateOf(key: (typeof validationKeys)[number], count: string | number): string {
  const plural = key === 'at_least_count' && Number(count) !== 1;
  return validationCatalogue[plural ? 'at_least_counts' : key];
}
