import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { reportLines } from '../../conformance/report';
import { Secrets } from '../../conformance/client/Secrets';
import { Transport } from '../../conformance/client/Transport';
import { runAgainst } from './runAgainst';
import { editContent, editValues, on, type Json } from '../../violations/edits';
import { WrongServer } from './WrongServer';

let server: RunningServer;
let proxy: WrongServer;

beforeEach(async () => {
  server = await startServer({ organizations: 3 });
  proxy = await WrongServer.start(server.url);
});
afterEach(async () => {
  await proxy.close();
  await server.close();
});

const problem = (status: number) => ({ status, headers: {}, body: '<html>' });
const withoutZone = editValues((_, value) =>
  typeof value === 'string' && /^\d{4}-.*Z$/.test(value) ? value.slice(0, -1) : value,
);

describe('conformance suite against a wrong server', () => {
  it('stops before the first rule that needs a create if there is none', async () => {
    proxy.handle = on(/^POST \/api\/accounts$/, () => problem(404));
    const result = await runAgainst(proxy.url);
    const [headline, stopped] = reportLines(result);
    expect(headline).toMatch(
      /^1 mistake probably: \S+: createOrganization responded 404, expected 201/,
    );
    expect(stopped).toBe('Stopped early: Most other rules need createOrganization.');
    expect(result.suite.transport.requests).toBeLessThan(20);
  });

  it('counts two mistakes as two, each with its rules', async () => {
    proxy.handle = (request, forward) =>
      /tokens?$/.test(request.path)
        ? withoutZone(request, forward)
        : editContent(({ data }) => void delete (data as Json)['low_on_seats'])(request, forward);
    const result = await runAgainst(proxy.url, 'responses');
    const text = reportLines(result).join('\n');
    expect(text).toMatch(
      /^2 mistakes probably: .* has no zone \(\d rules fail\); .* lacks low_on_seats \(1 rule fails\)\n/,
    );
    expect(text).toMatch(/\n1\. .* has no zone\n +\d rules fail for the same reason:/);
  });

  it('blames no date for secrets, and no etag for a row that is missing', async () => {
    proxy.handle = withoutZone;
    expect(reportLines(await runAgainst(proxy.url, 'secrets'))[0]).toBe('No mistake found.');
    proxy.handle = on(
      /^GET \/api\/accounts\?/,
      editContent((content) => Object.assign(content, { data: [] })),
    );
    const [headline] = reportLines(await runAgainst(proxy.url, 'versions.row'));
    expect(headline).toMatch(/versions\.row: q=\S+ finds no row with that name/);
  });

  it('says what is still active because it could not be deactivated or revoked', async () => {
    proxy.handle = on(/^POST .*\/(deactivate|revoke)$/, () => problem(500));
    const result = await runAgainst(proxy.url, 'seats.assign', 'tokens.name');
    expect(reportLines(result).at(-2)).toMatch(
      /: 1 organization \(0 deactivated, 1 still active: deactivateOrganization responded 500\) and 1 token \(0 revoked, 1 still active: revokeToken responded 500\)\.$/,
    );
  });
});

describe('conformance requests', () => {
  it('reuse no connection, which a server may close at that moment', async () => {
    const sockets = new Set<unknown>();
    const other = createServer((request, response) => {
      sockets.add(request.socket);
      response.end('{}');
    });
    await new Promise<void>((resolve) => {
      other.listen(0, 'localhost', resolve);
    });
    const host = `http://localhost:${(other.address() as AddressInfo).port}`;
    const transport = new Transport({ host, rate: 0, secrets: new Secrets() });
    for (let count = 0; count < 3; count += 1)
      await transport.send({ method: 'GET', path: '/', headers: {} });
    other.close();
    expect(sockets.size).toBe(3);
  });
});
