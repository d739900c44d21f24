import type { KeyValueStorage } from '~/lib/persisted';

/** Where React Router's `ScrollRestoration` keeps them, partly by the address of a page. */
const key = 'react-router-scroll-positions';

/**
 * Forgets the scroll positions of the user who is no longer signed in (docs/security.md, "Data").
 * React Router also has them in memory, and writes those when the page is hidden: what it then has in
 * memory is what it reads for the next user, an empty record.
 */
export function forgetScrollPositions(
  storage: KeyValueStorage | undefined,
  isSignedIn: boolean,
): void {
  try {
    if (isSignedIn) storage?.setItem(key, '{}');
    else storage?.removeItem(key);
  } catch {
    // React Router can't write them either.
  }
}
