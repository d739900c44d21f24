import type { Organization } from '~/domain/Organization';
import { fullInTitle, seatChange } from '~/domain/seatsRunOut';
import { formatChange } from '~/lib/format';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { initials, monogramHue } from '~/ui/seats/monogramOf';
import type { Column } from '~/ui/table/Column';
import type { ElementNode } from '~/ui/layout/ElementNode';
import { MissingValue } from '~/ui/text/MissingValue';
import { Time } from '~/ui/text/Time';
import { OrganizationLink } from './OrganizationLink';
import { renderFullIn } from './fullInCell';
import { renderSeatsCell, seatsCellAttributes } from './seatsCell';

/** An organization's name as a link, and below it a note and its subdomain. */
export function renderName({ id, name, subdomain }: Organization, note?: ElementNode) {
  return (
    <>
      <OrganizationLink id={id} name={name} />
      <span data-secondary="">
        {note}
        <span data-text="">{subdomain ?? <MissingValue />}</span>
      </span>
    </>
  );
}

/** The columns that tables of organizations share. */
export const organizationColumns = {
  name: {
    header: 'Organization',
    kind: 'title',
    skeleton: 'monogram',
    cell: (organization) => renderName(organization),
    attributes: ({ name }) => ({
      'data-lines': '',
      'data-initials': initials(name),
      'data-hue': monogramHue(name),
    }),
  },
  registered: {
    header: 'Date Registered',
    skeleton: 'date',
    medium: 112,
    cell: ({ registeredAt }) => <Time value={registeredAt} />,
  },
  totalSeats: {
    header: 'Total Seats',
    align: 'end',
    medium: 'minmax(104px, 184px)',
    compact: true,
    cell: (organization) => renderSeatsCell(organization),
    attributes: seatsCellAttributes,
  },
  change: {
    header: '30 days',
    align: 'end',
    width: 70,
    cell: (organization) => {
      const change = seatChange(organization);
      return change === undefined ? <MissingValue /> : formatChange(change);
    },
    attributes: () => ({ 'data-muted': '' }),
  },
  fullIn: {
    header: 'Full in',
    align: 'end',
    width: 98,
    skeleton: 56,
    cell: renderFullIn,
    attributes: (organization) => ({ 'data-lines': '', title: fullInTitle(organization) }),
  },
  status: {
    header: 'Status',
    skeleton: 'badge',
    medium: 90,
    cell: ({ status }) => <StatusBadge status={status} />,
    // On narrow screens exceptions only.
    attributes: ({ status }) => ({ 'data-compact': status === 'active' ? undefined : '' }),
  },
} satisfies Readonly<Record<string, Column<Organization, never>>>;
