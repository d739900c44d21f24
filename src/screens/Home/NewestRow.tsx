import { observer } from 'mobx-react-lite';
import type { Organization } from '../../domain/Organization';
import { OrganizationLink } from '../../layouts/OrganizationLink';
import { organizationPath } from '../../layouts/organizationPath';
import { usePrefetchOrganization } from '../../layouts/usePrefetchOrganization';
import { MissingValue } from '../../ui/MissingValue';
import { NumberText } from '../../ui/NumberText';
import { StatusBadge } from '../../ui/StatusBadge';
import { Td } from '../../ui/Td';
import { Time } from '../../ui/Time';
import { Tr } from '../../ui/Tr';
import { TwoLines } from '../../ui/TwoLines';

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
