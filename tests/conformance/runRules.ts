import type { Leftovers } from './Records';
import { PartLeftOut, RuleFailure, reasonOf, type Finding, type Rule } from './Rule';
import { allRules } from './rules/allRules';
import { Suite, type SuiteOptions } from './Suite';

export interface RuleResult {
  readonly rule: Rule;
  /** Why the rule failed; undefined if it passed. */
  readonly findings?: readonly Finding[];
  /** The optional part that the rule needs and the server leaves out: the rule was skipped. */
  readonly leftOut?: string;
}

export interface SuiteResult {
  readonly suite: Suite;
  readonly results: readonly RuleResult[];
  readonly leftovers: Leftovers;
  readonly seconds: number;
}

/** The rules of a step, or those whose id is or starts with one of the names; else all. */
export function selectRules(
  only: readonly string[],
  hasOrigin: boolean,
  step?: number,
): readonly Rule[] {
  return allRules.filter(
    (rule) =>
      (step === undefined || rule.step === step) &&
      (only.length === 0 ||
        only.some((name) => rule.id === name || rule.id.startsWith(`${name}.`))) &&
      (hasOrigin || !rule.needsOrigin),
  );
}

/**
 * Signs in and runs the rules one after the other; `onResult` gets each result. Stops after the
 * current rule if the signal aborts.
 */
export async function runRules(
  options: SuiteOptions,
  rules: readonly Rule[],
  onResult: (result: RuleResult) => void = () => {},
  signal?: AbortSignal,
): Promise<SuiteResult> {
  const start = performance.now();
  const suite = new Suite(options);
  const results: RuleResult[] = [];
  for (const rule of [signInRule, ...rules]) {
    if (signal?.aborted) break;
    const result = await runRule(rule, suite);
    if (rule !== signInRule || result.findings) {
      results.push(result);
      onResult(result);
    }
    // All other rules need it.
    if (rule === signInRule && result.findings) break;
    // A failure may have cost the session, which must not fail all other rules.
    if (result.findings) await suite.start().catch(() => {});
  }
  const leftovers = await suite.records.retire();
  const seconds = (performance.now() - start) / 1000;
  return { suite, results, leftovers, seconds };
}

const signInRule: Rule = {
  id: 'sign-in',
  title: 'the suite can sign in with --email and --password',
  step: 1,
  run: (suite) => suite.start(),
};

async function runRule(rule: Rule, suite: Suite): Promise<RuleResult> {
  try {
    await rule.run(suite);
    return { rule };
  } catch (error) {
    if (error instanceof PartLeftOut) return { rule, leftOut: error.part };
    if (error instanceof RuleFailure) return { rule, findings: error.findings };
    // Responses can be wrong in ways that no rule expects; the other rules can still run.
    const message = `the response can't be checked: ${(error as Error).message}`;
    return { rule, findings: [{ message, reason: reasonOf(message) }] };
  }
}
