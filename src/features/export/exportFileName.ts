import { isSearch, type OrganizationListParams } from '~/domain/organizationList';

/** Which organizations an export has. */
export interface ExportedView {
  readonly params: Pick<OrganizationListParams, 'q' | 'status' | 'seats'>;
  /** The name that the view is saved under, if it is. */
  readonly name?: string | undefined;
}

const seatNames = { low: 'low-on-seats', out: 'out-of-seats', underused: 'underused' };

/**
 * Says which view an export has and when it was made, in the user's time zone:
 * `organizations-low-on-seats-2026-11-25.csv`.
 */
export function exportFileName(view?: ExportedView, now = new Date()): string {
  const { q = '', status = '', seats = '' } = view?.params ?? {};
  const pad = (value: number) => String(value).padStart(2, '0');
  const parts = [
    'organizations',
    status,
    seats && seatNames[seats],
    toFileNamePart(view?.name ?? ''),
    isSearch(q) ? 'search' : '',
    now.getFullYear(),
    pad(now.getMonth() + 1),
    pad(now.getDate()),
  ];
  return `${parts.filter((part) => part !== '').join('-')}.csv`;
}

/** Letters and digits only: file systems differ in what else they allow. */
function toFileNamePart(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
