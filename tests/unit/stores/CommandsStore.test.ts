import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandsStore } from '~/stores/CommandsStore';

let pathname: string;
const run = vi.fn<() => void>();
const createStore = () =>
  new CommandsStore({
    storage: undefined,
    navigate: (path) => (pathname = path.split('?')[0] ?? ''),
    pathname: () => pathname,
  });

beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
  pathname = '/token';
});
afterEach(() => vi.useRealTimers());

test('a command waits for its screen, and runs once', async () => {
  const commands = createStore();
  commands.runOn('/accounts?page=2', 'new');
  commands.register({ id: 'edit', run });
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
  for (let visit = 0; visit < 2; visit += 1) commands.register({ id: 'new', run })();
  await Promise.resolve();
  expect(run).toHaveBeenCalledOnce();
});

test('a command of the screen on display runs at once', () => {
  const commands = createStore();
  commands.register({ id: 'new', run });
  commands.runOn('/token', 'new');
  expect(run).toHaveBeenCalledOnce();
});

test.each([
  ['is cancelled', (commands: CommandsStore) => commands.cancelPending()],
  ['waits longer than 15 seconds', () => vi.advanceTimersByTime(15_000)],
  ['would run on another screen', () => (pathname = '/')],
])('a command that %s doesn’t run', async (_, interrupt) => {
  const commands = createStore();
  commands.runOn('/accounts', 'new');
  interrupt(commands);
  commands.register({ id: 'new', run });
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
});
