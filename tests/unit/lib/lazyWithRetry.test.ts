import { expect, it, vi } from 'vitest';
import { lazyWithRetry, loadIdleCode } from '~/lib/lazyWithRetry';

it('loads a module once, and again after a failure', async () => {
  const importValue = vi.fn(() => Promise.resolve('module'));
  importValue.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lazy = lazyWithRetry(importValue);
  lazy.prefetch();
  await expect(lazy.load()).resolves.toBe('module');
  await lazy.load();
  expect([lazy.value, importValue.mock.calls.length]).toEqual(['module', 2]);
});

it('loadIdleCode loads what is marked, also by what it loads, and survives failures', async () => {
  const later = vi.fn(() => Promise.resolve('later'));
  const notMarked = vi.fn(() => Promise.resolve('on use'));
  lazyWithRetry(notMarked);
  lazyWithRetry(() => Promise.reject(new TypeError('Failed to fetch')), 'idle');
  lazyWithRetry(() => Promise.resolve(lazyWithRetry(later, 'idle')), 'idle');
  await loadIdleCode();
  expect([later.mock.calls.length, notMarked.mock.calls.length]).toEqual([1, 0]);
});
