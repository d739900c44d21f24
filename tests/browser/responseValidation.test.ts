import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { listOrganizations } from '~/api/contract/accounts';
import { timeBudget } from '../setup/timeBudget';

/** Median time in milliseconds. */
function medianTime(times: number, work: () => unknown): number {
  const durations = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return durations.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Infinity;
}

it('validating a response of 100 rows takes at most 5 ms with 4x CPU throttling', async () => {
  const api = createMockApi({ organizations: 200 });
  api.database.session.create({
    id: 'ses_test',
    staff_id: 'usr_demo',
    created_at: '2026-03-02T09:00:00Z',
  });
  const response = await createMockFetch(api)('/api/accounts?per_page=100', {
    headers: { Authorization: 'Bearer ses_test' },
  });
  const payload: unknown = await response.json();
  expect(safeParse(listOrganizations.response, payload)).toMatchObject({
    success: true,
    output: { data: { length: 100 } },
  });

  const session = cdp() as unknown as {
    send: (method: string, params: object) => Promise<unknown>;
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  try {
    expect(
      medianTime(15, () => safeParse(listOrganizations.response, payload)),
    ).toBeLessThanOrEqual(timeBudget(5));
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
});
