// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { useRefresh } from '../../../src/layouts/useRefresh';
import { Load } from '../../../src/stores/Load';
import { deferred, settled } from '../stores/deferred';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

async function shown(load: Load<string>) {
  const answers: string[] = [];
  const ask = vi.fn<() => void>(
    () => void load.ask(() => Promise.resolve(answers.shift() ?? 'again'), { quietly: true }),
  );
  function Screen() {
    useRefresh(load, ask);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Screen />));
  return { ask, close: () => act(async () => root.unmount()) };
}

it('asks again, once, for what is said to be old, and not when the screen is gone', async () => {
  const load = new Load<string>();
  load.put('old');
  const { ask, close } = await shown(load);
  expect(ask).not.toHaveBeenCalled();
  load.outdate();
  expect([ask.mock.calls.length, load.status, load.data]).toEqual([1, 'ready', 'old']);
  await settled();
  expect([ask.mock.calls.length, load.data, load.isFresh]).toEqual([1, 'again', true]);
  await close();
  load.outdate();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks again when what was on its way has come, since that was asked before', async () => {
  const load = new Load<string>();
  const answer = deferred<string>();
  void load.ask(() => answer.promise);
  const { ask, close } = await shown(load);
  load.outdate();
  expect(ask).not.toHaveBeenCalled();
  answer.resolve('of before');
  await settled();
  expect([ask.mock.calls.length, load.data]).toEqual([1, 'again']);
  await close();
});

it('leaves a failure to whoever reads it', async () => {
  const load = new Load<string>();
  await load.ask(() => Promise.reject(new ApiError({ reason: 'unreachable' })));
  const { ask, close } = await shown(load);
  load.outdate();
  expect([ask.mock.calls.length, load.status]).toEqual([0, 'failed']);
  await close();
});

it('that failed quietly is tried again when that is said once more', async () => {
  const load = new Load<string>();
  load.put('old');
  const { ask, close } = await shown(load);
  ask.mockImplementationOnce(
    () =>
      void load.ask(() => Promise.reject(new ApiError({ reason: 'unreachable' })), {
        quietly: true,
      }),
  );
  load.outdate();
  await settled();
  expect([ask.mock.calls.length, load.status, load.data]).toEqual([1, 'ready', 'old']);
  load.outdate();
  await settled();
  expect([ask.mock.calls.length, load.data]).toEqual([2, 'again']);
  await close();
});
