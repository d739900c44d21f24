import { afterEach, expect, it } from 'vitest';
import { startServer } from '~~/mocks/node/server';
import { reportLines } from '../conformance/report';
import { runAgainst } from '../unit/conformance/runAgainst';
import { WrongServer, type Handle } from '../unit/conformance/WrongServer';

interface Violation {
  readonly name: string;
  /** What the report says about it. */
  readonly message: RegExp;
  /** A new handler for each test, because some remember requests. */
  readonly create: () => Handle;
}

/**
 * Tests that the conformance kit reports each violation of the contract as one mistake: all rules
 * run against a mock API behind a proxy that makes this mistake only.
 */
export function testViolations(violations: readonly Violation[]): void {
  const closers: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of closers.splice(0).toReversed()) await one.close();
  });

  it.each(violations)('the report names one mistake: $name', async ({ message, create }) => {
    const server = await startServer({ organizations: 10 });
    closers.push(server);
    const proxy = await WrongServer.start(server.url);
    closers.push(proxy);
    proxy.handle = create();
    const [headline = ''] = reportLines(await runAgainst(proxy.url));
    expect(headline).toMatch(/^1 mistake probably: /);
    expect(headline).toMatch(message);
  });
}
