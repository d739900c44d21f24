import { describe, expect, it } from 'vitest';
import { listDailySeats, listSubscriptions, readOrganization } from '~/api/contract/accounts';
import {
  activateOrganization,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import { createSignedInApi } from '../createSignedInApi';
import type { OrganizationDetail } from './organizationPayloads';

describe('mock API organizations', () => {
  it('ids with dots and colons are found; unknown ids get 404', async () => {
    const { api, send } = await createSignedInApi({ organizations: 60 });
    for (const { id } of api.database.organization.getAll())
      expect((await send<OrganizationDetail>(readOrganization, { path: { id } })).data.id).toBe(id);
    for (const id of [
      'none',
      'ACME.V2',
      '../tokens',
      '%2e',
      'acme.v2?x',
      '\u0000',
      'x'.repeat(4_000),
      '__proto__',
    ]) {
      for (const call of [readOrganization, listSubscriptions, listDailySeats])
        expect((await send(call, { path: { id } })).status).toBe(404);
    }
  });

  it('an invalid payload gets 422 with every error', async () => {
    const { send } = await createSignedInApi();
    const { status, problem } = await send(createOrganization, {
      body: {
        name: '\u200B',
        subdomain: '-a',
        billing: { billing_email: 'x', amount: '1' },
        subscriptions: [],
      },
    });
    expect(status).toBe(422);
    expect(problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/name required',
      '/subdomain min',
      '/billing/billing_name required',
      '/billing/billing_email email',
      '/billing/amount number',
      '/billing/currency required',
      '/subscriptions at_least_count',
    ]);
  });

  it('PATCH changes only the fields sent and returns a new ETag', async () => {
    const { send } = await createSignedInApi();
    const before = await send<OrganizationDetail>(readOrganization, { path: { id: 'acme.v2' } });
    const patch = {
      name: ' Acme Labs ',
      address: ' ',
      billing: { amount: 0 },
      id: 'evil',
      version: 9,
    };
    const after = await send<OrganizationDetail>(updateOrganization, {
      path: { id: 'acme.v2' },
      body: patch,
      headers: { 'If-Match': before.etag },
    });
    expect(after.data).toEqual({
      ...before.data,
      name: 'Acme Labs',
      address: null,
      billing: { ...before.data.billing, amount: 0 },
      updated_at: '2026-03-02T12:00:00Z',
    });
    expect(after.etag).not.toBe(before.etag);
    expect((await send(listSubscriptions, { path: { id: 'acme.v2' } })).etag).toBe(after.etag);
    const same = await send<OrganizationDetail>(updateOrganization, {
      path: { id: 'acme.v2' },
      body: { name: 'Acme Labs' },
      headers: { 'If-Match': after.etag },
    });
    expect(same.etag).toBe(after.etag);
  });

  it('a weak ETag is never the current one', async () => {
    const { send } = await createSignedInApi();
    const path = { id: 'acme.v2' };
    const { etag } = await send(readOrganization, { path });
    const headers = { 'If-Match': `W/${etag}` };
    expect((await send(deactivateOrganization, { path, headers })).status).toBe(412);
  });

  it('activate and deactivate set the status; repeating them changes nothing', async () => {
    const { send } = await createSignedInApi();
    const path = { id: 'acme.v2' };
    const { etag } = await send(readOrganization, { path });
    const off = await send<OrganizationDetail>(deactivateOrganization, {
      path,
      headers: { 'If-Match': etag },
    });
    expect([off.status, off.data.status]).toEqual([200, 'inactive']);
    expect(off.etag).not.toBe(etag);
    const repeated = await send<OrganizationDetail>(deactivateOrganization, { path });
    expect([repeated.status, repeated.data, repeated.etag]).toEqual([200, off.data, off.etag]);
    expect(
      (await send<OrganizationDetail>(activateOrganization, { path, headers: { 'If-Match': '*' } }))
        .data.status,
    ).toBe('active');
    expect((await send(activateOrganization, { path: { id: 'none' } })).status).toBe(404);
  });
});
