import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from '~/lib/debounce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('debounce', () => {
  it('runs once after the last call, with its arguments', () => {
    const run = vi.fn<(...parts: number[]) => void>();
    const call = debounce(run, 100);
    for (const turn of [1, 2, 3]) {
      call(turn, turn * 10);
      vi.advanceTimersByTime(99);
    }
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([[3, 30]]);
    vi.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('flushes a pending call at once, and does nothing without one', () => {
    const run = vi.fn<(text: string) => void>();
    const call = debounce(run);
    call.flush();
    expect(run).not.toHaveBeenCalled();
    call('now');
    call.flush();
    call.flush();
    vi.advanceTimersByTime(1000);
    expect(run.mock.calls).toEqual([['now']]);
  });

  it('cancels a pending call, and can be called again', () => {
    const run = vi.fn<(text: string) => void>();
    const call = debounce(run);
    call('dropped');
    call.cancel();
    call.flush();
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    call('again');
    vi.runAllTimers();
    expect(run.mock.calls).toEqual([['again']]);
  });
});
