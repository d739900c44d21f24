import { messagesOf } from './message';

/**
 * The texts of docs/product.md, "Validation rules"; apart from the other texts, which every screen
 * loads. `{field}` is the exact label, `{name}` an entity in the singular, `{value}` includes its unit
 * unless the template has `{unit}`.
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
