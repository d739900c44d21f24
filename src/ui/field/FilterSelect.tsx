import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { theme } from '~/theme/theme';
import { Tooltip } from '~/ui/feedback/Tooltip';
import { InlineSelect } from './InlineSelect';
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

/** A filter of a list: a select, tinted while it filters, with a button to clear it. */
export function FilterSelect({ label, anyText, value, options, onChange }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const isActive = value !== '';
  const clear = () => {
    onChange('');
    select.current?.focus();
  };
  return (
    <InlineSelect
      ref={select}
      label={label}
      isLabelHidden={isActive && anyText !== undefined}
      value={value}
      valueText={isActive ? undefined : anyText}
      options={options}
      onChange={onChange}
      isActive={isActive}
      trailing={
        isActive ? (
          <Tooltip content="Clear filter">
            <ClearButton type="button" aria-label="Clear filter" onClick={clear}>
              <X size={14} aria-hidden="true" />
            </ClearButton>
          </Tooltip>
        ) : undefined
      }
    />
  );
}

const ClearButton = styled.button`
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
  &:hover {
    background: ${theme.accent.border};
  }
`;
