import { useState } from 'react';
import { toFailure } from '../../api/ApiError';
import { loginRules } from '../../domain/accessRules';
import { Form } from '../../forms/Form';
import { serverErrors, type ServerErrors } from '../../forms/serverErrors';
import { SubmitButton } from '../../forms/SubmitButton';
import { TextField } from '../../forms/TextField';
import { NoSchedule } from '../../layouts/NoSchedule';
import type { Failure } from '../../lib/Failure';
import { signInFailureText } from '../../messages/failures';
import type { ErrorPlacement } from '../../messages/rejectedPayload';
import { useStores } from '../../stores/context';
import { Alert } from '../../ui/Alert';
import { Stack } from '../../ui/Stack';
import { DemoAccounts } from './DemoAccounts';
import { PasswordField } from './PasswordField';

const labels = { email: 'Email', password: 'Password' };

const fields = {
  email: { label: labels.email, rule: loginRules.email },
  password: { label: labels.password, rule: loginRules.password },
};

interface SignInFailure {
  readonly failure: Failure;
  readonly placement: ErrorPlacement | undefined;
  /** Counts the failures that emptied the password. */
  readonly attempt: number;
}

/**
 * Email and password. A refused sign-in keeps the email and empties the password, unless the server
 * marks what to correct; where a success leads to, the session's watcher knows.
 */
export function LoginForm() {
  const { session, demoAccounts } = useStores();
  const [failed, setFailed] = useState<SignInFailure>();
  const attempt = failed?.attempt ?? 0;

  async function signIn(
    { email, password }: { email: string; password: string },
    clearPassword: () => void,
  ): Promise<ServerErrors | undefined> {
    setFailed(undefined);
    try {
      await session.signIn(email, password);
      return undefined;
    } catch (error) {
      const failedSignIn = toFailure(error);
      const errors = failedSignIn.status === 422 ? serverErrors(failedSignIn, labels) : undefined;
      const marked = errors !== undefined && Object.keys(errors.fields).length > 0;
      if (!marked) clearPassword();
      const placement = errors && { marked, unplaced: errors.unplaced };
      setFailed({ failure: failedSignIn, placement, attempt: marked ? 0 : attempt + 1 });
      return errors;
    }
  }

  const errorText = failed && signInFailureText(failed.failure, failed.placement);
  const alert = errorText && <Alert title={errorText.title}>{errorText.detail}</Alert>;
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
        {failed?.failure.code === 'no_schedule' ? (
          <NoSchedule fallback={alert} onClose={() => setFailed(undefined)} />
        ) : (
          alert
        )}
        <TextField name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField failedAttempts={attempt} />
        <SubmitButton>Sign in</SubmitButton>
        {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} />}
      </Stack>
    </Form>
  );
}
