import { expect } from 'vitest';

/** Milliseconds that a whole table may take, on a busy machine too. */
export const tableTimeout = 60_000;

/**
 * Tries every case of a table, prints how that went, and fails with all that failed, not with the
 * first alone.
 */
export async function tryAll<Case>(
  what: string,
  cases: readonly Case[],
  attempt: (one: Case) => void | Promise<void>,
): Promise<void> {
  const failed: string[] = [];
  for (const one of cases) {
    try {
      await attempt(one);
    } catch (error) {
      failed.push(
        `${short(one)}: ${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : String(error)}`,
      );
    }
  }
  process.stdout.write(
    [`${what}: ${cases.length} tried, ${failed.length} failed`, ...failed, ''].join('\n'),
  );
  expect(failed, what).toEqual([]);
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 120)}… (${text.length})` : text;
}
