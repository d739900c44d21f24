import {
  defaultListParams,
  type OrganizationListParams,
  type SeatFilter,
} from '~/domain/organizationList';
import { writeListParams } from '~/domain/urlState';

interface SeatList {
  readonly label: string;
  readonly params: OrganizationListParams;
  readonly path: string;
}

function seatList(label: string, params: Partial<OrganizationListParams>): SeatList {
  const all = { ...defaultListParams, status: 'active', ...params } as const;
  return { label, params: all, path: `/accounts${writeListParams('', all)}` };
}

/**
 * The active organizations that need seats, the most urgent first, and those that have too many, most
 * unused seats first.
 */
export const seatLists: Readonly<Record<SeatFilter, SeatList>> = {
  low: seatList('Low on seats', { seats: 'low', sort: 'seats_run_out' }),
  out: seatList('Out of seats', { seats: 'out', sort: 'seat_usage', order: 'desc' }),
  underused: seatList('Underused', { seats: 'underused', sort: 'unused_seats', order: 'desc' }),
};
