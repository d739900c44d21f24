import * as accounts from '~/api/contract/accounts';
import * as activity from '~/api/contract/activity';
import * as auth from '~/api/contract/auth';
import type { Call } from '~/api/contract/Call';

/** The calls with the schemas of their responses. */
const contract = {
  ...auth,
  ...accounts,
  ...activity,
};
type Contract = typeof contract;

/** Whatever has an entry for every call `satisfies` a record of these: `tsc` finds what lacks one. */
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends Call ? Name : never;
}[keyof Contract];

/** The calls with method GET. */
export type ReadCallName = {
  [Name in CallName]: Contract[Name]['method'] extends 'GET' ? Name : never;
}[CallName];

/** All API calls by name. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries<object>(contract).filter((entry): entry is [string, Call] => 'method' in entry[1]),
);
