import * as accounts from './accounts';
import * as accountMutations from './accountMutations';
import * as activity from './activity';
import * as auth from './auth';
import type { Call } from './Call';
import * as lookup from './lookup';
import * as tokenMutations from './tokenMutations';

/** All API calls by operation name. */
export const calls: Readonly<Record<string, Call>> = {
  ...auth,
  ...tokenMutations,
  ...accounts,
  ...lookup,
  ...accountMutations,
  ...activity,
};
