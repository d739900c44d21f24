import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { theme } from '~/theme/theme';
import { classNames, staticClassName } from '~/ui/style';

/** What checkboxes and radio buttons of our own have in common. */
const choiceStyle = `
  appearance: none;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  border: 1px solid ${theme.border.control};
  background: ${theme.surface.control};
  cursor: pointer;
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** The class of a Checkbox, for those that stand in every row of a table. */
export const checkboxClass = staticClassName(css`
  ${choiceStyle}
  position: relative;
  border-radius: ${theme.radius.small};
  &:checked,
  &:indeterminate {
    border-color: ${theme.accent.solid};
    background: ${theme.accent.solid};
    ${theme.printColours};
  }
  &:checked::before,
  &:indeterminate::before {
    content: '';
    position: absolute;
    inset: 1px 5px 4px;
    border: solid ${theme.accent.onSolid};
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
  &:indeterminate::before {
    inset: 6px 3px;
    border-width: 2px 0 0;
    transform: none;
  }
  @media (forced-colors: active) {
    &::before {
      display: none;
    }
  }
`);

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref'> {
  /** Some of what it stands for is checked. */
  readonly indeterminate?: boolean;
}

/**
 * A checkbox with a white mark, the same in both themes: the browser's is darker in the dark theme than
 * any other control.
 */
export function Checkbox({ indeterminate = false, className, ...rest }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      className={classNames(checkboxClass, className)}
      ref={(input) => {
        // There is no attribute for it.
        if (input) input.indeterminate = indeterminate;
      }}
      {...rest}
    />
  );
}

/** The class of a radio button, the same in both themes. */
export const radioClass = staticClassName(css`
  ${choiceStyle}
  border-radius: 50%;
  &:checked {
    border: 5px solid ${theme.accent.solid};
    background: ${theme.accent.onSolid};
  }
`);

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  /** Looks like tabs, underlined, above what it chooses. */
  readonly tabs?: boolean;
  readonly value: Value;
  readonly options: readonly RadioOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/**
 * A choice between a few options, shown side by side. Native radio inputs provide arrow keys and
 * form behaviour.
 */
export function RadioGroup<Value extends string>({
  label,
  tabs = false,
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
    <Group data-tabs={tabs || undefined} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={groupId}
            value={option.value}
            checked={option.value === selection.shown}
            onChange={() => select(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Group>
  );
}

const tabsStyle = `
  display: flex;
  gap: 0 ${theme.space[5]};
  inline-size: auto;
  padding: 0;
  border-block-end: 1px solid ${theme.border.hairline};
  border-radius: 0;
  background: none;
  & > label {
    margin-block-end: -1px;
    & > span,
    & > input:checked + span {
      min-block-size: 36px;
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
      ${theme.type[13]};
    }
    & > input:checked + span {
      border-block-end: 2px solid ${theme.accent.solid};
      padding-block-start: 2px;
      @media (forced-colors: active) {
        border-color: Highlight;
        color: CanvasText;
      }
    }
    ${theme.media.belowMedium} {
      & > span,
      & > input:checked + span {
        min-block-size: ${theme.control.large};
      }
    }
  }
`;
const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  inline-size: fit-content;
  padding: 2px;
  border-radius: ${theme.radius.control};
  background: ${theme.surface.hover};
  [role='dialog'] & {
    background: ${theme.surface.pressed};
  }
  @media print {
    background: none;
  }
  & > label {
    position: relative;
    display: block;
  }
  & > label > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > label > span {
    display: grid;
    place-items: center;
    min-block-size: 26px;
    padding: 0 9px;
    border: 1px solid transparent;
    border-radius: 5px;
    color: ${theme.text.muted};
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.medium};
    white-space: nowrap;
  }
  & > label > input:hover + span {
    color: ${theme.text.primary};
  }
  & > label > input:checked + span {
    background: ${theme.surface.chip};
    border-color: ${theme.border.button};
    box-shadow: ${theme.shadow.soft};
    color: ${theme.text.primary};
  }
  & > label > input:focus-visible + span {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & > label > input:checked + span {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    & > label > input:checked + span * {
      color: inherit;
    }
  }
  ${theme.media.belowMedium} {
    & > label > span {
      min-block-size: 40px;
    }
  }
  @media print {
    & > label:not(:has(:checked)) {
      display: none;
    }
  }
  &[data-tabs] {
    ${tabsStyle}
  }
`;
