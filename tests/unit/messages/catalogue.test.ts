import { expect, it } from 'vitest';
import { catalogue } from '~/messages/catalogue';
import { pageTitle, productTitle } from '~/messages/pageTitle';

/**
 * The exact texts of docs/product.md, "5. Validation rules", "8. The error catalogue" and "Forms".
 */
const specified: Record<string, string> = {
  required: '{field} is required.',
  required_field: 'Required field.',
  at_least_count: 'At least {count} {name} is required.',
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
  integer: '{field} should be a whole number.',
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
  invalid_url: 'Invalid URL',
  validation_failed: 'Validation failed',
  at_least: 'At least {count} {name}',
  saving_failed: 'Saving Failed!',
  saved: 'Saved Successfully!',
  no_schedule: 'Unable to clock in — no schedule has been set for you today.',
  bad_request_page: 'Bad Request',
  access_forbidden_page: 'Access Forbidden',
  page_not_found_page: 'Page Not Found',
  session_ended: 'Your session has ended. Sign in again.',
  sign_in_rejected: 'The email or password is incorrect.',
  try_again: 'Try again',
  go_home: 'Go home',
};

it.each(Object.entries(specified))('catalogue entry %s reads "%s"', (key, text) =>
  expect(catalogue).toHaveProperty(key, text),
);

it('catalogue has a message for each of the three file rules', () => {
  expect(catalogue.file_added).toMatch(/^file already added\.?$/i);
  expect(catalogue.file_size).toMatch(/^file size exceeded the limit\.?$/i);
  expect(catalogue.file_type).toMatch(/^file type not accepted\.?$/i);
});

it('catalogue has no duplicate texts and only the specified placeholders', () => {
  const texts = Object.values<string>(catalogue);
  expect(new Set(texts).size).toBe(texts.length);
  const placeholders = texts.flatMap((text) => text.match(/\{\w*\}/g) ?? []);
  expect([...new Set(placeholders)].toSorted()).toEqual([
    '{count}',
    '{field}',
    '{name}',
    '{unit}',
    '{value}',
  ]);
  expect(texts.join('').replaceAll(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
});

it('pageTitle appends the product title', () => {
  expect(productTitle).toBe('Accounts Management System');
  expect(pageTitle('Home')).toBe('Home | Accounts Management System');
});
