/**
 * Decides which calls fail at a rate: one in each group of `1 / rate` calls, at a random place in it.
 * Unlike independent draws, a rate of 20 % shows a failure within the first five calls.
 */
export function createFailurePattern(rate: number, random: () => number): () => boolean {
  let calls = 0;
  let failures = 0;
  let nextFailure = Math.floor(random() / rate);
  return () => {
    calls += 1;
    if (calls <= nextFailure) return false;
    failures += 1;
    nextFailure = Math.max(calls, Math.floor((failures + random()) / rate));
    return true;
  };
}
