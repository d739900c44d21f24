import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  /** The label and accessible name of the group. */
  readonly label: string;
  /** Hides the label visually; screen readers still read it. */
  readonly hideLabel?: boolean;
  /** With less space around the choices, where several share a line with other things. */
  readonly compact?: boolean;
  /** The selected value. */
  readonly value: Value;
  /** The choices and their labels. */
  readonly options: readonly RadioOption<Value>[];
  /** Called with the new value. */
  readonly onChange: (value: Value) => void;
}

/**
 * A choice between a few options, shown side by side. Native radio inputs provide arrow keys and
 * form behaviour.
 */
export function RadioGroup<Value extends string>({
  label,
  hideLabel = false,
  compact = false,
  value,
  options,
  onChange,
}: RadioGroupProps<Value>) {
  const groupId = useId();
  // Shows the new selection at once, even if the owner updates `value` later.
  const [selection, setSelection] = useState({ value, shown: value });
  if (selection.value !== value) setSelection({ value, shown: value });
  const select = (shown: Value) => {
    setSelection({ value, shown });
    onChange(shown);
  };
  return (
    <Wrap role="radiogroup" aria-labelledby={groupId}>
      <Legend id={groupId} isHidden={hideLabel}>
        {label}
      </Legend>
      <Track>
        {options.map((option) => (
          <Choice key={option.value} compact={compact}>
            <input
              type="radio"
              name={groupId}
              value={option.value}
              checked={option.value === selection.shown}
              onChange={() => select(option.value)}
            />
            <span>{option.label}</span>
          </Choice>
        ))}
      </Track>
    </Wrap>
  );
}

const Wrap = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
`;
const Legend = styled.span<{ readonly isHidden: boolean }>`
  ${theme.type[13]};
  font-weight: ${theme.fontWeight.medium};
  ${({ isHidden }) => isHidden && visuallyHiddenStyle}
`;
const Track = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border-radius: ${theme.radius.control};
  background: ${theme.surface.hover};
  [role='dialog'] & {
    background: ${theme.surface.pressed};
  }
  @media print {
    background: none;
  }
`;
const Choice = styled.label<Required<Pick<RadioGroupProps<string>, 'compact'>>>`
  position: relative;
  display: block;
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > span {
    display: grid;
    place-items: center;
    min-block-size: 26px;
    padding: 0 ${({ compact }) => (compact ? 9 : 13)}px;
    border: 1px solid transparent;
    border-radius: 5px;
    color: ${theme.text.muted};
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.medium};
    white-space: nowrap;
  }
  & > input:hover + span {
    color: ${theme.text.primary};
  }
  & > input:checked + span {
    background: ${theme.surface.chip};
    border-color: ${theme.border.button};
    box-shadow: ${theme.shadow.soft};
    color: ${theme.text.primary};
  }
  & > input:focus-visible + span {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & > input:checked + span {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    & > input:checked + span * {
      color: inherit;
    }
  }
  ${theme.media.belowMedium} {
    & > span {
      min-block-size: 36px;
      padding: 0 9px;
    }
  }
  @media print {
    &:not(:has(:checked)) {
      display: none;
    }
  }
`;
