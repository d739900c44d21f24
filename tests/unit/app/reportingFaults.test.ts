// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startReporting } from '~/app/reporting/startReporting';
import { report, sendReports } from '~/lib/report';
import { faults, responseWith, statusOf, type Fault } from '../../faults/faultTable';
import { runCases } from '../../setup/runCases';
import { eventually } from './testApp';

const configuration = { base: '/', version: '1.2.3', commit: 'abc1234' };
const fetchMock = vi.fn<typeof fetch>();
const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown) => void unhandled.push(reason);

beforeEach(() => {
  // Unit tests share modules: an earlier file may have reported an error.
  sendReports(() => undefined);
  vi.stubGlobal('fetch', fetchMock);
  process.on('unhandledRejection', onUnhandled);
});
afterEach(() => {
  vi.unstubAllGlobals();
  process.off('unhandledRejection', onUnhandled);
});

async function reportTo(fault: Fault): Promise<void> {
  fetchMock.mockReset().mockImplementation(() => responseWith(fault));
  startReporting({ ...configuration, sentryDsn: 'https://abc@errors.example.com/42' });
  for (const message of ['first', 'second']) report(new Error(message));
  await eventually(() => fetchMock.mock.calls.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  report(new Error('third'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  // A failed report is neither repeated nor reported itself; after a 429 none is sent for a while.
  expect(fetchMock.mock.calls.length).toBe(statusOf(fault) === 429 ? 2 : 3);
  expect(unhandled).toEqual([]);
  for (const [url] of fetchMock.mock.calls)
    expect(url).toMatch(/^https:\/\/errors\.example\.com\/api\/42\/envelope\/\?/);
}

it('a reporting server with any fault causes no error, no retry and no report about itself', () =>
  runCases('faults of the reporting server', faults, reportTo));
