import { expect, it } from 'vitest';
import { exceptionalStatus, organizationDetail } from '~/features/commands/organizationDetail';
import { buildSummary } from '../../stores/organizationFixtures';

it.each([
  [{ subdomain: 'acme', status: 'active' }, 'acme'],
  [{ subdomain: 'acme', status: 'inactive' }, 'acme · Inactive'],
  [{ subdomain: null, status: null }, ''],
])('organizationDetail of %j is %j', (fields, detail) =>
  expect(organizationDetail(buildSummary('a', fields))).toBe(detail),
);

it.each([
  ['no_action', 'No action'],
  ['inactive', 'Inactive'],
  ['active', undefined],
  [null, undefined],
])('exceptionalStatus of %j is %j', (status, label) =>
  expect(exceptionalStatus(status)).toBe(label),
);
