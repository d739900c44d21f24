/**
 * The texts of docs/product.md, "Messages", and a few that several screens share; those of "Validation
 * rules" are in validationCatalogue.ts. Labels of a single screen live with that screen. `{name}` is an
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
  no_organization: 'There is no organization with this ID.',
  changed_meanwhile: '{name} has changed since you opened it.',
  changed_meanwhile_confirm: '{name} has changed since you opened it. Check it and confirm again.',
  not_undone: '{name} has changed since. Nothing was undone.',
  undone_in_part: '{name} has changed since. The rest was not undone.',
  may_have_been_saved: 'It may have been saved.',
  session_ended: 'Your session has ended. Sign in again.',
  sign_in_rejected: 'The email or password is incorrect.',
  sign_in_not_stored:
    'This browser’s storage is full or blocked. After a reload you will have to sign in again. To stay signed in, clear its data or allow this site to store some.',
  try_again: 'Try again',
  reload: 'Reload',
  go_home: 'Go home',
} as const;
