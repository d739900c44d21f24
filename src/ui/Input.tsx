import { css } from '@emotion/react';
import { mapValues } from 'es-toolkit';
import { Eye, EyeOff, Minus, Plus, Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { theme } from '~/theme/theme';
import { IconButton } from './Button';
import { Inline } from './layout';
import { classNames, staticClassName } from './style';
import { Muted } from './text';
import { Tooltip } from './Tooltip';

export interface ControlHeightProps {
  /** On small screens all are large. */
  readonly controlHeight?: keyof typeof theme.control;
}

// iOS zooms into a focused field whose font is smaller than 16 px:
// https://css-tricks.com/16px-or-larger-text-prevents-ios-form-zoom/
const controlStyle = (controlHeight: keyof typeof theme.control) => css`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-block-size: ${theme.control[controlHeight]};
  border: 1px solid ${theme.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.control};
  color: ${theme.text.primary};
  transition: border-color ${theme.duration.quick};
  &:has(> :focus-visible) {
    ${theme.focusRing};
  }
  &:has(> [aria-invalid='true']) {
    border-color: ${theme.danger.solid};
  }
  &:has(> :disabled) {
    background: ${theme.surface.hover};
    border-color: ${theme.border.hairline};
  }
  & > :is(input, select, textarea) {
    flex: 1;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: calc(${theme.control[controlHeight]} - 2px);
    padding: 4px 10px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    text-overflow: ellipsis;
    ${theme.type[controlHeight === 'large' ? 14 : 13]};
  }
  ${theme.media.belowMedium} {
    min-block-size: ${theme.control.large};
    & > :is(input, select, textarea) {
      min-block-size: calc(${theme.control.large} - 2px);
      ${theme.type[16]};
    }
  }
`;
/** Of the box around a text input or a select, which shows the focus ring of the control inside it. */
export const controlClasses = mapValues(theme.control, (_, height) =>
  staticClassName(controlStyle(height)),
);

interface TextInputProps extends ComponentPropsWithRef<'input'>, ControlHeightProps {
  /** Use `end` for numbers. */
  readonly align?: 'start' | 'end';
  /** Values to choose from in the browser's own list; any other text can be typed. */
  readonly suggestions?: readonly string[];
}

/** A single-line text input, named by its Field or by `aria-label`. */
export function TextInput({
  align,
  controlHeight = 'medium',
  className,
  suggestions = [],
  ...rest
}: TextInputProps) {
  const listId = useId();
  const list = suggestions.length > 0 ? listId : undefined;
  return (
    <span
      className={classNames(
        controlClasses[controlHeight],
        align === 'end' && endAlignedClass,
        className,
      )}
    >
      <input type="text" list={list} {...rest} />
      {list && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </span>
  );
}

const endAlignedClass = staticClassName(css`
  & > input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`);

interface ControlButtonProps extends ComponentPropsWithRef<'button'> {
  readonly tooltip: string;
}

/** A small button inside a control, after its value. */
export function ControlButton({ tooltip, ...rest }: ControlButtonProps) {
  return (
    <Tooltip content={tooltip}>
      <button type="button" className={controlButtonClass} {...rest} />
    </Tooltip>
  );
}

// `::after`: a target of 40 px.
const controlButtonClass = staticClassName(css`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  ${theme.square('26px')};
  margin-inline-end: 2px;
  border-radius: ${theme.radius.small};
  color: ${theme.text.muted};
  &:hover:where(:not(:disabled)) {
    background: ${theme.surface.hover};
    color: ${theme.text.primary};
  }
  &:focus-visible {
    outline-offset: -1px;
  }
  ${theme.media.belowMedium} {
    &::after {
      content: '';
      position: absolute;
      inset: -7px;
    }
  }
`);

/**
 * A text input of several lines that grows with its text, named by its Field or by `aria-label`. It
 * has at least `rows` lines.
 */
export function TextArea({ rows = 1, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <span className={classNames(controlClasses.medium, textAreaClass)}>
      <textarea
        rows={rows}
        style={rows > 1 ? { minBlockSize: `${rows}lh` } : undefined}
        {...rest}
      />
    </span>
  );
}

// `field-sizing`: without it, the text scrolls; with it, `rows` has no effect.
const textAreaClass = staticClassName(css`
  & > textarea {
    max-block-size: 200px;
    resize: none;
    field-sizing: content;
  }
`);

/** A password input with a toggle to show the password. */
export function PasswordInput({
  controlHeight = 'medium',
  ...rest
}: ComponentPropsWithRef<'input'> & ControlHeightProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={controlClasses[controlHeight]}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
      />
      <ControlButton
        tooltip={shown ? 'Hide password' : 'Show password'}
        aria-label="Show password"
        aria-pressed={shown}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      >
        <Icon size={16} aria-hidden="true" />
      </ControlButton>
    </span>
  );
}

interface SearchInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'ref'> {
  readonly label: string;
  readonly onChange: (value: string) => void;
}

/** A search input with a clear button. Escape clears it too, as it does in native search inputs. */
export function SearchInput({ label, placeholder = label, onChange, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <span className={classNames(controlClasses.medium, searchClass)}>
      <Search size={16} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        onChange={({ target }) => onChange(target.value)}
      />
      {rest.value ? (
        <ControlButton tooltip="Clear search" aria-label="Clear search" onClick={clear}>
          <X size={14} aria-hidden="true" />
        </ControlButton>
      ) : null}
    </span>
  );
}

const searchClass = staticClassName(css`
  & > svg {
    margin-inline-start: 10px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
  & > input {
    padding-inline-start: ${theme.space[2]};
    &::-webkit-search-cancel-button,
    &::-webkit-search-decoration {
      display: none;
    }
  }
`);

interface NumberStepperProps extends TextInputProps {
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Called with -1 or 1 when a button is pressed. */
  readonly onStep: (by: -1 | 1) => void;
  /** What the number means, beside the buttons. */
  readonly note?: ReactNode;
}

/**
 * A short number with buttons that change it by one. A text input: `type="number"` hides invalid
 * input and changes its value on scroll.
 */
export function NumberStepper({
  decreaseLabel,
  increaseLabel,
  onStep,
  note,
  ...input
}: NumberStepperProps) {
  return (
    <Inline>
      <TextInput className={stepperClass} {...input} inputMode="numeric" autoComplete="off" />
      <IconButton
        variant="secondary"
        label={decreaseLabel}
        icon={<Minus size={14} aria-hidden="true" />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        variant="secondary"
        label={increaseLabel}
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => onStep(1)}
      />
      {note ? <Muted className={stepperNoteClass}>{note}</Muted> : null}
    </Inline>
  );
}

const stepperClass = staticClassName(css`
  flex: none;
  inline-size: 112px;
  ${theme.media.fromMedium} {
    inline-size: 140px;
  }
`);
const stepperNoteClass = staticClassName(css`
  font-variant-numeric: tabular-nums;
  ${theme.media.fromMedium} {
    margin-inline-start: ${theme.space[2]};
  }
`);
