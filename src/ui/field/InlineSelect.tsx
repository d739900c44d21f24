import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useId, type Ref } from 'react';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';
import type { ElementNode } from '~/ui/layout/ElementNode';
import { closeListOnly } from './closeListOnly';
import type { SelectOption } from './Select';

export interface InlineSelectProps {
  /** The accessible name, shown before the value. */
  readonly label: string;
  /** The value says what it is, so that the label needn't be seen. */
  readonly isLabelHidden?: boolean;
  /** The selected value. */
  readonly value: string;
  /** The choices. */
  readonly options: readonly SelectOption[];
  /** What is shown as the value, instead of its option's label. */
  readonly valueText?: string | undefined;
  /** Called with the new value. */
  readonly onChange: (value: string) => void;
  /** Tints it: it changes what is on screen. */
  readonly isActive?: boolean;
  /** At the end, instead of the chevron. */
  readonly trailing?: ElementNode;
  /** On all but small screens, stands for label and value. */
  readonly compactIcon?: ElementNode;
  /** The select itself. */
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select whose box shows label and value in one line, as wide as they are. */
export function InlineSelect({
  label,
  isLabelHidden = false,
  value,
  options,
  valueText = options.find((option) => option.value === value)?.label,
  onChange,
  isActive = false,
  trailing,
  compactIcon,
  ref,
}: InlineSelectProps) {
  const id = useId();
  return (
    <Box isActive={isActive} isCompact={compactIcon !== undefined}>
      {compactIcon && <CompactIcon>{compactIcon}</CompactIcon>}
      <Label htmlFor={id} isActive={isActive} isHidden={isLabelHidden}>
        {label}
      </Label>
      <Value isActive={isActive} aria-hidden="true">
        {valueText}
      </Value>
      <select
        ref={ref}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={closeListOnly}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {trailing ?? <ChevronDown size={16} aria-hidden="true" />}
    </Box>
  );
}

interface ActiveProps {
  /** Tinted. */
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
const compactStyle = css`
  ${theme.media.fromMedium} {
    inline-size: ${theme.control.medium};
    padding: 0;
    & > :is(label, label + span, select + svg) {
      ${visuallyHiddenStyle}
    }
  }
`;
// Covers label and value, so that a click anywhere opens it; the value is shown by the span.
// `font-size`: Safari on iOS zooms in on a focused control with a smaller font.
// The value says what it filters, and two filters share the line with the list's tools.
const Box = styled.span<ActiveProps & { readonly isCompact: boolean }>`
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
  }
  & > svg {
    position: absolute;
    inset-inline-end: 10px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
  ${({ isCompact }) => isCompact && compactStyle}
  ${theme.media.belowMedium} {
    block-size: ${theme.control.large};
  }
`;
const CompactIcon = styled.span`
  flex: 1;
  display: grid;
  place-items: center;
  ${theme.media.belowMedium} {
    display: none;
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
  ${theme.media.belowLarge} {
    ${({ isActive }) => isActive && visuallyHiddenStyle}
  }
`;
const Value = styled.span<ActiveProps>`
  ${textStyle}
  color: ${({ isActive }) => (isActive ? 'inherit' : theme.text.muted)};
  font-weight: ${({ isActive }) => theme.fontWeight[isActive ? 'medium' : 'regular']};
`;
