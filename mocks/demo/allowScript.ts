/** As far as it is needed here: the compiler's own declarations lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | undefined },
  ): unknown;
}

/**
 * Lets one script of this origin, msw's worker, be registered where Trusted Types are required (the
 * demo's headers name this policy); whatever else becomes a script's address is refused as without
 * it. Where the browser has no Trusted Types there is nothing to allow.
 */
export function allowScript(path: string): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const allowed = new URL(path, window.location.origin).href;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      new URL(url, window.location.href).href === allowed ? url : undefined,
  });
}
