import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown, X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type Ref,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { theme } from '~/theme/theme';
import { Field, type FieldProps } from '~/ui/Field';
import { controlClasses, type ControlHeightProps } from '~/ui/Input';
import { classNames, staticClassName } from '~/ui/style';
import { visuallyHiddenStyle } from '~/ui/text';
import { Tooltip } from '~/ui/Tooltip';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends ComponentPropsWithRef<'select'>, ControlHeightProps {
  readonly options: readonly SelectOption[];
}

/** A select with more options renders only the current one until it is focused or pointed at. */
const maxClosedOptions = 20;

/** A native select, with the platform's own keyboard and touch behaviour. */
export function Select({ options, controlHeight = 'medium', className, ...rest }: SelectProps) {
  const [wasReached, setReached] = useState(false);
  const reach = () => setReached(true);
  const isComplete = wasReached || options.length <= maxClosedOptions;
  const current = options.findIndex(({ value }) => value === rest.value);
  const shown = isComplete ? options : options.slice(Math.max(current, 0)).slice(0, 1);
  return (
    <span className={classNames(controlClasses[controlHeight], selectClass, className)}>
      <select onKeyDown={closeListOnly} onFocus={reach} onPointerEnter={reach} {...rest}>
        {renderOptions(shown)}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
}

interface SelectFieldProps
  extends Omit<FieldProps, 'children'>, Pick<SelectProps, 'options' | 'controlHeight'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A select with its label. */
export function SelectField({
  value,
  options,
  controlHeight,
  onChange,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={options}
          controlHeight={controlHeight}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function renderOptions(options: readonly SelectOption[]): ReactNode {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

const selectClass = staticClassName(css`
  & > select {
    padding-inline-end: 2rem;
    cursor: pointer;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 9px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
`);

interface InlineSelectProps {
  /** The accessible name, shown before the value. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** What is shown as the value, instead of its option's label; '' for nothing. */
  readonly valueText?: string | undefined;
  readonly onChange: (value: string) => void;
  /** Tints it: it changes what is on screen. */
  readonly isActive?: boolean;
  /** At the end, instead of the chevron. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
}

/**
 * A native select whose box shows label and value in one line, as wide as they are. The value of an
 * active one says what it is.
 */
export function InlineSelect({
  label,
  value,
  options,
  valueText = options.find((option) => option.value === value)?.label,
  onChange,
  isActive = false,
  trailing,
  ref,
}: InlineSelectProps) {
  const id = useId();
  return (
    <InlineSelectBox isActive={isActive}>
      <Label htmlFor={id} isActive={isActive}>
        {label}
      </Label>
      {valueText && (
        <Value isActive={isActive} aria-hidden="true">
          {valueText}
        </Value>
      )}
      <select
        ref={ref}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={closeListOnly}
      >
        {renderOptions(options)}
      </select>
      {trailing ?? <ChevronDown size={16} aria-hidden="true" />}
    </InlineSelectBox>
  );
}

interface ActiveProps {
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
const InlineSelectBox = styled.span<ActiveProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  max-inline-size: 220px;
  block-size: ${theme.control.medium};
  padding-inline: 12px 2rem;
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
  ${theme.media.belowMedium} {
    block-size: ${theme.control.large};
  }
`;
const textStyle = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${theme.fontWeight.medium};
`;
const Label = styled.label<ActiveProps>`
  ${textStyle}
  flex: none;
  ${({ isActive }) => isActive && visuallyHiddenStyle}
`;
const Value = styled.span<ActiveProps>`
  ${textStyle}
  color: ${({ isActive }) => (isActive ? 'inherit' : theme.text.muted)};
  font-weight: ${({ isActive }) => theme.fontWeight[isActive ? 'medium' : 'regular']};
`;

interface FilterSelectProps {
  /** The accessible name, shown before the value. */
  readonly label: string;
  /** The selected value; '' doesn't filter. */
  readonly value: string;
  /** The choices, the first of them ''. */
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

/** A filter of a list: a select, tinted while it filters, with a button to clear it. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
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
      value={value}
      valueText={isActive ? undefined : ''}
      options={options}
      onChange={onChange}
      isActive={isActive}
      trailing={
        isActive ? (
          <Tooltip content="Clear filter">
            <ClearButton type="button" aria-label={`Clear filter, ${label}`} onClick={clear}>
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
  ${theme.media.belowMedium} {
    inset-inline-end: 0;
    inline-size: 38px;
    block-size: 38px;
  }
`;

/**
 * For `onKeyDown` of a select: where its list can be styled, the focus is on an option while the list is
 * open, and Escape must not close the dialog too.
 */
function closeListOnly(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key === 'Escape' && event.target !== event.currentTarget) event.stopPropagation();
}
