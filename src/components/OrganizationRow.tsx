import { observer } from 'mobx-react-lite';
import type { Organization } from '~/domain/Organization';
import { usePrefetchOrganization } from '~/hooks/usePrefetchOrganization';
import type { Column } from '~/ui/table/Column';
import { renderCells } from '~/ui/table/renderCells';
import { Tr } from '~/ui/table/Tr';
import { organizationPath } from './organizationPath';

interface OrganizationRowProps {
  readonly organization: Organization;
  readonly columns: readonly Column<Organization>[];
}

/**
 * A row about an organization, rendered again only when that organization changes. The whole row is
 * clickable, through the link on the name.
 */
export const OrganizationRow = observer(function OrganizationRow({
  organization,
  columns,
}: OrganizationRowProps) {
  const prefetch = usePrefetchOrganization(organization.id);
  return (
    <Tr linked={organizationPath(organization.id) !== undefined} {...prefetch}>
      {renderCells(columns, organization)}
    </Tr>
  );
});
