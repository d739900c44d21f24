import { useState } from 'react';
import { failureOf } from '../../api/ApiError';
import { loginRules } from '../../domain/accessRules';
import { Form } from '../../forms/Form';
import { SubmitButton } from '../../forms/SubmitButton';
import { TextField } from '../../forms/TextField';
import { NoSchedule } from '../../layouts/NoSchedule';
import type { Failure } from '../../lib/Failure';
import { signInFailureText } from '../../messages/failures';
import { useStores } from '../../stores/context';
import { Alert } from '../../ui/Alert';
import { Stack } from '../../ui/Stack';
import { DemoAccounts } from './DemoAccounts';
import { PasswordField } from './PasswordField';

const fields = {
  email: { label: 'Email', rule: loginRules.email },
  password: { label: 'Password', rule: loginRules.password },
};

/**
 * Email and password. A refused sign-in keeps the email and empties the password; where a success
 * leads to, the session's watcher knows.
 */
export function LoginForm() {
  const { session, demoAccounts } = useStores();
  const [failure, setFailure] = useState<{ readonly failure: Failure; readonly attempt: number }>();
  const attempt = failure?.attempt ?? 0;

  async function signIn(
    { email, password }: { email: string; password: string },
    clearPassword: () => void,
  ) {
    setFailure(undefined);
    try {
      await session.signIn(email, password);
    } catch (error) {
      clearPassword();
      setFailure({ failure: failureOf(error), attempt: attempt + 1 });
    }
  }

  const words = failure && signInFailureText(failure.failure);
  const alert = words && <Alert title={words.title}>{words.detail}</Alert>;
  return (
    <Form
      fields={fields}
      initialValues={{ email: '', password: '' }}
      onSubmit={(values, { setFieldValue, setFieldTouched }) =>
        signIn(values, () => {
          void setFieldValue('password', '', false);
          void setFieldTouched('password', false, false);
        })
      }
    >
      <Stack gap={4}>
        {failure?.failure.code === 'no_schedule' ? (
          <NoSchedule fallback={alert} onClose={() => setFailure(undefined)} />
        ) : (
          alert
        )}
        <TextField name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField focusAfter={attempt} />
        <SubmitButton>Sign in</SubmitButton>
        {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} />}
      </Stack>
    </Form>
  );
}
