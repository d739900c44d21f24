import { Link } from 'react-router-dom';
import type { Organization } from '~/domain/Organization';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Panel } from '~/ui/layout/Panel';
import { SkeletonRows } from '~/ui/table/SkeletonRows';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { TableHead } from '~/ui/table/TableHead';
import { TextLink } from '~/ui/text/TextLink';
import { Th } from '~/ui/table/Th';
import { NewestRow } from './NewestRow';
import { newestOrganizationsPath } from './newestOrganizationsPath';

const skeletonColumns = [
  { label: 'Organization', primary: true, lines: 2 },
  { label: 'Registered' },
  { label: 'Total Seats', align: 'end' },
  { label: 'Status', shape: 'badge' },
] as const;

/** The newest organizations; undefined while they load. */
export function NewestOrganizations({
  newest,
}: {
  readonly newest: readonly Organization[] | undefined;
}) {
  const viewAllLink = (
    <TextLink as={Link} to={newestOrganizationsPath}>
      View all
    </TextLink>
  );
  return (
    <Panel title="Newest organizations" actions={viewAllLink} flush>
      {newest?.length === 0 ? (
        <EmptyState title="No accounts" />
      ) : (
        <Table label="Newest organizations" busy={newest === undefined} fixed>
          <TableHead>
            <Th width="46%">Organization</Th>
            <Th width="20%">Registered</Th>
            <Th width="16%" align="end">
              Total Seats
            </Th>
            <Th width="18%">Status</Th>
          </TableHead>
          {newest ? (
            <TableBody>{newest.map(toRow)}</TableBody>
          ) : (
            <SkeletonRows rows={10} columns={skeletonColumns} />
          )}
        </Table>
      )}
    </Panel>
  );
}

function toRow(organization: Organization, index: number) {
  return <NewestRow key={`${organization.id} ${index}`} organization={organization} />;
}
