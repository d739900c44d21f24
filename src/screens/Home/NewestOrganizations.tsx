import { PathLink } from '~/components/PathLink';
import { OrganizationRow } from '~/components/OrganizationRow';
import type { Organization } from '~/domain/Organization';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Panel } from '~/ui/layout/Panel';
import { DataTable } from '~/ui/table/DataTable';
import { narrowRows } from '~/ui/table/narrowRows';
import { TextLink } from '~/ui/text/TextLink';
import { newestColumns } from './newestColumns';
import { newestOrganizationsPath } from './newestOrganizationsPath';

/** The newest organizations; undefined while they load. */
export function NewestOrganizations({
  newest,
}: {
  readonly newest: readonly Organization[] | undefined;
}) {
  const viewAllLink = (
    <TextLink as={PathLink} to={newestOrganizationsPath}>
      View all
    </TextLink>
  );
  return (
    <Panel title="Newest organizations" actions={viewAllLink} flush>
      {newest?.length === 0 ? (
        <EmptyState title="No accounts" />
      ) : (
        <DataTable
          label="Newest organizations"
          busy={newest === undefined}
          fixed
          narrow={narrowRows}
          columns={newestColumns}
          rows={newest}
          rowKey="id"
          renderRow={renderRow}
        />
      )}
    </Panel>
  );
}

function renderRow(organization: Organization, key: string) {
  return <OrganizationRow key={key} organization={organization} columns={newestColumns} />;
}
