import styled from '@emotion/styled';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Organization } from '~/domain/Organization';
import { formatNumber } from '~/lib/format';
import { message } from '~/messages/catalogue';
import { IconButton } from '~/ui/Button';
import { theme } from '~/theme/theme';
import { Monogram } from '~/ui/Seats';
import { Caption } from '~/ui/text';

interface OrganizationNamesProps {
  readonly label: string;
  readonly rows: readonly Organization[];
  /** Takes an organization out of the list. */
  readonly onRemove?: (row: Organization) => void;
}

/** A list of lines that scrolls in a box of its own, by keyboard too. */
export function Names({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <NamesBox role="group" aria-label={label} tabIndex={0}>
      <ul>{children}</ul>
    </NamesBox>
  );
}

/** Names with their seats in use. */
export function OrganizationNames({ label, rows, onRemove }: OrganizationNamesProps) {
  return (
    <Names label={label}>
      {rows.map((row) => (
        <NameLine key={row.id} name={row.name}>
          {row.used_seats !== null && (
            <Caption data-in-use>{`${formatNumber(row.used_seats)} in use`}</Caption>
          )}
          {onRemove && (
            <IconButton
              label={`Remove ${row.name || message('organization')}`}
              size="small"
              icon={<X size={14} aria-hidden="true" />}
              onClick={() => onRemove(row)}
            />
          )}
        </NameLine>
      ))}
    </Names>
  );
}

interface NameLineProps {
  readonly name: string;
  /** Stands below the name, such as why it failed. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** An organization in a `NamesBox`. */
export function NameLine({ name, note, children }: NameLineProps) {
  const text = name || message('organization');
  return (
    <li data-has-note={note !== undefined || undefined}>
      <Monogram name={name} size="small" />
      <div>
        <div>{text}</div>
        {note}
      </div>
      {children}
    </li>
  );
}
export const NamesBox = styled.div`
  max-block-size: 184px;
  overflow-y: auto;
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.well};
  & > ul {
    padding: ${theme.space[1]} ${theme.space[3]};
  }
  & > ul + ul {
    padding-block-start: 0;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: 28px;
  }
  /* Monogram and icon stay on the name's line. */
  & [data-has-note] {
    align-items: flex-start;
    padding-block: ${theme.space[1]} ${theme.space[2]};
    & > svg {
      margin-block-start: 2px;
    }
  }
  & li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-in-use] {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
