import { pick } from 'es-toolkit';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';

/**
 * Records the organization as viewed once its own response has arrived, and again whenever what
 * home shows of it changes.
 */
export function useRecordView({ organization: query }: ProfileQueries): void {
  const { recentOrganizations } = useStores();
  useEffect(
    () =>
      reaction(
        () => {
          if (!query.data) return undefined;
          return pick(query.data, [
            'id',
            'name',
            'status',
            'used_seats',
            'total_seats',
            'seat_level',
          ]);
        },
        (viewed) => viewed && recentOrganizations.recordView(viewed),
        { fireImmediately: true },
      ),
    [query, recentOrganizations],
  );
}
