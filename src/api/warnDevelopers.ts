import type * as warnings from './printViolation';

/**
 * Prints a warning for those who build the API, in the demo and in `npm run dev:staff`. Other builds
 * drop the branch and have none of it.
 */
export function warnDevelopers(print: (functions: typeof warnings) => void): void {
  if (import.meta.env.MODE === 'demo' || import.meta.env.MODE === 'staff')
    // A page that is being left can't load it.
    void import('./printViolation').then(print, () => {});
}
