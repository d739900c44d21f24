import { expect, it } from 'vitest';
import {
  activateOrganization,
  createOrganization,
  deactivateOrganization,
} from '~/api/contract/accountMutations';
import { readOrganization } from '~/api/contract/accounts';
import { acme, createSignedInApi, obtainBearerToken, sendCall } from '../createSignedInApi';
import { creationPayload } from './creationPayload';

// The conformance suite checks what the contract says about organizations.

it('a weak ETag is never the current one', async () => {
  const { send } = await createSignedInApi();
  const { etag } = await send(readOrganization, acme);
  const headers = { 'If-Match': `W/${etag}` };
  expect((await send(deactivateOrganization, { ...acme, headers })).status).toBe(412);
});

it('a write without a body may name a content type, as some clients do', async () => {
  const { send } = await createSignedInApi();
  const headers = { 'Content-Type': 'application/json' };
  expect((await send(activateOrganization, { ...acme, headers })).status).toBe(200);
});

it('an Idempotency-Key belongs to a user', async () => {
  const { api, send } = await createSignedInApi();
  const headers = { 'Idempotency-Key': 'one' };
  const token = await obtainBearerToken(api, 'sam@example.com', 'sam');
  const first = await send<{ id: string }>(createOrganization, { body: creationPayload, headers });
  const body = { ...creationPayload, name: 'Heron & Co', subdomain: 'heron' };
  const other = await sendCall<{ id: string }>(api, createOrganization, { body, headers }, token);
  expect([first.status, other.status]).toEqual([201, 201]);
  expect(other.data.id).not.toBe(first.data.id);
});
