import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Fails a test on what React, MobX and the browser say through `console.error`, and on any `[MobX]`
 * warning: both mean a mistake that works by luck. A test that provokes one on purpose spies on the
 * console itself. In a real browser React's word about `act` is none: there nobody could wrap what
 * the page does by itself.
 */
const inBrowser = !('process' in globalThis && globalThis.process.versions?.node);
let messages: string[] = [];
let restoreConsole: () => void;

beforeEach(() => {
  messages = [];
  const { error, warn } = console;
  console.error = (...parts: unknown[]) => {
    if (!inBrowser || !/not wrapped in act\(|inside an `act` scope/.test(String(parts[0])))
      messages.push(`console.error: ${formatArguments(parts)}`);
  };
  console.warn = (...parts: unknown[]) => {
    if (String(parts[0]).includes('[MobX]'))
      messages.push(`console.warn: ${formatArguments(parts)}`);
    else warn.apply(console, parts);
  };
  restoreConsole = () => Object.assign(console, { error, warn });
});

afterEach(() => {
  vi.restoreAllMocks();
  restoreConsole();
  expect(messages, 'said on the console').toEqual([]);
});

function formatArguments(args: unknown[]): string {
  return args
    .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
    .join(' ');
}
