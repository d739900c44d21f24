import { beforeEach, expect, it, vi } from 'vitest';
import type * as Report from '~/lib/report';

let module: typeof Report;
beforeEach(async () => {
  vi.resetModules();
  module = await import('~/lib/report');
});

it('reports are buffered until they can be sent, and then sent in order', () => {
  const sent: unknown[] = [];
  module.report('one', { call: 'GET /api/accounts' });
  module.report('two');
  module.sendReports(({ error, context }) => sent.push([error, context]));
  module.report('three');
  expect(sent).toEqual([
    ['one', { call: 'GET /api/accounts' }],
    ['two', undefined],
    ['three', undefined],
  ]);
});

it('the buffer keeps the first 20 reports', () => {
  const sent: unknown[] = [];
  for (let i = 1; i <= 30; i += 1) module.report(i);
  module.sendReports(({ error }) => sent.push(error));
  expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it('an error that is reported while the buffer is sent comes after it', () => {
  const sent: unknown[] = [];
  module.report('one');
  module.sendReports(({ error }) => {
    sent.push(error);
    if (error === 'one') module.report('two');
  });
  expect(sent).toEqual(['one', 'two']);
});

it.each([
  ['development', 1],
  ['test', 0],
])('reports are printed in development and not in tests: %s', (mode, times) => {
  vi.stubEnv('MODE', mode);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  module.report(new Error('broken'), { call: 'GET /api/accounts' });
  expect(print).toHaveBeenCalledTimes(times);
  vi.unstubAllEnvs();
  print.mockRestore();
});
