import { PartLeftOut } from './client/OptionalCalls';
import type { Reply } from './client/Reply';
import { RuleFailure } from './check';
import { reasonOf, type Finding } from './Finding';
import { retire, type Leftover } from './retire';
import type { Rule } from './Rule';
import { allRules } from './rules/allRules';
import { Suite, type SuiteOptions } from './Suite';

export interface RuleResult {
  readonly rule: Rule;
  /** Why the rule failed; undefined if it passed. */
  readonly findings?: readonly Finding[];
  /** The optional part that the rule needs and the server leaves out: the rule was skipped. */
  readonly leftOut?: string;
  /** The response that shows it. */
  readonly reply?: Reply | undefined;
}

export interface SuiteResult {
  readonly suite: Suite;
  readonly results: readonly RuleResult[];
  readonly leftovers: readonly Leftover[];
  /** Why the other rules did not run. */
  readonly stopped?: string | undefined;
  readonly seconds: number;
}

/** The rules to run: those whose id is or starts with one of the names. */
export function selectRules(only: readonly string[], hasOrigin: boolean): readonly Rule[] {
  const selected =
    only.length === 0
      ? allRules
      : allRules.filter(({ id }) => only.some((name) => id === name || id.startsWith(`${name}.`)));
  return selected.filter(({ needsOrigin }) => hasOrigin || !needsOrigin);
}

/**
 * Signs in and runs the rules one after the other; `onResult` gets each result. Stops after the
 * current rule if the signal aborts.
 */
export async function runRules(
  options: SuiteOptions,
  rules: readonly Rule[],
  onResult: (result: RuleResult, suite: Suite) => void = () => {},
  signal?: AbortSignal,
): Promise<SuiteResult> {
  const start = performance.now();
  const suite = new Suite(options);
  const results: RuleResult[] = [];
  const add = (result: RuleResult) => {
    results.push(result);
    onResult(result, suite);
  };
  let stopped: string | undefined;
  for (const rule of [signInRule, ...rules]) {
    if (signal?.aborted) break;
    const result = await runRule(rule, suite);
    if (rule !== signInRule || result.findings) add(result);
    if (!result.findings) continue;
    stopped = stopReason(rule, suite);
    if (stopped !== undefined) break;
    // The failure may have cost the session, which must not fail all other rules.
    await suite.resume();
  }
  const leftovers = await retire(suite);
  const seconds = (performance.now() - start) / 1000;
  return { suite, results, leftovers, stopped, seconds };
}

/** Why no other rule needs to run after a failure. */
function stopReason(rule: Rule, { records }: Suite): string | undefined {
  if (rule === signInRule) return 'All other rules need the sign-in.';
  return records.isCreateMissing ? 'Most other rules need createOrganization.' : undefined;
}

const signInRule: Rule = {
  id: 'sign-in',
  title: 'the suite can sign in with --email and --password',
  section: 'post-apiauthlogin',
  run: (suite) => suite.start(),
};

async function runRule(rule: Rule, suite: Suite): Promise<RuleResult> {
  suite.records.startRule();
  try {
    await rule.run(suite);
    return { rule };
  } catch (error) {
    if (error instanceof PartLeftOut) return { rule, leftOut: error.part };
    suite.records.distrustRule();
    const { lastReply } = suite.transport;
    if (error instanceof RuleFailure)
      return { rule, findings: error.findings, reply: error.reply ?? lastReply };
    // Responses can be wrong in ways that no rule expects; the other rules can still run.
    const message = `the response can't be checked: ${(error as Error).message}`;
    return { rule, findings: [{ message, reason: reasonOf(message) }], reply: lastReply };
  }
}
