import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LinkedText } from '~/components/LinkedText';
import type { Organization } from '~/domain/Organization';
import type { FieldName } from '~/domain/organizationFields';
import { fieldValue } from '~/domain/organizationValues';
import { fieldTexts } from '~/messages/fieldLabels';
import { theme } from '~/theme/theme';
import { CopyButton } from '~/ui/Copy';
import { Inline } from '~/ui/layout';
import { Panel } from '~/ui/Page';
import { Caption, CodeText, MissingValue, Muted, TextLink } from '~/ui/text';
import { EmailText, MoneyText, Time } from '~/ui/values';

interface FieldItem {
  readonly show?: (value: string, organization: Organization) => ReactNode;
  /** What its copy button names. */
  readonly copy?: string;
}

interface Item extends FieldItem {
  readonly term: string;
  readonly value: (organization: Organization) => string | null | undefined;
}

/** How the profile shows each field, in its order; null: with another one. */
const fieldItems: Readonly<Record<FieldName, FieldItem | null>> = {
  billing_name: {},
  billing_email: {
    show: (email) => (
      <TextLink href={emailHref(email)}>
        <bdi>
          <EmailText email={email} />
        </bdi>
      </TextLink>
    ),
    copy: 'billing email',
  },
  billing_phone: {
    show: (phone) => {
      const href = phoneHref(phone);
      return href === undefined ? phone : <TextLink href={href}>{phone}</TextLink>;
    },
    copy: 'billing phone',
  },
  amount: {
    show: (_, { billing }) => (
      <>
        <MoneyText amount={billing?.amount} currency={billing?.currency} />
        <Muted> per month</Muted>
      </>
    ),
  },
  currency: null,
  address: {
    show: (address) => (
      <bdi style={{ whiteSpace: 'pre-line' }}>
        <LinkedText text={address} />
      </bdi>
    ),
    copy: 'address',
  },
  name: { copy: 'name' },
  subdomain: { copy: 'subdomain' },
};

const items: readonly Item[] = [
  ...(Object.keys(fieldItems) as FieldName[]).flatMap((name) => {
    const term = fieldTexts[name].label.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
    const value = (organization: Organization) => fieldValue(organization, name)?.toString();
    return fieldItems[name] ? { term, value, ...fieldItems[name] } : [];
  }),
  {
    term: 'Date Registered',
    value: ({ registered_at: registeredAt }) => registeredAt,
    show: (value) => <Time value={value} />,
  },
  {
    term: 'ID',
    value: ({ id }) => id,
    show: (id) => (
      <Muted>
        <CodeText>{id}</CodeText>
      </Muted>
    ),
    copy: 'ID',
  },
  {
    term: 'Last Updated',
    value: ({ updated_at: updatedAt }) => updatedAt,
    show: (value) => (
      <Muted>
        <Time value={value} />
      </Muted>
    ),
  },
];

/** The organization's fields, the contact first. */
export const ProfilePanel = observer(function ProfilePanel({
  organization,
}: {
  readonly organization: Organization;
}) {
  return (
    <Panel title="Organization Profile" plain>
      <ProfileTerms>
        {items.map(({ term, value, show, copy }) => {
          const text = value(organization);
          return (
            <div key={term}>
              <Caption as="dt">{term}</Caption>
              <Inline as="dd" gap={1} align="start" justify="between">
                <span>
                  {text ? show ? show(text, organization) : <bdi>{text}</bdi> : <MissingValue />}
                </span>
                {copy && text && <CopyButton name={copy} value={text} />}
              </Inline>
            </div>
          );
        })}
      </ProfileTerms>
    </Panel>
  );
});

/** A link that writes to an address, whatever the server holds as one: it adds no header of its own. */
export function emailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/**
 * A link that calls a number: its digits and a leading `+`, without a `(0)` after the country code.
 * Undefined where anything else occurs, which may be an extension: a wrong number is worse than none.
 */
export function phoneHref(phone: string): string | undefined {
  const text = phone.trim().replace(/^(\+[\d ]+)\(0\)/, '$1');
  if (!/^\+?[\d\s()./\u2010-\u2015-]*$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? undefined : `tel:${text.startsWith('+') ? '+' : ''}${digits}`;
}

/**
 * Terms of 96 px beside their values. Copy buttons show on hover and focus; always without hover. By a
 * property: for `:hover button` Chromium matches all buttons around the pointer again when it moves.
 */
const ProfileTerms = styled.dl`
  --line-padding: 3px;
  --button-margin: -4px;
  display: grid;
  gap: ${theme.space[1]};
  margin-block: -6px;
  & > div {
    display: grid;
    grid-template-columns: min(6rem, 40%) minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
  & dt {
    padding-block: calc(var(--line-padding) + 2px);
  }
  & dd {
    min-block-size: 26px;
    padding-block: var(--line-padding);
    overflow-wrap: anywhere;
  }
  & button {
    margin-block: var(--button-margin);
  }
  @media (hover: hover) {
    & dd {
      position: relative;
    }
    & button {
      position: absolute;
      inset-block-start: 3px;
      inset-inline-end: 0;
      background: ${theme.surface.page};
    }
    & button:not(:focus-visible) {
      opacity: var(--hovered, 0);
    }
    & > :hover {
      --hovered: 1;
    }
  }
  ${theme.media.belowMedium} {
    --line-padding: 10px;
    --button-margin: -10px;
    gap: 0;
  }
`;
