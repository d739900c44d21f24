import * as accounts from './accounts';
import * as accountMutations from './accountMutations';
import * as activity from './activity';
import * as auth from './auth';
import type { Call } from './Call';
import * as lookup from './lookup';
import * as tokenMutations from './tokenMutations';

const namedCalls = {
  ...auth,
  ...tokenMutations,
  ...accounts,
  ...lookup,
  ...accountMutations,
  ...activity,
};

/** Whatever has an entry for every call `satisfies` a record of these: `tsc` finds what lacks one. */
export type CallName = keyof typeof namedCalls;

/** The calls with method GET. */
export type ReadCallName = {
  [Name in CallName]: (typeof namedCalls)[Name]['method'] extends 'GET' ? Name : never;
}[CallName];

/** All API calls by operation name. */
export const calls: Readonly<Record<string, Call>> = namedCalls;
