import { expect, it } from 'vitest';
import { statusLabel } from '~/ui/Status';

it.each([
  ['active', 'Active'],
  ['disapproved', 'Disapproved'],
  ['no_action', 'No action'],
  ['noAction', 'No action'],
  ['constructor', 'constructor'],
  ['on_hold', 'on_hold'],
])('the status %s is shown as "%s"', (status, label) => {
  expect(statusLabel(status).label).toBe(label);
});
