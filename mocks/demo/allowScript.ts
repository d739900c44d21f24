/** The part used here: TypeScript's DOM types lack the API. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | undefined },
  ): unknown;
}

/**
 * Allows one script URL, that of the demo's service worker, under the Trusted Types of the demo's
 * Content Security Policy; all other script URLs stay blocked. Does nothing in browsers without
 * Trusted Types (https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API).
 */
export function allowScript(path: string): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const allowed = new URL(path, window.location.origin).href;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      new URL(url, window.location.href).href === allowed ? url : undefined,
  });
}
