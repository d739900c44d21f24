import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { radioStyle } from '~/ui/Choice';
import { MissingValue } from '~/ui/text';

export type ConflictSide = 'theirs' | 'yours';

interface VersionChoiceProps {
  readonly id?: string;
  /** Groups the radio buttons of a field. */
  readonly name: string;
  readonly side: ConflictSide;
  readonly label: string;
  readonly value: string;
  readonly choice: ConflictSide | undefined;
  readonly errorId: string | undefined;
  readonly onChoose: (side: ConflictSide) => void;
}

/** One side's value of a field, as a radio button that is the whole tile. */
export function VersionChoice({
  id,
  name,
  side,
  label,
  value,
  choice,
  errorId,
  onChoose,
}: VersionChoiceProps) {
  return (
    <Tile>
      <input
        type="radio"
        id={id}
        name={name}
        checked={choice === side}
        onChange={() => onChoose(side)}
        aria-describedby={errorId}
      />
      <span>
        <Side>{`${label} `}</Side>
        <span>{value || <MissingValue />}</span>
      </span>
    </Tile>
  );
}

const Tile = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: 7px 11px;
  border: 1px solid ${theme.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.control};
  cursor: pointer;
  transition: border-color ${theme.duration.quick};
  &:hover {
    background: ${theme.surface.hover};
  }
  &:has(:checked) {
    border-color: ${theme.accent.solid};
    background: ${theme.accent.subtle};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > input {
    ${radioStyle}
    outline: none;
  }
`;
const Side = styled.span`
  display: block;
  color: ${theme.text.muted};
  ${theme.type[12]};
`;
