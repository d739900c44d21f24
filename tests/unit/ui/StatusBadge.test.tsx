// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from '~/ui/Status';

const long = 'awaiting_confirmation_since_the_last_renewal_of_the_contract';

it.each([
  ['active', 'Active', null],
  ['disapproved', 'Disapproved', null],
  ['no_action', 'No action', null],
  ['noAction', 'No action', null],
  ['constructor', 'constructor', 'constructor'],
  [long, long, long],
])('the status %s is shown as "%s", with the tooltip %j where lines don’t wrap', (...row) => {
  const [status, label, tooltip] = row;
  const { firstElementChild: badge } = render(<StatusBadge status={status} />).container;
  expect(badge?.textContent).toBe(label);
  expect(badge?.getAttribute('title')).toBe(tooltip);
});
