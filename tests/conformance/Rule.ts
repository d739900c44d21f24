import { isEqual } from 'es-toolkit';
import type { Reply } from './client/Transport';
import { calls } from './openapi';
import type { Suite } from './Suite';

/** One promise of the contract, and how to check it. */
export interface Rule {
  /** Starts with its group: `versions.tags`. `--only versions` selects the group. */
  readonly id: string;
  readonly title: string;
  /** The anchor of its section in docs/api.md; undefined if docs/openapi.yaml says all of it. */
  readonly section?: string;
  /** The step of building a server after which it passes (docs/api.md). */
  readonly step: number;
  /** Throws a `RuleFailure` if the API breaks the rule. */
  readonly run: (suite: Suite) => Promise<void>;
  /** Run only with `--origin`. */
  readonly needsOrigin?: true;
}

/** One thing that a response gets wrong. */
export interface Finding {
  readonly message: string;
  /** Findings with the same reason probably are one mistake of the server. */
  readonly reason: string;
  /** The response that shows it. */
  readonly reply?: Reply | undefined;
}

/** The API breaks a rule. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';

  constructor(readonly findings: readonly Finding[]) {
    super(findings.map(({ message }) => message).join('; '));
  }
}

/** A rule needs a call, a member or a value of a query that the server leaves out. */
export class PartLeftOut extends Error {
  override readonly name = 'PartLeftOut';

  constructor(readonly part: string) {
    super(`${part} is left out`);
  }
}

/**
 * Throws a `RuleFailure` unless the condition holds. The reason is the message without what differs
 * between calls, unless several messages are about the same mistake.
 */
export function check(
  condition: boolean,
  message: string,
  reply?: Reply,
  reason = reasonOf(message),
): asserts condition {
  if (!condition) throw new RuleFailure([{ message, reason, reply }]);
}

/** Throws a `RuleFailure` unless both values have the same JSON, whatever the order of members. */
export function checkEqual(
  actual: unknown,
  expected: unknown,
  what: string,
  reply?: Reply,
  reason = reasonOf(what),
): void {
  const [received, wanted] = [actual, expected].map((value) => JSON.stringify(value) ?? 'missing');
  const message = `${what} is ${shorten(received)}, expected ${shorten(wanted)}`;
  check(received === wanted || isEqual(actual, expected), message, reply, reason);
}

/** Runs all parts of a rule: a mistake in one doesn't hide those in others. */
export async function checkAll(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const findings: Finding[] = [];
  for (const part of parts)
    try {
      await part();
    } catch (error) {
      if (!(error instanceof RuleFailure)) throw error;
      findings.push(...error.findings);
    }
  if (findings.length > 0) throw new RuleFailure(findings);
}

const callNames = new RegExp(`\\b(${Object.keys(calls).join('|')})\\b ?`, 'g');

/** A message without calls, values, names of this run and indexes of rows. */
export function reasonOf(message: string): string {
  return message
    .replaceAll(callNames, '')
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '"…"')
    .replaceAll(/\b[a-z0-9-]+-\d+x\b/gi, '…')
    .replaceAll(/\/\d+(?=\/|\b)/g, '');
}

export function shorten(text = '', length = 300): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/** Whether a value is an object in JSON. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
