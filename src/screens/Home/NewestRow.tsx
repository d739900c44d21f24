import { observer } from 'mobx-react-lite';
import type { Organization } from '../../domain/Organization';
import { isOutOfSeats } from '../../domain/seats';
import { OrganizationLink } from '../../layouts/OrganizationLink';
import { organizationPath } from '../../layouts/organizationPath';
import { usePrefetchOrganization } from '../../layouts/usePrefetchOrganization';
import { Badge } from '../../ui/Badge';
import { Meter } from '../../ui/Meter';
import { Missing } from '../../ui/Missing';
import { StatusBadge } from '../../ui/StatusBadge';
import { Td } from '../../ui/Td';
import { Time } from '../../ui/Time';
import { Tr } from '../../ui/Tr';
import { TwoLines } from '../../ui/TwoLines';

/** One of the newest organizations. */
export const NewestRow = observer(function NewestRow({
  organization,
}: {
  readonly organization: Organization;
}) {
  const { name, subdomain, usedSeats, totalSeats } = organization;
  const prefetch = usePrefetchOrganization(organization.id);
  return (
    <Tr linked={organizationPath(organization.id) !== undefined} {...prefetch}>
      <Td primary>
        <TwoLines
          primary={<OrganizationLink id={organization.id} name={name} />}
          secondary={subdomain ?? <Missing />}
          title={name}
        />
      </Td>
      <Td label="Registered">
        <Time value={organization.registeredAt} />
      </Td>
      <Td label="Seats in use">
        <Meter label={`Seats in use, ${name}`} value={usedSeats} max={totalSeats} />
      </Td>
      <Td label="Status">
        {isOutOfSeats(organization) ? (
          <Badge tone="warning">Out of seats</Badge>
        ) : (
          <StatusBadge status={organization.status} />
        )}
      </Td>
    </Tr>
  );
});
