import { describe, expect, it } from 'vitest';
import {
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import { readOrganization } from '~/api/contract/accounts';
import { acme, createSignedInApi } from '../createSignedInApi';
import type { Organization } from '~~/tests/conformance/wire';
import { creationPayload } from './creationPayload';

async function openAcme() {
  const { send } = await createSignedInApi();
  const before = await send<Organization>(readOrganization, acme);
  const change = (body: object, etag = before.etag) =>
    send<Organization>(updateOrganization, { ...acme, body, headers: { 'If-Match': etag } });
  return { send, before, change };
}

describe('mock API organizations', () => {
  it('a new organization has trimmed texts, null for blank ones and today’s date', async () => {
    const { send } = await createSignedInApi();
    const { data } = await send<Organization>(createOrganization, { body: creationPayload });
    expect(data).toMatchObject({
      name: 'Wren & Co',
      registered_at: '2026-03-02T12:00:00Z',
      billing: { billing_phone: null },
    });
  });

  it('cleans text of one line, trims text of several, and compares names cleaned', async () => {
    const { send } = await createSignedInApi();
    const create = (name: string, subdomain: string) =>
      send<Organization & { address: string }>(createOrganization, {
        body: {
          ...creationPayload,
          name,
          subdomain,
          address: ' 1  Road\nTown ',
          billing: { ...creationPayload.billing, billing_phone: '\u202A+46\u00A08 123 45\u202C' },
        },
      });
    const { data } = await create('So\u0308der\u00A0Cafe\u0301\u200B', 'soder\u200B');
    expect(data).toMatchObject({
      name: 'Söder Café',
      subdomain: 'soder',
      address: '1  Road\nTown',
      billing: { billing_phone: '+46 8 123 45' },
    });
    for (const name of ['Söder  Café', 'So\u0308der Café', 'Söder\u00A0Café', '\u200BSÖDER CAFÉ'])
      expect((await create(name, 'other')).problem.errors).toEqual([
        { pointer: '/name', code: 'exists' },
      ]);
  });

  it('PATCH changes only the fields sent, and nothing if they are the same', async () => {
    const { before, change } = await openAcme();
    const billing = { amount: 0 };
    const after = await change({ name: ' Acme Labs ', address: ' ', billing, id: 'evil' });
    expect(after.data).toEqual({
      ...before.data,
      name: 'Acme Labs',
      address: null,
      billing: { ...before.data.billing, amount: 0 },
      updated_at: '2026-03-02T12:00:00Z',
    });
    expect((await change({ name: 'Acme Labs' }, after.etag)).etag).toBe(after.etag);
  });

  it('a 409 names every duplicate; an organization’s own name is none, in any case', async () => {
    const { send, change } = await openAcme();
    const { problem } = await send(createOrganization, {
      body: { ...creationPayload, name: 'ACME robotics', subdomain: 'acme-robotics' },
    });
    expect(problem.errors).toEqual([
      { pointer: '/name', code: 'exists' },
      { pointer: '/subdomain', code: 'exists' },
    ]);
    expect((await change({ name: 'Acme ROBOTICS' })).status).toBe(200);
  });

  it('a weak ETag is never the current one', async () => {
    const { send, before } = await openAcme();
    const headers = { 'If-Match': `W/${before.etag}` };
    expect((await send(deactivateOrganization, { ...acme, headers })).status).toBe(412);
  });
});
