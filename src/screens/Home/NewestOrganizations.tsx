import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Organization } from '../../domain/Organization';
import { useStores } from '../../stores/context';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { Table } from '../../ui/Table';
import { TableBody } from '../../ui/TableBody';
import { TableHead } from '../../ui/TableHead';
import { TextLink } from '../../ui/TextLink';
import { Th } from '../../ui/Th';
import { NewestRow } from './NewestRow';
import { newestPath } from './newestPath';

const skeleton = [
  { label: 'Organization', primary: true, lines: 2 },
  { label: 'Registered' },
  { label: 'Seats in use' },
  { label: 'Status', shape: 'badge' },
] as const;

/**
 * The newest organizations with the seats that they use; undefined while they load. The list
 * doesn't tell used seats, so each is asked for.
 */
export function NewestOrganizations({
  newest,
}: {
  readonly newest: readonly Organization[] | undefined;
}) {
  const { organizations } = useStores();
  useEffect(() => {
    const profiles = newest?.map(({ id }) => organizations.profile(id)) ?? [];
    for (const profile of profiles) profile.peek();
    return () => {
      for (const profile of profiles) profile.organization.leave();
    };
  }, [newest, organizations]);

  const all = (
    <TextLink as={Link} to={newestPath}>
      View all
    </TextLink>
  );
  return (
    <Panel title="Newest organizations" actions={all} flush>
      {newest?.length === 0 ? (
        <EmptyState title="No accounts" />
      ) : (
        <Table label="Newest organizations" busy={newest === undefined} fixed>
          <TableHead>
            <Th width="38%">Organization</Th>
            <Th width="18%">Registered</Th>
            <Th width="28%">Seats in use</Th>
            <Th width="16%">Status</Th>
          </TableHead>
          {newest ? (
            <TableBody>{newest.map(toRow)}</TableBody>
          ) : (
            <SkeletonRows rows={10} columns={skeleton} />
          )}
        </Table>
      )}
    </Panel>
  );
}

function toRow(organization: Organization, index: number) {
  return <NewestRow key={`${organization.id} ${index}`} organization={organization} />;
}
