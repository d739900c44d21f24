import { useEffect, useLayoutEffect, useRef } from 'react';
import { FormField } from '~/forms/FormField';

interface PasswordFieldProps {
  readonly failedAttempts: number;
  /** Whether it has the focus at first, as the email is filled in. */
  readonly focusOnMount: boolean;
}

/** The password; focused after each failed sign-in. */
export function PasswordField({ failedAttempts, focusOnMount }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Before it is painted: whoever is quick would type the email into the password.
  useLayoutEffect(() => {
    if (focusOnMount) input.current?.focus();
  }, [focusOnMount]);
  useEffect(() => {
    if (failedAttempts > 0) input.current?.focus();
  }, [failedAttempts]);
  return (
    <FormField
      kind="password"
      ref={input}
      name="password"
      label="Password"
      autoComplete="current-password"
    />
  );
}
