import styled from '@emotion/styled';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { theme } from '~/theme/theme';
import { useIntent, type OnIntent } from '~/ui/hooks/useIntent';

interface SortButtonProps {
  readonly label: string;
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly align: 'start' | 'end';
  readonly onSort: () => void;
  readonly onIntent?: OnIntent | undefined;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The button in a column's header that sorts by the column. */
export function SortButton({ label, direction, align, onSort, onIntent }: SortButtonProps) {
  const intentHandlers = useIntent(() => onIntent?.());
  const Arrow = arrows[direction];
  return (
    <Sort
      type="button"
      onClick={onSort}
      data-align={align}
      data-sorted={direction === 'none' ? undefined : ''}
      {...intentHandlers}
    >
      <span>{label}</span>
      <Arrow size={14} aria-hidden="true" />
    </Sort>
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
