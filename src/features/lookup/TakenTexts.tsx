import styled from '@emotion/styled';
import { X } from 'lucide-react';
import type { Organization } from '~/domain/Organization';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/button/IconButton';
import type { TakenText } from './groupResults';
import { OrganizationChoice } from './OrganizationChoice';
import { useNextFocus } from './useNextFocus';

interface TakenTextsProps {
  readonly taken: readonly TakenText[];
  readonly onRemove: (value: string) => void;
  /** Called when there is none left to focus. */
  readonly onLastRemoved: () => void;
}

/** Which organization each text was taken for, until the user removes it. */
export function TakenTexts({ taken, onRemove, onLastRemoved }: TakenTextsProps) {
  const { refOf, focusNext } = useNextFocus(
    taken.map(({ value }) => value),
    onLastRemoved,
  );
  const isRepeated = ({ id }: Organization) => taken.filter(({ row }) => row.id === id).length > 1;
  return (
    <List aria-label="Found by a similar name">
      {taken.map(({ value, row }) => (
        <li key={value}>
          <bdi>{value}</bdi>
          <OrganizationChoice row={row} />
          <IconButton
            ref={refOf(value)}
            label={isRepeated(row) ? `Remove ${row.name} for ${value}` : `Remove ${row.name}`}
            size="small"
            icon={<X size={14} aria-hidden="true" />}
            onClick={() => {
              focusNext(value);
              onRemove(value);
            }}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: ${theme.space[1]} ${theme.space[3]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.well};
  list-style: none;
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-block: ${theme.space[1]};
  }
  & > li > bdi {
    grid-column: 1 / -1;
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
`;
