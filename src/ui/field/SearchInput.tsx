import styled from '@emotion/styled';
import { Search, X } from 'lucide-react';
import { useRef, type ComponentPropsWithRef } from 'react';
import { theme } from '~/theme/theme';
import { Tooltip } from '~/ui/feedback/Tooltip';
import { FieldButton, TextInput } from './TextInput';

export interface SearchInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'type' | 'ref' | 'placeholder'
> {
  /** The accessible name. */
  readonly label: string;
  /** Default: the label. */
  readonly placeholder?: string | undefined;
  /** The current text. */
  readonly value: string;
  /** Called on every input and on clearing. */
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
    <Box
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

// The icon and the placeholder show what it is; a dark border would look focused.
const Box = styled(TextInput)`
  &:not(:focus-within) {
    border-color: ${theme.border.button};
  }
  & > input::-webkit-search-cancel-button,
  & > input::-webkit-search-decoration {
    display: none;
  }
`;
