import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Organization } from '../../domain/Organization';
import { CodeText } from '../../ui/CodeText';
import { CopyButton } from '../../ui/CopyButton';
import { DefinitionItem } from '../../ui/DefinitionItem';
import { DefinitionList } from '../../ui/DefinitionList';
import { MoneyText } from '../../ui/MoneyText';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/Skeleton';
import { Time } from '../../ui/Time';

/** The organization's own fields and its billing. */
export const ProfilePanel = observer(function ProfilePanel({
  organization,
}: {
  readonly organization: Organization | undefined;
}) {
  const billing = organization?.billing;
  const show = (value: (known: Organization) => ReactNode) =>
    organization ? value(organization) : <Skeleton width={160} />;
  const detail = (value: ReactNode | undefined) =>
    value === undefined ? <Skeleton width={160} /> : value;
  return (
    <Panel title="Organization Profile">
      <DefinitionList>
        <DefinitionItem
          term="Name"
          copy={organization && <CopyButton what="name" value={organization.name} />}
        >
          {show(({ name }) => name)}
        </DefinitionItem>
        <DefinitionItem
          term="ID"
          copy={organization && <CopyButton what="ID" value={organization.id} />}
        >
          {show(({ id }) => (
            <CodeText>{id}</CodeText>
          ))}
        </DefinitionItem>
        <DefinitionItem term="Subdomain">{show(({ subdomain }) => subdomain)}</DefinitionItem>
        <DefinitionItem term="Date Registered">
          {show(({ registeredAt }) => (
            <Time value={registeredAt} />
          ))}
        </DefinitionItem>
        <DefinitionItem term="Last Updated">
          {detail(
            organization?.updatedAt === undefined ? undefined : (
              <Time value={organization.updatedAt} />
            ),
          )}
        </DefinitionItem>
        <DefinitionItem term="Billing Name">{show(() => billing?.name)}</DefinitionItem>
        <DefinitionItem
          term="Billing Email"
          copy={billing?.email && <CopyButton what="billing email" value={billing.email} />}
        >
          {show(() => billing?.email)}
        </DefinitionItem>
        <DefinitionItem term="Billing Phone">{show(() => billing?.phone)}</DefinitionItem>
        <DefinitionItem term="Amount">
          {show(() => (
            <MoneyText amount={billing?.amount} currency={billing?.currency} />
          ))}
        </DefinitionItem>
        <DefinitionItem term="Address" wide>
          {detail(organization?.address)}
        </DefinitionItem>
      </DefinitionList>
    </Panel>
  );
});
