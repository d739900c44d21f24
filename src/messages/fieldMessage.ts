import { catalogue } from './catalogue';
import { fill } from './message';

/** A validation issue as data: the code of a template and its placeholders. */
export interface Issue {
  readonly code: string;
  readonly params?: Readonly<Partial<Record<string, string | number>>> | undefined;
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
] as const;

/**
 * The words for an issue with the field of that label. A code that the catalogue doesn't know says
 * that the field is not valid.
 */
export function fieldMessage(issue: Issue, field: string): string {
  const key = validationKeys.find((code) => code === issue.code) ?? 'format';
  const { value, unit, ...rest } = issue.params ?? {};
  const template = catalogue[key];
  const joined =
    typeof value === 'number' && unit && !template.includes('{unit}')
      ? fill('{value} {unit}', { value, unit })
      : value;
  return fill(template, { name: 'row', count: 1, unit: unit ?? '', ...rest, value: joined, field });
}
