import styled from '@emotion/styled';
import { ChevronDown, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { theme } from '~/theme/theme';
import type { SelectOption } from './Select';

export interface FilterSelectProps {
  /** The accessible name, shown before the value. */
  readonly label: string;
  /** Hides the label visually, for options that name what they filter. */
  readonly hideLabel?: boolean;
  /** The selected value; '' doesn't filter. */
  readonly value: string;
  /** The choices, the first of them ''. */
  readonly options: readonly SelectOption[];
  /** Called with the new value. */
  readonly onChange: (value: string) => void;
}

/** A filter of a list: a native select, tinted while it filters, with a button to clear it. */
export function FilterSelect({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
}: FilterSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const clear = () => {
    onChange('');
    select.current?.focus();
  };
  return (
    <Box data-active={value === '' ? undefined : ''}>
      <label htmlFor={id} data-hidden={hideLabel ? '' : undefined}>
        {label}
      </label>
      <select ref={select} id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {value === '' ? (
        <ChevronDown size={16} aria-hidden="true" />
      ) : (
        <button type="button" aria-label="Clear filter" onClick={clear}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  block-size: ${theme.control.medium};
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
  &[data-active] {
    border-color: ${theme.accent.border};
    background: ${theme.accent.subtle};
    color: ${theme.accent.text};
  }
  & > label {
    position: absolute;
    inset-inline-start: 12px;
    font-weight: ${theme.fontWeight.medium};
    pointer-events: none;
  }
  & > label[data-hidden] {
    clip-path: inset(50%);
  }
  & > select {
    appearance: none;
    field-sizing: content;
    block-size: 100%;
    max-inline-size: 180px;
    padding: 0 32px 0 12px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    color: ${theme.text.muted};
    cursor: pointer;
    & > option {
      background: ${theme.surface.overlay};
      color: ${theme.text.primary};
    }
  }
  & > label[data-hidden] + select {
    color: ${theme.text.primary};
    font-weight: ${theme.fontWeight.medium};
  }
  /* Room for the label, which the select lies over so that a click anywhere opens it. */
  & > label:not([data-hidden]) + select {
    padding-inline-start: 58px;
  }
  &[data-active] > select {
    color: inherit;
    font-weight: ${theme.fontWeight.medium};
  }
  & > svg {
    position: absolute;
    inset-inline-end: 10px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
  & > button {
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
  & > button:hover {
    background: ${theme.accent.border};
  }
  ${theme.media.belowMedium} {
    block-size: ${theme.control.large};
    & > select {
      font-size: 1rem;
      max-inline-size: 140px;
    }
  }
`;
