import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Organization } from '~/domain/Organization';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/button/IconButton';
import { Monogram } from '~/ui/seats/Monogram';

interface OrganizationNamesProps {
  readonly label: string;
  readonly rows: readonly Organization[];
  /** Takes an organization out of the list. */
  readonly onRemove?: (row: Organization) => void;
}

/** A list of names that scrolls in a box of its own, by keyboard too. */
export function OrganizationNames({ label: name, rows, onRemove }: OrganizationNamesProps) {
  const box = useRef<HTMLDivElement>(null);
  const remove = (row: Organization, index: number) => {
    const buttons = box.current?.querySelectorAll('button');
    // Focus stays beside the button, which goes.
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? box.current)?.focus();
    onRemove?.(row);
  };
  return (
    <Box ref={box} role="group" aria-label={name} tabIndex={0}>
      <ul>
        {rows.map((row, index) => {
          const text = row.name || message('organization');
          return (
            <li key={row.id}>
              <Monogram name={row.name} size="small" />
              <span>{text}</span>
              {onRemove && (
                <IconButton
                  label={`Remove ${text}`}
                  size="small"
                  icon={<X size={14} aria-hidden="true" />}
                  onClick={() => remove(row, index)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  max-block-size: 184px;
  overflow-y: auto;
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.well};
  & > ul {
    margin: 0;
    padding: ${theme.space[1]} ${theme.space[3]};
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: 28px;
  }
  & li > span:nth-of-type(2) {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
