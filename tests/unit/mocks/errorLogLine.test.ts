import { expect, it } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { createOrganization } from '~/api/contract/accountMutations';
import { login } from '~/api/contract/auth';
import { createMockFetch } from '~~/mocks/createMockFetch';
import type { LoggedCall } from '~~/mocks/http/CallLog';
import { errorLogLine } from '~~/mocks/node/errorLogLine';
import { sendCall, createSignedInApi } from './createSignedInApi';

it('errorLogLine describes an invalid request with the detail of the problem', async () => {
  const lines: (string | undefined)[] = [];
  const { api, send, token } = await createSignedInApi({
    onResponse: (call: LoggedCall) => lines.push(errorLogLine(call)),
  });
  lines.length = 0;
  const billing = { billing_name: 'Ann', billing_email: 'a@b', amount: 1_000_000, currency: 'USD' };
  const { problem } = await send(createOrganization, {
    body: { name: 'x', subdomain: '-', billing, subscriptions: [] },
  });
  expect(problem.detail).toContain('/name must be at least 2 characters.');
  expect(problem.detail).toContain(
    '/billing/billing_email is not an email address. /billing/amount must be less than 1000000.',
  );
  expect(problem.detail).toContain('/subscriptions needs at least 1.');
  await send(listOrganizations, { query: '?sort=size' });
  await sendCall(api, login, { body: 'no json' });
  const headers = { Authorization: `Bearer ${token}` };
  await createMockFetch(api)('http://api.test/api/nothing', { headers });
  await createMockFetch(api)('http://api.test/api/accounts', { method: 'DELETE', headers });
  expect(lines).toEqual([
    `POST /api/accounts 422 validation_failed: ${problem.detail}`,
    'GET /api/accounts?sort=size 400 invalid_query: The query parameter sort is not valid.',
    'POST /api/auth/login 400 bad_request: The payload is not JSON.',
    'GET /api/nothing 404 not_found: The contract has no call GET /api/nothing.',
    'DELETE /api/accounts 405 method_not_allowed: /api/accounts does not support DELETE. Allowed: GET, POST.',
  ]);
  lines.length = 0;
  await send(listOrganizations);
  api.control.failNext({ effect: { status: 500 } });
  await send(listOrganizations);
  expect(lines).toEqual([undefined, undefined]);
});
