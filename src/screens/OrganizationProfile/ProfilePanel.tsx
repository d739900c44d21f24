import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Organization } from '~/domain/Organization';
import { CodeText } from '~/ui/text/CodeText';
import { CopyButton } from '~/ui/button/CopyButton';
import { DefinitionItem, DefinitionList } from '~/ui/layout/DefinitionItem';
import { EmailText } from '~/ui/text/EmailText';
import { MoneyText } from '~/ui/text/MoneyText';
import { MutedText } from '~/ui/text/MutedText';
import { Panel } from '~/ui/layout/Panel';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { Time } from '~/ui/text/Time';

const oneLine = <Skeleton width={140} />;
/** Most addresses, and the email's two parts, take two lines. */
const twoLines = <Skeleton width={140} height={40} />;

/** The organization's fields and billing details. */
export const ProfilePanel = observer(function ProfilePanel({
  organization,
}: {
  readonly organization: Organization | undefined;
}) {
  const billing = organization?.billing;
  const renderValue = (value: (loaded: Organization) => ReactNode, placeholder = oneLine) =>
    organization ? value(organization) : placeholder;
  const renderDetail = (value: ReactNode | undefined, placeholder = oneLine) =>
    value === undefined ? placeholder : value;
  return (
    <Panel title="Organization Profile">
      <DefinitionList>
        <DefinitionItem
          term="Name"
          copy={organization && <CopyButton name="name" value={organization.name} />}
        >
          {renderValue(({ name }) => name)}
        </DefinitionItem>
        <DefinitionItem
          term="ID"
          copy={organization && <CopyButton name="ID" value={organization.id} />}
        >
          {renderValue(({ id }) => (
            <CodeText>{id}</CodeText>
          ))}
        </DefinitionItem>
        <DefinitionItem term="Subdomain">
          {renderValue(({ subdomain }) => subdomain)}
        </DefinitionItem>
        <DefinitionItem term="Address">
          {renderDetail(organization?.address, twoLines)}
        </DefinitionItem>
        <DefinitionItem term="Date Registered">
          {renderValue(({ registeredAt }) => (
            <Time value={registeredAt} />
          ))}
        </DefinitionItem>
        <DefinitionItem term="Last Updated">
          {renderDetail(
            organization?.updatedAt === undefined ? undefined : (
              <Time value={organization.updatedAt} />
            ),
          )}
        </DefinitionItem>
        <DefinitionItem term="Billing Name" separated>
          {renderValue(() => billing?.name)}
        </DefinitionItem>
        <DefinitionItem
          term="Billing Email"
          copy={billing?.email && <CopyButton name="billing email" value={billing.email} />}
        >
          {renderValue(() => billing?.email && <EmailText email={billing.email} />, twoLines)}
        </DefinitionItem>
        <DefinitionItem term="Billing Phone">{renderValue(() => billing?.phone)}</DefinitionItem>
        <DefinitionItem term="Amount">
          {renderValue(() => (
            <>
              <MoneyText amount={billing?.amount} currency={billing?.currency} />{' '}
              <MutedText>per month</MutedText>
            </>
          ))}
        </DefinitionItem>
      </DefinitionList>
    </Panel>
  );
});
