import { css } from '@emotion/react';
import { ChevronDown, X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { theme } from '~/theme/theme';
import { Field, type FieldProps } from './Field';
import { ControlButton, controlClasses, type ControlHeightProps } from './Input';
import { classNames, staticClassName } from './style';
import { textClasses, Truncated } from './text';

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

interface InlineSelectProps extends Pick<ComponentPropsWithRef<'select'>, 'ref'> {
  /** The accessible name, shown before the value. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** What is shown as the value, instead of its option's label; '' for nothing. */
  readonly valueText?: string | undefined;
  readonly onChange: (value: string) => void;
  /** At the end of one that changes what is on screen, which is tinted, instead of the chevron. */
  readonly clearButton?: ReactElement;
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
  clearButton,
  ref,
}: InlineSelectProps) {
  const id = useId();
  return (
    <span className={classNames(inlineSelectClass, clearButton !== undefined && activeClass)}>
      <label htmlFor={id} className={clearButton ? textClasses.visuallyHidden : undefined}>
        {label}
      </label>
      {valueText && <Truncated aria-hidden="true">{valueText}</Truncated>}
      <select
        ref={ref}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={closeListOnly}
      >
        {renderOptions(options)}
      </select>
      {clearButton ?? <ChevronDown size={16} aria-hidden="true" />}
    </span>
  );
}

// The select covers label and value, so that a click anywhere opens it; the value is shown by the span.
// `font-size`: Safari on iOS zooms in on a focused control with a smaller font.
const inlineSelectClass = staticClassName(css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  max-inline-size: 220px;
  block-size: ${theme.control.medium};
  padding-inline: 12px 10px;
  border: 1px solid ${theme.border.button};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.control};
  box-shadow: ${theme.shadow.soft};
  &:has(> select:focus-visible) {
    ${theme.focusRing};
  }
  &:hover {
    border-color: ${theme.border.control};
  }
  & > label {
    flex: none;
    font-weight: ${theme.fontWeight.medium};
  }
  & > span {
    color: ${theme.text.muted};
  }
  & > select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    font-size: 1rem;
    cursor: pointer;
  }
  & > svg {
    color: ${theme.text.muted};
  }
  ${theme.media.belowMedium} {
    block-size: ${theme.control.large};
  }
`);
const activeClass = staticClassName(css`
  &,
  &:hover {
    border-color: ${theme.accent.border};
  }
  background: ${theme.accent.subtle};
  & > span,
  & button {
    color: ${theme.accent.text};
    font-weight: ${theme.fontWeight.medium};
  }
  & button {
    margin-inline: -2px -8px;
    &:hover {
      background: ${theme.accent.border};
      color: inherit;
    }
  }
`);

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
export function FilterSelect(props: FilterSelectProps) {
  const { label, value, onChange } = props;
  const select = useRef<HTMLSelectElement>(null);
  if (value === '') return <InlineSelect {...props} ref={select} valueText="" />;
  const clear = () => {
    onChange('');
    select.current?.focus();
  };
  return (
    <InlineSelect
      {...props}
      ref={select}
      clearButton={
        <ControlButton tooltip="Clear filter" aria-label={`Clear filter, ${label}`} onClick={clear}>
          <X size={14} aria-hidden="true" />
        </ControlButton>
      }
    />
  );
}

/**
 * For `onKeyDown` of a select: where its list can be styled, the focus is on an option while the list is
 * open, and Escape must not close the dialog too.
 */
function closeListOnly(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key === 'Escape' && event.target !== event.currentTarget) event.stopPropagation();
}
