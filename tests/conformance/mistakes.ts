import type { RuleResult } from './runRules';

/** What probably is one mistake of the server: it fails rules for one reason. */
export interface Mistake {
  readonly reason: string;
  /** What the first rule says about it. */
  readonly message: string;
  readonly results: readonly RuleResult[];
}

/** The mistakes, in the order in which the rules found them. */
export function mistakesOf(results: readonly RuleResult[]): readonly Mistake[] {
  const mistakes = new Map<string, { reason: string; message: string; results: RuleResult[] }>();
  for (const result of results)
    for (const { reason, message } of result.findings ?? []) {
      const mistake = mistakes.get(reason) ?? { reason, message, results: [] };
      mistakes.set(reason, mistake);
      if (!mistake.results.includes(result)) mistake.results.push(result);
    }
  return [...mistakes.values()];
}
