import { seatListPaths } from '~/components/seatListPaths';
import {
  defaultListParams,
  type OrganizationListParams,
  type SeatFilter,
} from '~/domain/organizationList';

export interface SeatList {
  readonly label: string;
  /** How the label starts, which is enough where there is little space. */
  readonly shortLabel?: string;
  /** Of its first page, which home shows the first rows of, and which "View all" then has at once. */
  readonly params: OrganizationListParams;
  /** The whole list. */
  readonly path: string;
  /** Shown if there are none. */
  readonly empty: string;
}

const active = { ...defaultListParams, status: 'active' } as const;

/**
 * The active organizations that need more seats, the most urgent first, and those that have too many,
 * most unused seats first.
 */
export const seatLists: Readonly<Record<SeatFilter, SeatList>> = {
  low: {
    label: 'Low on seats',
    shortLabel: 'Low',
    params: { ...active, seats: 'low', sort: 'seats_run_out' },
    path: seatListPaths.low,
    empty: 'No organization is low on seats',
  },
  out: {
    label: 'Out of seats',
    shortLabel: 'Out',
    params: { ...active, seats: 'out', sort: 'seat_usage', order: 'desc' },
    path: seatListPaths.out,
    empty: 'No organization is out of seats',
  },
  underused: {
    label: 'Underused',
    params: { ...active, seats: 'underused', sort: 'unused_seats', order: 'desc' },
    path: seatListPaths.underused,
    empty: 'No organization is underused',
  },
};
