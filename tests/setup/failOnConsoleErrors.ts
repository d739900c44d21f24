import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Fails a test on `console.error` and on `[MobX]` warnings. A test that provokes one spies on the
 * console itself. React's `act` warnings (https://react.dev/reference/react/act) are ignored in a
 * real browser, where a test can't wrap the updates that the page makes by itself.
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
  expect(messages, 'unexpected console output').toEqual([]);
});

function formatArguments(args: unknown[]): string {
  return args
    .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
    .join(' ');
}
