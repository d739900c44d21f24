import { observer } from 'mobx-react-lite';
import type { Organization } from '~/domain/Organization';
import { OrganizationLink } from '~/components/OrganizationLink';
import { organizationPath } from '~/components/organizationPath';
import { usePrefetchOrganization } from '~/hooks/usePrefetchOrganization';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { Td } from '~/ui/table/Td';
import { Time } from '~/ui/text/Time';
import { Tr } from '~/ui/table/Tr';
import { TwoLines } from '~/ui/text/TwoLines';

export const NewestRow = observer(function NewestRow({
  organization,
}: {
  readonly organization: Organization;
}) {
  const { name, subdomain } = organization;
  const prefetch = usePrefetchOrganization(organization.id);
  return (
    <Tr linked={organizationPath(organization.id) !== undefined} {...prefetch}>
      <Td primary>
        <TwoLines
          primary={<OrganizationLink id={organization.id} name={name} />}
          secondary={subdomain ?? <MissingValue />}
          title={name}
        />
      </Td>
      <Td label="Registered">
        <Time value={organization.registeredAt} />
      </Td>
      <Td label="Total Seats" align="end">
        <NumberText value={organization.totalSeats} />
      </Td>
      <Td label="Status">
        <StatusBadge status={organization.status} />
      </Td>
    </Tr>
  );
});
