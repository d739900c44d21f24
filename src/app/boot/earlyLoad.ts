import { listQuery } from '~/api/listQuery';
import { queryString } from '~/api/queryString';
import { readListSearchParams } from '~/components/listSearchParams';
import { isRecordId } from '~/domain/recordId';
import { routeParams } from '~/lib/routeParams';
import { seatLists } from '~/screens/Home/seatLists';
import { readPeriod } from '~/screens/OrganizationProfile/readPeriod';

/** A screen whose chunks the page loads early. */
export type EarlyScreen = 'home' | 'list' | 'profile' | 'token';

/** What a path needs first: a screen's chunks, and responses to these API paths. */
export interface EarlyLoad {
  readonly screen?: EarlyScreen;
  readonly apiPaths: readonly string[];
}

/**
 * What a signed-in user's path needs first. `pathname` has no base path. An id that can't be a
 * record's is never requested.
 */
export function earlyLoad(pathname: string, search: string): EarlyLoad {
  const [, first, second, ...rest] = pathname.replace(/\/+$/, '').split('/');
  if (first === undefined)
    return {
      screen: 'home',
      apiPaths: ['/api/summary', `/api/accounts${queryString(listQuery(seatLists.low.params))}`],
    };
  if (first === 'token' && second === undefined) return { screen: 'token', apiPaths: [] };
  if (first !== 'accounts' || rest.length > 0) return { apiPaths: [] };
  if (second === undefined)
    return {
      screen: 'list',
      apiPaths: [`/api/accounts${queryString(listQuery(readListSearchParams(search)))}`],
    };
  const { id = '' } = routeParams('/accounts/:id', pathname);
  const organization = `/api/accounts/${encodeURIComponent(id.toWellFormed())}`;
  return {
    screen: 'profile',
    apiPaths: isRecordId(id)
      ? [
          organization,
          `${organization}/subscriptions`,
          `${organization}/daily-seats${queryString({ days: readPeriod(search) })}`,
        ]
      : [],
  };
}
