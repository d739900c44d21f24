import type { Reply } from './client/Reply';

/** The API breaks a rule; `reply` is the response that shows it. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';

  constructor(
    message: string,
    readonly reply?: Reply,
  ) {
    super(message);
  }
}

/** Throws a `RuleFailure` unless the condition holds. */
export function check(condition: boolean, message: string, reply?: Reply): asserts condition {
  if (!condition) throw new RuleFailure(message, reply);
}

/** Throws a `RuleFailure` unless both values have the same JSON. */
export function checkEqual(actual: unknown, expected: unknown, what: string, reply?: Reply): void {
  const differences = differencesOf(actual, expected, what);
  check(differences.length === 0, differences.slice(0, maxDifferences).join('; '), reply);
}

const maxDifferences = 5;

/** "name is 1, expected 2", for each member of objects that differs. */
function differencesOf(actual: unknown, expected: unknown, what: string): string[] {
  const [received, wanted] = [canonicalJson(actual), canonicalJson(expected)];
  if (received === wanted) return [];
  if (!isObject(actual) || !isObject(expected))
    return [`${what} is ${received}, expected ${wanted}`];
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys].flatMap((key) => differencesOf(actual[key], expected[key], `${key} of ${what}`));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
