import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Organization } from '~/domain/Organization';
import type { FieldName } from '~/domain/organizationFields';
import { LinkedText } from '~/components/LinkedText';
import { emailHref, phoneHref } from './contactLinks';
import { CodeText, MutedText, TextLink } from '~/ui/text';
import { CopyButton } from '~/ui/Copy';
import { DefinitionItem, DefinitionList, Panel } from '~/ui/Page';
import { EmailText, MoneyText, Time } from '~/ui/values';
import { Skeleton } from '~/ui/Feedback';

const oneLine = <Skeleton width={140} />;
/** Most addresses, and the email's two parts, take two lines. */
const twoLines = <Skeleton width={140} height={40} />;

interface Item {
  readonly term: string;
  /** Undefined until it is loaded. */
  readonly value: (organization: Organization) => string | null | undefined;
  readonly show?: (value: string) => ReactNode;
  /** What its copy button names. */
  readonly copy?: string;
  readonly placeholder?: ReactNode;
  readonly separated?: true;
}

/** All but the amount, which includes the currency. */
type ItemName = Exclude<FieldName, 'amount' | 'currency'> | 'id' | 'registered_at' | 'updated_at';

const showTime = (value: string) => <Time value={value} />;

const items: Readonly<Record<ItemName, Item>> = {
  name: { term: 'Name', value: ({ name }) => name, copy: 'name' },
  id: { term: 'ID', value: ({ id }) => id, show: (id) => <CodeText>{id}</CodeText>, copy: 'ID' },
  subdomain: { term: 'Subdomain', value: ({ subdomain }) => subdomain, copy: 'subdomain' },
  address: {
    term: 'Address',
    value: ({ address }) => address,
    show: (address) => <LinkedText text={address} />,
    copy: 'address',
    placeholder: twoLines,
  },
  registered_at: {
    term: 'Date Registered',
    value: ({ registered_at: registeredAt }) => registeredAt,
    show: showTime,
  },
  updated_at: {
    term: 'Last Updated',
    value: ({ updated_at: updatedAt }) => updatedAt,
    show: showTime,
  },
  billing_name: {
    term: 'Billing Name',
    value: ({ billing }) => billing?.billing_name ?? null,
    separated: true,
  },
  billing_email: {
    term: 'Billing Email',
    value: ({ billing }) => billing?.billing_email ?? null,
    show: (email) => (
      <TextLink href={emailHref(email)}>
        <EmailText email={email} />
      </TextLink>
    ),
    copy: 'billing email',
    placeholder: twoLines,
  },
  billing_phone: {
    term: 'Billing Phone',
    value: ({ billing }) => billing?.billing_phone ?? null,
    show: (phone) => <TextLink href={phoneHref(phone)}>{phone}</TextLink>,
    copy: 'billing phone',
  },
};

/** The organization's fields and billing details. */
export const ProfilePanel = observer(function ProfilePanel({
  organization,
}: {
  readonly organization: Organization | undefined;
}) {
  const billing = organization?.billing;
  return (
    <Panel title="Organization Profile">
      <DefinitionList>
        {Object.values(items).map(({ term, value, show, copy, placeholder, separated }) => {
          const text = organization && value(organization);
          return (
            <DefinitionItem
              key={term}
              term={term}
              copy={copy && text && <CopyButton name={copy} value={text} />}
              separated={separated}
            >
              {text === undefined ? (placeholder ?? oneLine) : text && show ? show(text) : text}
            </DefinitionItem>
          );
        })}
        <DefinitionItem term="Amount">
          {organization ? (
            <>
              <MoneyText amount={billing?.amount} currency={billing?.currency} />
              <MutedText> per month</MutedText>
            </>
          ) : (
            oneLine
          )}
        </DefinitionItem>
      </DefinitionList>
    </Panel>
  );
});
