import styled from '@emotion/styled';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { theme } from '~/theme/theme';
import { FieldButton, TextInput, type TextInputProps } from './TextInput';
import { Tooltip } from '~/ui/feedback/Tooltip';

/** A password input with a toggle to show the password. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing' | 'align'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      autoComplete="current-password"
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
    inline-size: 36px;
    block-size: 34px;
  }
`;
