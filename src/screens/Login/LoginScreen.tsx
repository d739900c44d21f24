import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { toFailure } from '~/api/ApiError';
import { useDemo } from '~/components/Demo';
import { FailureHelp } from '~/components/ErrorContent';
import { NoSchedule } from '~/components/MutationErrorAlert';
import { loginRules } from '~/domain/User';
import { TOAST_TIMEOUT } from '~/stores/ToastsStore';
import { Form, SubmitButton } from '~/forms/Form';
import { FormField } from '~/forms/FormField';
import { serverErrors, type ServerErrors } from '~/forms/FormFields';
import type { Failure } from '~/lib/Failure';
import { signInFailureText, rejectedPayloadDetail } from '~/messages/failures';
import { message, productTitle } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Alert } from '~/ui/Feedback';
import { Stack } from '~/ui/layout';
import { Muted } from '~/ui/text';

const fields = {
  email: { label: 'Email', rule: loginRules.email },
  password: { label: 'Password', rule: loginRules.password },
};
const labels = { email: fields.email.label, password: fields.password.label };

interface SignInFailure {
  readonly failure: Failure;
  /** The alert's detail, for a sign-in rejected with 422. */
  readonly rejection: string | undefined;
}

/**
 * The sign-in. A rejected one keeps the email and clears the password, unless the server names invalid
 * fields. `watchSession` redirects after a successful sign-in.
 */
export function LoginScreen() {
  const { session, toasts } = useStores();
  const [failed, setFailed] = useState<SignInFailure>();
  const [clearedPasswords, setClearedPasswords] = useState(0);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After a navigation within the console the heading has it.
    if (document.activeElement === document.body) email.current?.focus();
  }, []);
  useEffect(() => {
    if (clearedPasswords > 0) password.current?.focus();
  }, [clearedPasswords]);

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
      const errors = failure.status === 422 ? serverErrors(failure, labels) : undefined;
      const marked = errors !== undefined && Object.keys(errors.fields).length > 0;
      if (!marked) {
        clearPassword();
        setClearedPasswords((count) => count + 1);
      }
      const rejection =
        errors &&
        rejectedPayloadDetail(
          failure,
          { marked, unplaced: errors.unplaced },
          'Check your email and password.',
        );
      setFailed({ failure, rejection });
      return errors;
    }
  }

  const errorText = failed && signInFailureText(failed.failure, failed.rejection);
  const alert = errorText && (
    <Alert title={errorText.title}>
      {errorText.detail}
      <FailureHelp failure={failed.failure} />
    </Alert>
  );
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
        <LoginCard gap={6}>
          <h1 tabIndex={-1}>{productTitle}</h1>
          <Muted as="p">Sign in with your staff account.</Muted>
          {alert &&
            (failed.failure.code === 'no_schedule' ? (
              <NoSchedule fallback={alert} onClose={() => setFailed(undefined)} />
            ) : (
              alert
            ))}
          <FormField
            kind="email"
            ref={email}
            name="email"
            label={labels.email}
            autoComplete="username"
            controlHeight="large"
          />
          <FormField
            kind="password"
            ref={password}
            name="password"
            label={labels.password}
            autoComplete="current-password"
            controlHeight="large"
          />
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
const LoginCard = styled(Stack)`
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
    margin-block-start: -20px;
  }
  ${theme.media.belowMedium} {
    padding: ${theme.space[6]} ${theme.space[5]};
  }
`;
