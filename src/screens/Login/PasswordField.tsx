import { useEffect, useRef } from 'react';
import { TextField } from '~/forms/TextField';

/** The password; focused after each failed sign-in. */
export function PasswordField({ failedAttempts }: { readonly failedAttempts: number }) {
  const input = useRef<HTMLInputElement>(null);
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
