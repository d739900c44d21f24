import { beforeEach, describe, expect, it } from 'vitest';
import { organizationsApi, readOrganization } from '~/api/contract/accounts';
import { toFailure, ApiError } from '~/api/ApiError';
import { sendReports, type ErrorReport } from '~/lib/report';
import { defaultListParams } from '~/domain/organizationList';
import { HttpClient } from '~/api/HttpClient';
import { logout } from '~/api/contract/auth';
import { fakeApi, networkError, problemResponse } from './fakeApi';
import { wireOrganization } from './wireFixtures';

let reports: ErrorReport[] = [];
beforeEach(() => {
  // Other tests of the same process may have filled the buffer.
  sendReports(() => {});
  reports = [];
  sendReports((report) => void reports.push(report));
});

const headers = { 'X-Request-Id': 'req_1', 'Content-Type': 'application/json' };

describe('error reports of calls', () => {
  it('a response that violates the contract is reported with call, field and request id, without its values', async () => {
    const { http } = fakeApi(
      Response.json({ data: { ...wireOrganization, name: { secret: 'Ada' } } }, { headers }),
    );
    await expect(http.send(readOrganization, { path: { id: 'org_1' } })).rejects.toThrow(ApiError);
    expect(reports.map(({ context }) => context)).toEqual([
      {
        reason: 'malformed',
        call: 'GET /api/accounts/{id}',
        status: 200,
        field: 'data.name',
        requestId: 'req_1',
      },
    ]);
    expect(JSON.stringify(reports)).not.toContain('Ada');
    expect(String(reports[0]?.error)).not.toContain('Ada');
  });

  it.each([
    ['a 500', problemResponse(500)],
    ['a 404', problemResponse(404)],
    ['no response', networkError()],
  ])('%s, a failure that the user is told about, is not reported', async (_, reply) => {
    await expect(fakeApi(reply).http.send(logout, {})).rejects.toThrow(ApiError);
    expect(reports).toEqual([]);
  });

  it('an error of the console is neither a failed call nor a malformed response', async () => {
    const bug = new TypeError('x is not a function');
    const http = new HttpClient({
      host: 'https://api.example',
      onUnauthorized: () => {
        throw bug;
      },
      fetch: async () => new Response(null, { status: 401 }),
    });
    const thrown: unknown = await organizationsApi(http)
      .listOrganizations({ ...defaultListParams })
      .catch((error: unknown) => error);
    expect(thrown).toBe(bug);
    expect(toFailure(thrown)).toEqual({ reason: 'internal' });
    expect(reports.map(({ error }) => error)).toEqual([bug]);
  });

  it.each(['a b', '<b>', 'x'.repeat(101), 'ada@example.com'])(
    'a request id %j is not reported',
    (id) =>
      expect(
        fakeApi(problemResponse(400, {}, { 'X-Request-Id': id })).http.send(logout, {}),
      ).rejects.toMatchObject({ failure: { requestId: undefined } }),
  );
});
