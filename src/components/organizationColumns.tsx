import type { Organization } from '~/domain/Organization';
import { fullIn, fullInTitle, seatChange } from '~/domain/seatsRunOut';
import { unusedSeats } from '~/domain/unusedSeats';
import { formatChange } from '~/lib/format';
import type { Column } from '~/ui/table/Column';
import { copyableClass } from '~/ui/table/rowClasses';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import { OrganizationLink } from './OrganizationLink';
import { monogramCellProps } from './monogramCell';

/** The columns that tables of organizations share. */
export const organizationColumns = {
  name: {
    header: 'Organization',
    kind: 'title',
    skeleton: 'monogram',
    cell: ({ id, name }) => <OrganizationLink id={id} name={name} stretched />,
    detail: ({ subdomain }) => (
      <span className={copyableClass}>{subdomain ?? <MissingValue />}</span>
    ),
    cellProps: ({ name }) => monogramCellProps(name),
  },
  change: {
    header: '30 days',
    align: 'end',
    width: 70,
    muted: true,
    cell: (organization) => {
      const change = seatChange(organization);
      return change === undefined ? <MissingValue /> : formatChange(change);
    },
  },
  /** When seats run out, and below it of which type: "~7 days · light". */
  fullIn: {
    header: 'Full in',
    align: 'end',
    width: 98,
    skeleton: 56,
    cell: (organization) => {
      const { duration, seatType } = fullIn(organization) ?? {};
      if (duration === undefined) return <MissingValue />;
      return (
        <>
          <span>{duration}</span>
          {seatType && <VisuallyHidden> · </VisuallyHidden>}
        </>
      );
    },
    detail: (organization) => fullIn(organization)?.seatType,
    cellProps: (organization) => ({ title: fullInTitle(organization) }),
  },
  /** The most seats in use on one of the last 90 days. */
  peak: {
    header: 'Peak, 90 days',
    align: 'end',
    width: 104,
    muted: true,
    cell: ({ peak_used_seats_90_days: peakUsedSeats90Days }) => (
      <NumberText value={peakUsedSeats90Days} />
    ),
  },
  unused: {
    header: 'Unused',
    align: 'end',
    width: 98,
    cell: (organization) => <NumberText value={unusedSeats(organization)} />,
  },
} satisfies Readonly<Record<string, Column<Organization, never>>>;
