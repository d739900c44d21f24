import { runRules, selectRules, type SuiteResult } from '../../conformance/runRules';

/** Runs rules, or all of them, against a mock API or a proxy in front of one. */
export function runAgainst(host: string, ...only: readonly string[]): Promise<SuiteResult> {
  const options = {
    host,
    email: 'demo@example.com',
    password: 'demo',
    prefix: 'zz-',
    origin: 'http://localhost:4173',
    rate: 0,
    runs: 5,
    seed: 1,
    lastUseSeconds: 1,
  };
  return runRules(options, selectRules(only, true));
}
