import styled from '@emotion/styled';
import { ChevronDown, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { theme } from '~/theme/theme';
import { Tooltip } from '~/ui/feedback/Tooltip';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';
import type { SelectOption } from './Select';

export interface FilterSelectProps {
  /** The accessible name, shown before the value. */
  readonly label: string;
  /**
   * For options that name what they filter, such as "Any seats": stands for '' beside the label, which
   * is hidden while a value is selected.
   */
  readonly anyText?: string;
  /** The selected value; '' doesn't filter. */
  readonly value: string;
  /** The choices, the first of them ''. */
  readonly options: readonly SelectOption[];
  /** Called with the new value. */
  readonly onChange: (value: string) => void;
}

/** A filter of a list: a native select, tinted while it filters, with a button to clear it. */
export function FilterSelect({ label, anyText, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const isActive = value !== '';
  const clear = () => {
    onChange('');
    select.current?.focus();
  };
  return (
    <Box isActive={isActive}>
      <Label htmlFor={id} isActive={isActive} isHidden={isActive && anyText !== undefined}>
        {label}
      </Label>
      <Value isActive={isActive} aria-hidden="true">
        {(value === '' && anyText) || options.find((option) => option.value === value)?.label}
      </Value>
      <select ref={select} id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {!isActive ? (
        <ChevronDown size={16} aria-hidden="true" />
      ) : (
        <Tooltip content="Clear filter">
          <button type="button" aria-label="Clear filter" onClick={clear}>
            <X size={14} aria-hidden="true" />
          </button>
        </Tooltip>
      )}
    </Box>
  );
}

interface ActiveProps {
  /** It filters. */
  readonly isActive: boolean;
}

const activeStyle = `
  background: ${theme.accent.subtle};
  color: ${theme.accent.text};
  &,
  &:hover {
    border-color: ${theme.accent.border};
  }
`;
// Covers label and value, so that a click anywhere opens it; the value is shown by the span.
// `font-size`: Safari on iOS zooms in on a focused control with a smaller font.
// The value says what it filters, and two filters share the line with the list's tools.
const Box = styled.span<ActiveProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  max-inline-size: 220px;
  block-size: ${theme.control.medium};
  padding-inline: 12px 32px;
  border: 1px solid ${theme.border.button};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.control};
  box-shadow: ${theme.shadow.soft};
  &:has(> select:focus-visible) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  &:hover {
    border-color: ${theme.border.control};
  }
  ${({ isActive }) => isActive && activeStyle}
  & > select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    font-size: 1rem;
    cursor: pointer;
    & > option {
      background: ${theme.surface.overlay};
      color: ${theme.text.primary};
    }
  }
  & > svg {
    position: absolute;
    inset-inline-end: 10px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
  & button {
    position: absolute;
    inset-inline-end: 3px;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
    color: inherit;
  }
  & button:hover {
    background: ${theme.accent.border};
  }
  ${theme.media.belowMedium} {
    block-size: ${theme.control.large};
    max-inline-size: 180px;
  }
`;
const textStyle = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${theme.fontWeight.medium};
`;
const Label = styled.label<ActiveProps & { readonly isHidden: boolean }>`
  ${textStyle}
  flex: none;
  padding-inline-end: 6px;
  ${({ isHidden }) => isHidden && visuallyHiddenStyle}
  ${theme.media.belowMedium} {
    ${({ isActive }) => isActive && visuallyHiddenStyle}
  }
`;
const Value = styled.span<ActiveProps>`
  ${textStyle}
  color: ${({ isActive }) => (isActive ? 'inherit' : theme.text.muted)};
  font-weight: ${({ isActive }) => theme.fontWeight[isActive ? 'medium' : 'regular']};
`;
