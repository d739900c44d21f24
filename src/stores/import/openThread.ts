/** Makes addresses that a page under Trusted Types starts scripts from. */
interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/**
 * The one Trusted Types policy of the staff console: its Content Security Policy has to name it
 * (`trusted-types ams-thread`).
 */
const policyName = 'ams-thread';

let policy: ScriptPolicy | undefined;

/**
 * Starts a thread from a script of this build. Where the page demands trusted addresses, this is
 * one.
 */
export function openThread(address: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A page can make a policy of one name once.
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: ownScript }) ?? {
    createScriptURL: ownScript,
  };
  return new Worker(policy.createScriptURL(address), { type: 'module' });
}

/** The address, if it is one of the console's own origin. */
function ownScript(address: string): string {
  const { href, origin } = new URL(address, window.location.href);
  if (origin !== window.location.origin)
    throw new TypeError('A thread runs scripts of its own origin alone.');
  return href;
}
