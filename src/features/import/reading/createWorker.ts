/** A Trusted Types policy for script URLs. */
interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/**
 * The console's only Trusted Types policy; its Content Security Policy has to allow it
 * (`trusted-types ams-worker`).
 */
const policyName = 'ams-worker';

let policy: ScriptPolicy | undefined;

/**
 * Starts a module worker from a script of this build, with a trusted URL where the page requires
 * one.
 */
export function createWorker(url: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A second policy with the same name throws:
  // https://developer.mozilla.org/en-US/docs/Web/API/TrustedTypePolicyFactory/createPolicy.
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: sameOriginUrl }) ?? {
    createScriptURL: sameOriginUrl,
  };
  return new Worker(policy.createScriptURL(url), { type: 'module' });
}

/** The absolute URL; throws unless it is on the console's own origin. */
function sameOriginUrl(url: string): string {
  const { href, origin } = new URL(url, window.location.href);
  if (origin !== window.location.origin)
    throw new TypeError('A worker script must be same-origin.');
  return href;
}
