/**
 * Prints what an API gets wrong, for those who build it, in the demo and in `npm run dev:staff`; the
 * conformance suite explains it. Other builds drop it.
 */
export function warnDevelopers(text: string): void {
  if (import.meta.env.MODE === 'demo' || import.meta.env.MODE === 'staff')
    // oxlint-disable-next-line no-console -- printed for those who build the API, in two modes only
    console.warn(`Contract violation: ${text} See docs/api.md.`);
}
