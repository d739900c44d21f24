import type { Reply } from './client/Reply';
import { RuleFailure } from './check';
import type { Rule } from './Rule';
import { allRules } from './rules/allRules';
import { Suite, type SuiteOptions } from './Suite';

export interface RuleResult {
  readonly rule: Rule;
  /** Why the rule failed; undefined if it passed. */
  readonly message?: string;
  /** The response that shows it. */
  readonly reply?: Reply | undefined;
}

export interface SuiteResult {
  readonly suite: Suite;
  readonly results: readonly RuleResult[];
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
  const session = await runRule(signInRule, suite);
  if (session.message !== undefined) add(session);
  else
    for (const rule of rules) {
      if (signal?.aborted) break;
      const result = await runRule(rule, suite);
      add(result);
      // The failure may have cost the session, which must not fail all other rules.
      if (result.message !== undefined) await suite.resume();
    }
  if (session.message === undefined) await suite.records.retire();
  return { suite, results, seconds: (performance.now() - start) / 1000 };
}

const signInRule: Rule = {
  id: 'sign-in',
  title: 'the suite can sign in with --email and --password',
  section: 'post-apiauthlogin',
  run: (suite) => suite.start(),
};

async function runRule(rule: Rule, suite: Suite): Promise<RuleResult> {
  try {
    await rule.run(suite);
    return { rule };
  } catch (error) {
    const { lastReply } = suite.transport;
    if (error instanceof RuleFailure)
      return { rule, message: error.message, reply: error.reply ?? lastReply };
    // Responses can be wrong in ways that no rule expects; the other rules can still run.
    const { message } = error as Error;
    return { rule, message: `the response can't be checked: ${message}`, reply: lastReply };
  }
}
