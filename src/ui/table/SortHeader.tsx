import styled from '@emotion/styled';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { theme } from '~/theme/theme';
import { headerCellStyle } from './headerCellStyle';
import { tableRoles } from './tableRoles';

export interface SortHeaderProps {
  /** The column’s name. */
  label: string;
  /** How the rows are currently sorted by this column. */
  direction: 'ascending' | 'descending' | 'none';
  /** Called when the button is clicked. */
  onSort: () => void;
  /** The alignment; numbers align to the end. */
  align?: 'start' | 'end';
  /** Any CSS length. Determines the column's width in a `fixed` Table. */
  width?: number | string;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** A header cell with a button that sorts by its column. */
export function SortHeader({ label, direction, onSort, align = 'start', width }: SortHeaderProps) {
  const Arrow = arrows[direction];
  return (
    <th
      {...tableRoles.columnHeader}
      scope="col"
      css={headerCellStyle}
      data-sortable=""
      data-align={align}
      aria-sort={direction}
      style={{ width }}
    >
      <Sort
        type="button"
        onClick={onSort}
        data-align={align}
        data-sorted={direction === 'none' ? undefined : ''}
      >
        <span>{label}</span>
        <Arrow size={14} aria-hidden="true" />
      </Sort>
    </th>
  );
}

const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: 28px;
  margin-inline: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font-weight: inherit;
  white-space: nowrap;
  &[data-align='end'] {
    flex-direction: row-reverse;
  }
  & > svg {
    flex: none;
    opacity: 0;
  }
  &:hover > svg,
  &:focus-visible > svg,
  &[data-sorted] > svg {
    opacity: 1;
  }
  &:hover {
    background: ${theme.surface.hover};
    color: ${theme.text.primary};
  }
  &[data-sorted] {
    color: ${theme.text.primary};
  }
  ${theme.media.belowMedium} {
    margin: 0;
    padding-inline: 9px;
    border: 1px solid ${theme.border.hairline};
    border-radius: ${theme.radius.full};
    flex-direction: row !important;
    &:not([data-sorted]) > svg {
      display: none;
    }
    &[data-sorted] {
      border-color: ${theme.border.control};
    }
  }
`;
