import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mapValues } from 'es-toolkit';
import { Eye, EyeOff, Minus, Plus, Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/Button';
import { classNames, staticClassName } from '~/ui/style';
import { Tooltip } from '~/ui/Tooltip';

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
  &:has(> :is(input, select, textarea):focus-visible) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
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
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: calc(${theme.control[controlHeight]} - 2px);
    padding: 4px 10px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: transparent;
    color: inherit;
    text-overflow: ellipsis;
    ${theme.type[controlHeight === 'large' ? 14 : 13]};
    &::placeholder {
      color: ${theme.text.muted};
      opacity: 1;
    }
    &:disabled {
      color: ${theme.text.disabled};
      opacity: 1;
    }
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

export interface TextInputProps extends ComponentPropsWithRef<'input'>, ControlHeightProps {
  /** An icon or unit before the text. */
  readonly leading?: ReactNode;
  /** A small button or unit after the text. */
  readonly trailing?: ReactNode;
  /** Use `end` for numbers. */
  readonly align?: 'start' | 'end';
  /** Values to choose from in the browser's own list; any other text can be typed. */
  readonly suggestions?: readonly string[];
}

/** A single-line text input, named by its Field or by `aria-label`. */
export function TextInput({
  leading,
  trailing,
  align = 'start',
  controlHeight = 'medium',
  className,
  suggestions = [],
  type = 'text',
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
      {leading ? <Leading>{leading}</Leading> : null}
      <input type={type} list={list} {...rest} />
      {list && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
      {trailing ? <Trailing>{trailing}</Trailing> : null}
    </span>
  );
}

const endAlignedClass = staticClassName(css`
  & > input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`);
const Leading = styled.span`
  flex: none;
  padding-inline-start: 10px;
  color: ${theme.text.muted};
  pointer-events: none;
  & + input {
    padding-inline-start: 8px !important;
  }
`;
const Trailing = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  padding-inline-end: 10px;
  &:has(> button, > span > button) {
    padding-inline-end: 2px;
  }
  color: ${theme.text.muted};
`;

/** A small button after the text. */
const FieldButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${theme.text.muted};
  &:hover:not(:disabled) {
    background: ${theme.surface.hover};
    color: ${theme.text.primary};
  }
  &:focus-visible {
    outline-offset: -1px;
  }
  /* A target of 40 px. */
  ${theme.media.belowMedium} {
    &::after {
      content: '';
      position: absolute;
      inset: -7px;
    }
  }
`;

/**
 * A text input of several lines that grows with its text, named by its Field or by `aria-label`. It
 * has at least `rows` lines.
 */
export function TextArea({ className, rows = 1, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <span className={classNames(controlClasses.medium, textAreaClass, className)}>
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
    display: block;
    max-block-size: 200px;
    resize: none;
    field-sizing: content;
  }
`);

/** A password input with a toggle to show the password. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing' | 'align'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <Tooltip content={shown ? 'Hide password' : 'Show password'}>
          <Toggle
            type="button"
            aria-label="Show password"
            aria-pressed={shown}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon size={16} aria-hidden="true" />
          </Toggle>
        </Tooltip>
      }
    />
  );
}

const Toggle = styled(FieldButton)`
  inline-size: 28px;
  ${theme.media.belowMedium} {
    inline-size: 40px;
    block-size: 38px;
  }
`;

interface SearchInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'type' | 'ref' | 'placeholder'
> {
  readonly label: string;
  /** Default: the label. */
  readonly placeholder?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search input with a clear button. Escape clears it too, as it does in native search inputs. */
export function SearchInput({
  label,
  value,
  onChange,
  placeholder = label,
  ...rest
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <SearchInputBox
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      leading={<Search size={16} aria-hidden="true" />}
      trailing={
        value ? (
          <Tooltip content="Clear search">
            <FieldButton type="button" aria-label="Clear search" onClick={clear}>
              <X size={14} aria-hidden="true" />
            </FieldButton>
          </Tooltip>
        ) : null
      }
    />
  );
}

const SearchInputBox = styled(TextInput)`
  & > input::-webkit-search-cancel-button,
  & > input::-webkit-search-decoration {
    display: none;
  }
`;

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
    <Wrap>
      <Input {...input} inputMode="numeric" autoComplete="off" />
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
      {note ? <Note>{note}</Note> : null}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;
const Input = styled(TextInput)`
  flex: none;
  inline-size: 140px;
  ${theme.media.belowMedium} {
    inline-size: 112px;
  }
`;
const Note = styled.span`
  flex: 1;
  min-inline-size: 0;
  ${theme.media.fromMedium} {
    margin-inline-start: ${theme.space[2]};
  }
  color: ${theme.text.muted};
  ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;
