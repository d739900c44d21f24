import { seatListPaths } from '~/components/seatListPaths';
import { defaultListParams, type OrganizationListParams } from '~/domain/organizationList';
import type { SeatLevel } from '~/domain/seatLevel';

export interface SeatList {
  readonly label: string;
  /** Of its first page, which home shows the first rows of, and which "View all" then has at once. */
  readonly params: OrganizationListParams;
  /** The whole list. */
  readonly path: string;
  /** Shown if there are none. */
  readonly empty: string;
}

const active = { ...defaultListParams, status: 'active' } as const;

/** The active organizations at each level, the most urgent first. */
export const seatLists: Readonly<Record<SeatLevel, SeatList>> = {
  low: {
    label: 'Low on seats',
    params: { ...active, seats: 'low', sort: 'seats_run_out' },
    path: seatListPaths.low,
    empty: 'No organization is low on seats',
  },
  out: {
    label: 'Out of seats',
    params: { ...active, seats: 'out', sort: 'seat_usage', order: 'desc' },
    path: seatListPaths.out,
    empty: 'No organization is out of seats',
  },
};
