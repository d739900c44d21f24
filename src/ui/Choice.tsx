import { css } from '@emotion/react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { theme } from '~/theme/theme';
import { classNames, staticClassName } from './style';

/** What checkboxes and radio buttons of our own have in common. */
const choiceStyle = `
  appearance: none;
  flex: none;
  ${theme.square('16px')};
  margin: 0;
  border: 1px solid ${theme.border.control};
  background: ${theme.surface.control};
  cursor: pointer;
  ${theme.keepColours};
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
    &::before {
      content: '';
      position: absolute;
      inset: 1px 5px 4px;
      border: solid ${theme.accent.onSolid};
      border-width: 0 1.5px 1.5px 0;
      transform: rotate(45deg);
    }
  }
  &:indeterminate::before {
    inset: 6px 3px;
    border-width: 2px 0 0;
    transform: none;
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
    <div
      className={classNames(groupClass, tabs ? tabsClass : segmentsClass)}
      role="radiogroup"
      aria-label={label}
    >
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
    </div>
  );
}

const groupClass = staticClassName(css`
  display: flex;
  flex-wrap: wrap;
  & > label {
    position: relative;
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
    min-block-size: ${theme.control.large};
    color: ${theme.text.muted};
    font-weight: ${theme.fontWeight.medium};
    white-space: nowrap;
  }
  & > label > input:is(:hover, :checked) + span {
    color: ${theme.text.primary};
  }
  & > label > input:focus-visible + span {
    ${theme.focusRing};
  }
  @media print {
    & > label:not(:has(:checked)) {
      display: none;
    }
  }
`);
const segmentsClass = staticClassName(css`
  display: inline-flex;
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
  & > label > span {
    ${theme.media.fromMedium} {
      min-block-size: 26px;
    }
    padding: 0 10px;
    border-radius: 5px;
    ${theme.type[12]};
  }
  & > label > input:checked + span {
    padding: 0 9px;
    border: 1px solid ${theme.border.button};
    background: ${theme.surface.chip};
    box-shadow: ${theme.shadow.soft};
  }
`);
const tabsClass = staticClassName(css`
  gap: 0 ${theme.space[5]};
  border-block-end: 1px solid ${theme.border.hairline};
  & > label {
    margin-block-end: -1px;
  }
  & > label > span {
    ${theme.media.fromMedium} {
      min-block-size: 36px;
    }
    ${theme.type[13]};
  }
  & > label > input:checked + span {
    padding-block-start: 2px;
    border-block-end: 2px solid ${theme.accent.solid};
  }
`);
