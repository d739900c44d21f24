import * as accounts from './accounts';
import * as accountMutations from './accountMutations';
import * as auth from './auth';
import type { Call } from './Call';
import * as tokenMutations from './tokenMutations';

/** Every call of the API by its operation's name. */
export const calls: Readonly<Record<string, Call>> = {
  ...auth,
  ...tokenMutations,
  ...accounts,
  ...accountMutations,
};
