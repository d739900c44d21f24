/**
 * Never runs idle callbacks in unit tests. jsdom has none, and the timer that `whenIdle` then sets
 * may fire after a file's last test, when there is no document any more. Not stubbed with `vi`, because
 * `vi.unstubAllGlobals` would undo it.
 */
Object.assign(globalThis, {
  requestIdleCallback: () => 0,
  cancelIdleCallback: () => undefined,
});
