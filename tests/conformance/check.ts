import type { Reply } from './client/Reply';
import { reasonOf, type Finding } from './Finding';
import { isObject } from './json';

/** The API breaks a rule; `reply` is the response that shows it. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';

  constructor(
    readonly findings: readonly Finding[],
    readonly reply?: Reply,
  ) {
    super(findings.map(({ message }) => message).join('; '));
  }
}

/**
 * Throws a `RuleFailure` unless the condition holds. Failures with the same reason count as one
 * mistake; by default it is the message without what differs between calls.
 */
export function check(
  condition: boolean,
  message: string,
  reply?: Reply,
  reason = reasonOf(message),
): asserts condition {
  if (!condition) throw new RuleFailure([{ message, reason }], reply);
}

/** Throws a `RuleFailure` unless both values have the same JSON. */
export function checkEqual(
  actual: unknown,
  expected: unknown,
  what: string,
  reply?: Reply,
  reason?: string,
): void {
  const differences = differencesOf(actual, expected, what);
  const message = differences.slice(0, maxDifferences).map(({ text }) => text);
  const names = differences.map(({ name }) => name).join(', ');
  check(differences.length === 0, message.join('; '), reply, reason ?? reasonOf(names));
}

const maxDifferences = 5;
const maxValue = 300;

interface Difference {
  readonly name: string;
  readonly text: string;
}

/** "name is 1, expected 2", for each member of objects that differs. */
function differencesOf(actual: unknown, expected: unknown, name: string): Difference[] {
  const [received, wanted] = [canonicalJson(actual), canonicalJson(expected)];
  if (received === wanted) return [];
  if (!isObject(actual) || !isObject(expected))
    return [{ name, text: `${name} is ${shorten(received)}, expected ${shorten(wanted)}` }];
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys].flatMap((key) => differencesOf(actual[key], expected[key], `${key} of ${name}`));
}

function shorten(text: string): string {
  return text.length > maxValue ? `${text.slice(0, maxValue)}…` : text;
}

function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      isObject(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? 'missing'
  );
}
