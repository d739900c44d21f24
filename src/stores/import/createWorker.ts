/** Makes addresses that a page under Trusted Types starts scripts from. */
interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/**
 * The one Trusted Types policy of the staff console: its Content Security Policy has to name it
 * (`trusted-types ams-worker`).
 */
const policyName = 'ams-worker';

let policy: ScriptPolicy | undefined;

/**
 * Starts a thread from a script of this build. Where the page demands trusted addresses, this is
 * one.
 */
export function createWorker(url: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A page can make a policy of one name once.
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: sameOriginUrl }) ?? {
    createScriptURL: sameOriginUrl,
  };
  return new Worker(policy.createScriptURL(url), { type: 'module' });
}

/** The address, if it is one of the console's own origin. */
function sameOriginUrl(url: string): string {
  const { href, origin } = new URL(url, window.location.href);
  if (origin !== window.location.origin)
    throw new TypeError('A thread runs scripts of its own origin alone.');
  return href;
}
