import type { CallHandler } from '../http/defineHandler';
import { matchPath } from '../http/matchPath';
import { activityHandlers } from './activity';
import { authHandlers } from './auth';
import { dailySeatsHandlers } from './dailySeats';
import { organizationHandlers } from './organizations';
import { subscriptionHandlers } from './subscriptions';
import { tokenHandlers } from './tokens';

const handlers = [
  ...authHandlers,
  ...tokenHandlers,
  ...organizationHandlers,
  ...subscriptionHandlers,
  ...dailySeatsHandlers,
  ...activityHandlers,
];

/** The handler of a request; undefined if the contract has no such call. */
export function findHandler(method: string, pathname: string): CallHandler | undefined {
  return handlers.find(
    ({ call }) => call.method === method && matchPath(call.path, pathname) !== undefined,
  );
}
