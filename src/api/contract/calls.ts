import * as accounts from './accounts';
import * as accountWrites from './accountWrites';
import * as auth from './auth';
import type { Call } from './Call';
import * as tokenWrites from './tokenWrites';

/** Every call of the API by its operation's name. */
export const calls: Readonly<Record<string, Call>> = {
  ...auth,
  ...tokenWrites,
  ...accounts,
  ...accountWrites,
};
