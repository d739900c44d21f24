import { useEffect, useRef } from 'react';
import { TextField } from '~/forms/TextField';

interface PasswordFieldProps {
  readonly failedAttempts: number;
  /** Whether nothing else is left to fill in at first. */
  readonly isFirst: boolean;
}

/** The password; focused after each failed sign-in, and at first if the email is known. */
export function PasswordField({ failedAttempts, isFirst }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (failedAttempts > 0) input.current?.focus();
  }, [failedAttempts]);
  return (
    <TextField
      ref={input}
      name="password"
      label="Password"
      type="password"
      autoComplete="current-password"
    />
  );
}
