import { expect, it, vi } from 'vitest';
import { lazyModule } from '~/lib/lazyModule';

it('lazyModule returns a promise until the module is loaded, then the result at once', async () => {
  const load = vi.fn(async () => ({ double: (value: number) => 2 * value }));
  const withModule = lazyModule(load);
  const first = withModule(({ double }) => double(1));
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toBe(2);
  expect(withModule(({ double }) => double(2))).toBe(4);
  expect(load).toHaveBeenCalledTimes(1);
});

it('lazyModule loads again after a failure', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'));
  const withModule = lazyModule(load);
  await expect(withModule((module) => module)).rejects.toThrow('offline');
  expect(await withModule((module) => module)).toBe('module');
});
