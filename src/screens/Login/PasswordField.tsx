import { useEffect, useRef } from 'react';
import { TextField } from '../../forms/TextField';

/** The password; it takes the focus whenever a sign-in was refused. `focusAfter` counts those. */
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
