import { describe, expect, it } from 'vitest';
import {
  createOrganization,
  listOrganizations,
  readOrganization,
  updateOrganization,
} from '~/api/contract/accounts';
import { login, logout } from '~/api/contract/auth';
import type { QueryOf } from '~/api/contract/Call';
import { fakeApi, jsonResponse, problemResponse } from './fakeApi';
import { wireMeta, wireRow, wireOrganization, wireUser } from './wireFixtures';

const list = { data: [wireRow], meta: wireMeta };
const noContent = () => new Response(null, { status: 204 });

describe('HttpClient request', () => {
  it('goes to the host, accepts JSON, follows no redirect, and sends no cookies to another origin', async () => {
    const { http, sent } = fakeApi(jsonResponse(list));
    await http.send(listOrganizations, {});
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'GET',
      body: null,
      init: { cache: 'no-store', credentials: 'same-origin', redirect: 'manual' },
    });
    expect(sent[0]?.url.href).toBe('https://api.example/api/accounts');
    expect([...(sent[0]?.headers ?? [])]).toEqual([['accept', 'application/json']]);
  });

  it('sends the current bearer token', async () => {
    const { http, sent } = fakeApi(() => noContent(), { token: 'first' });
    await http.send(logout, {});
    http.token = 'second';
    await http.send(logout, {});
    http.token = undefined;
    await http.send(logout, {});
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
      null,
    ]);
  });

  it('sends no bearer token at sign-in, even with an earlier session', async () => {
    const { http, sent } = fakeApi(jsonResponse({ data: { user: wireUser, token: 'new' } }), {
      token: 'old',
    });
    await http.send(login, { body: { email: 'a@b.co', password: ' p ' } });
    expect(sent[0]?.headers.get('Authorization')).toBeNull();
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(sent[0]?.body).toBe('{"email":"a@b.co","password":" p "}');
  });

  it('sends If-Match and Idempotency-Key when given', async () => {
    const { http, sent } = fakeApi(() => jsonResponse({ data: wireOrganization }));
    await http.send(updateOrganization, {
      path: { id: 'org_1' },
      body: { name: 'Acme 2' },
      ifMatch: '"7"',
    });
    await http.send(createOrganization, { body: {} as never, idempotencyKey: 'key-1' });
    const requests = sent.map(({ method, headers }) => [
      method,
      headers.get('If-Match'),
      headers.get('Idempotency-Key'),
    ]);
    expect(requests).toEqual([
      ['PATCH', '"7"', null],
      ['POST', null, 'key-1'],
    ]);
  });

  it.each<[QueryOf<typeof listOrganizations> | undefined, string]>([
    [undefined, ''],
    [{ page: 2, per_page: 50 }, '?page=2&per_page=50'],
    [{ q: '', status: undefined }, ''],
    [{ q: 'a b&c=d#e?f' }, '?q=a+b%26c%3Dd%23e%3Ff'],
    [{ q: 'ä😀' }, '?q=%C3%A4%F0%9F%98%80'],
  ])('builds the query %o', async (query, text) => {
    const { http, sent } = fakeApi(jsonResponse(list));
    await http.send(listOrganizations, { query });
    expect(sent[0]?.url.pathname).toBe('/api/accounts');
    expect(sent[0]?.url.search).toBe(text);
  });
});

describe('HttpClient response', () => {
  it('returns the validated content without unknown keys, and the ETag', async () => {
    const { http } = fakeApi(
      jsonResponse(
        { data: { ...wireOrganization, secret: 'x' }, more: 1 },
        { headers: { ETag: '"9"' } },
      ),
    );
    const response = await http.send(readOrganization, { path: { id: 'org_1' } });
    expect(response).toMatchObject({ data: wireOrganization, etag: '"9"' });
    expect(response).not.toHaveProperty('more');
    expect(response.data).not.toHaveProperty('secret');
  });
});

describe('HttpClient calls in flight', () => {
  it('counts calls up and back to zero, however they end', async () => {
    const { http, inFlight } = fakeApi((attempt) =>
      attempt === 1
        ? jsonResponse(list)
        : attempt === 2
          ? problemResponse(500)
          : new Response('<p>'),
    );
    await Promise.allSettled([
      http.send(listOrganizations, {}),
      http.send(listOrganizations, {}),
      http.send(listOrganizations, {}),
      http.send(readOrganization, { path: { id: '..' } }),
    ]);
    expect(Math.max(...inFlight)).toBe(4);
    expect(inFlight).toHaveLength(8);
    expect(inFlight.at(-1)).toBe(0);
  });
});
