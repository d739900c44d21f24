import { observer } from 'mobx-react-lite';
import type { Organization } from '~/domain/Organization';
import { useStores } from '~/stores/context';
import type { Column } from '~/ui/table/Column';
import { renderCells, Tr } from '~/ui/table/Tr';
import { organizationPath } from './organizationPath';

interface CellsProps {
  readonly organization: Organization;
  readonly columns: readonly Column<Organization>[];
}

interface OrganizationRowProps extends CellsProps {
  /** Shows whether the organization is selected. */
  readonly selectable?: boolean;
}

/**
 * A row about an organization, rendered again only when that organization changes or is selected.
 * A click anywhere follows the name's link.
 */
export const OrganizationRow = observer(function OrganizationRow({
  organization,
  columns,
  selectable = false,
}: OrganizationRowProps) {
  const { id } = organization;
  const { selection } = useStores().organizations;
  return (
    <Tr linked={organizationPath(id) !== undefined} selected={selectable && selection.has(id)}>
      <Cells organization={organization} columns={columns} />
    </Tr>
  );
});

/** A component of its own, so that selecting a row renders none of its cells. */
const Cells = observer(function Cells({ organization, columns }: CellsProps) {
  return renderCells(columns, organization);
});
