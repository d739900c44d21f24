import type { Organization } from '~/domain/Organization';
import { fullIn, fullInTitle, seatChange } from '~/domain/seatsRunOut';
import { formatChange } from '~/lib/format';
import type { Column } from '~/ui/table/Column';
import { copyableClass } from '~/ui/table/rowClasses';
import { MissingValue } from '~/ui/text/MissingValue';
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
} satisfies Readonly<Record<string, Column<Organization, never>>>;
