import { useFormikContext } from 'formik';
import { useState } from 'react';
import styled from '@emotion/styled';
import { toFailure } from '~/api/ApiError';
import { TOAST_TIMEOUT } from '~/domain/Toast';
import { loginRules } from '~/domain/rules/accessRules';
import { Form, SubmitButton } from '~/forms/Form';
import type { ServerErrors } from '~/forms/FormFields';
import { FormField } from '~/forms/FormField';
import { useDemo } from '~/components/Demo';
import { FailureReference } from '~/components/FailureReference';
import { NoSchedule } from '~/components/NoSchedule';
import type { Failure } from '~/lib/Failure';
import { message } from '~/messages/message';
import { productTitle } from '~/messages/pageTitle';
import { signInFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Alert } from '~/ui/Feedback';
import { Stack } from '~/ui/Page';
import { PasswordField } from './PasswordField';
import { rejectedSignIn } from './rejectedSignIn';

const fields = {
  email: { label: 'Email', rule: loginRules.email },
  password: { label: 'Password', rule: loginRules.password },
};

interface SignInFailure {
  readonly failure: Failure;
  /** The alert's detail, for a sign-in rejected with 422. */
  readonly rejection: string | undefined;
  /** Number of failed sign-ins that cleared the password. */
  readonly attempt: number;
}

/**
 * A rejected sign-in keeps the email and clears the password, unless the server names invalid
 * fields. After a session has expired, the email is filled in. `watchSession` redirects after a
 * successful sign-in.
 */
export function LoginForm() {
  const { session, toasts } = useStores();
  const [failed, setFailed] = useState<SignInFailure>();
  const attempt = failed?.attempt ?? 0;
  const [email] = useState(session.expiredEmail ?? '');

  async function signIn(
    values: { email: string; password: string },
    clearPassword: () => void,
  ): Promise<ServerErrors | undefined> {
    setFailed(undefined);
    try {
      const isStored = await session.signIn(values.email, values.password);
      if (!isStored)
        toasts.show({
          type: 'caution',
          text: message('sign_in_not_stored'),
          // Three sentences take longer to read.
          timeout: 3 * TOAST_TIMEOUT,
        });
      return undefined;
    } catch (error) {
      const failure = toFailure(error);
      const rejected = failure.status === 422 ? rejectedSignIn(failure) : undefined;
      if (!rejected?.marked) clearPassword();
      setFailed({
        failure,
        rejection: rejected?.detail,
        attempt: rejected?.marked ? 0 : attempt + 1,
      });
      return rejected?.errors;
    }
  }

  const errorText = failed && signInFailureText(failed.failure, failed.rejection);
  const alert = errorText && (
    <Alert title={errorText.title}>
      <span>{errorText.detail}</span>
      <FailureReference failure={failed.failure} />
    </Alert>
  );
  return (
    <Form
      fields={fields}
      initialValues={{ email, password: '' }}
      onSubmit={(values, { setFieldValue, setFieldTouched }) =>
        signIn(values, () => {
          void setFieldValue('password', '', false);
          void setFieldTouched('password', false, false);
        })
      }
    >
      <Stack gap={4}>
        <LoginCard>
          <h1 tabIndex={-1}>{productTitle}</h1>
          <p>Sign in with your staff account.</p>
          {alert &&
            (failed.failure.code === 'no_schedule' ? (
              <NoSchedule fallback={alert} onClose={() => setFailed(undefined)} />
            ) : (
              alert
            ))}
          <FormField kind="email" name="email" label="Email" autoComplete="username" />
          <PasswordField failedAttempts={attempt} focusOnMount={email !== ''} />
          <SubmitButton size="large">Sign in</SubmitButton>
        </LoginCard>
        <DemoAccounts />
      </Stack>
    </Form>
  );
}

/** The demo's accounts, which fill in the form; nothing in other builds. */
function DemoAccounts() {
  const { setValues } = useFormikContext<{ email: string; password: string }>();
  return useDemo()?.renderAccounts({ onSelect: (account) => void setValues(account) });
}

// With the geometry of the page's static shell (app/boot/shell): nothing moves when it is replaced.
const LoginCard = styled.div`
  --control-height: ${theme.control.large};
  --control-font-size: 0.875rem;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  inline-size: min(376px, calc(100vw - 32px));
  padding: ${theme.space[8]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.dialog};
  background: ${theme.surface.card};
  box-shadow: ${theme.shadow.login};
  & > h1 {
    ${theme.type[20]};
  }
  & > p {
    margin-block: -12px ${theme.space[1]};
    color: ${theme.text.muted};
  }
  ${theme.media.belowMedium} {
    padding: ${theme.space[6]} ${theme.space[5]};
  }
`;
