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
          const { id, name, status, usedSeats, totalSeats } = query.data;
          return { id, name, status, usedSeats: usedSeats ?? null, totalSeats };
        },
        (viewed) => viewed && recentOrganizations.recordView(viewed),
        { fireImmediately: true },
      ),
    [query, recentOrganizations],
  );
}
