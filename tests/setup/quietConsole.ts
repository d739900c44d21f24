import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Fails a test on what React, MobX and the browser say through `console.error`, and on any `[MobX]`
 * warning: both mean a mistake that works by luck. A test that provokes one on purpose spies on the
 * console itself. In a real browser React's word about `act` is none: there nobody could wrap what
 * the page does by itself.
 */
const inBrowser = !('process' in globalThis && globalThis.process.versions?.node);
let said: string[] = [];
let restore: () => void;

beforeEach(() => {
  said = [];
  const { error, warn } = console;
  console.error = (...parts: unknown[]) => {
    if (!inBrowser || !/not wrapped in act\(|inside an `act` scope/.test(String(parts[0])))
      said.push(`console.error: ${text(parts)}`);
  };
  console.warn = (...parts: unknown[]) => {
    if (String(parts[0]).includes('[MobX]')) said.push(`console.warn: ${text(parts)}`);
    else warn.apply(console, parts);
  };
  restore = () => Object.assign(console, { error, warn });
});

afterEach(() => {
  vi.restoreAllMocks();
  restore();
  expect(said, 'said on the console').toEqual([]);
});

function text(parts: unknown[]): string {
  return parts
    .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
    .join(' ');
}
