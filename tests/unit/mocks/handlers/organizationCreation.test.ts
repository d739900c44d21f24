import { describe, expect, it } from 'vitest';
import { listDailySeats, listOrganizations, readOrganization } from '~/api/contract/accounts';
import { createOrganization, updateOrganization } from '~/api/contract/accountMutations';
import { createSignedInApi } from '../createSignedInApi';
import {
  creationPayload,
  type OrganizationDetail,
  type OrganizationRow,
} from './organizationPayloads';

describe('POST api/accounts', () => {
  it('a new organization is active and listed, with its subscriptions and trimmed texts', async () => {
    const { send } = await createSignedInApi();
    const { status, data, etag } = await send<OrganizationDetail>(createOrganization, {
      body: creationPayload,
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: 'Wren & Co',
      address: '1 Wharf',
      status: 'active',
      total_seats: 15,
      used_seats: 0,
      registered_at: '2026-03-02T12:00:00Z',
      billing: { billing_phone: null, amount: 10.5 },
    });
    const read = await send<OrganizationDetail>(readOrganization, { path: { id: data.id } });
    expect([read.data, read.etag]).toEqual([data, etag]);
    expect(
      (await send<OrganizationRow[]>(listOrganizations, { query: '?q=wren' })).meta.total,
    ).toBe(1);
    const days = await send<{ date: string; seats: number; seat_type: string }[]>(listDailySeats, {
      path: { id: data.id },
    });
    expect(days.data).toEqual([
      { date: '2026-03-02', seats: 0, seat_type: 'full' },
      { date: '2026-03-02', seats: 0, seat_type: 'light' },
    ]);
  });

  it('name and subdomain must be unique, ignoring case in the name', async () => {
    const { send } = await createSignedInApi();
    const both = await send(createOrganization, {
      body: { ...creationPayload, name: 'ACME robotics', subdomain: 'acme-robotics' },
    });
    expect(both).toMatchObject({
      status: 409,
      problem: {
        code: 'duplicate',
        errors: [
          { pointer: '/name', code: 'exists' },
          { pointer: '/subdomain', code: 'exists' },
        ],
      },
    });
    await send(createOrganization, { body: creationPayload });
    const { etag } = await send(readOrganization, { path: { id: 'acme.v2' } });
    const change = (body: object) =>
      send(updateOrganization, { path: { id: 'acme.v2' }, body, headers: { 'If-Match': etag } });
    expect((await change({ subdomain: 'wren' })).problem.errors).toEqual([
      { pointer: '/subdomain', code: 'exists' },
    ]);
    expect((await change({ name: 'Acme ROBOTICS' })).status).toBe(200);
  });
});
