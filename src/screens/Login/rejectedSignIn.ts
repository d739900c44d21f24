import { type ServerErrors, serverErrors } from '~/forms/FormFields';
import type { Failure } from '~/lib/Failure';
import { rejectedPayloadDetail } from '~/messages/rejectedPayload';

/** How the form shows a sign-in that the server rejected with 422. */
interface RejectedSignIn {
  readonly errors: ServerErrors;
  /** Whether any of its fields shows a message. */
  readonly marked: boolean;
  /** For the alert. */
  readonly detail: string;
}

const labels = { email: 'Email', password: 'Password' };

/** Maps a 422 response to the form's fields. */
export function rejectedSignIn(failure: Failure): RejectedSignIn {
  const errors = serverErrors(failure, labels);
  const { unplaced } = errors;
  const marked = Object.keys(errors.fields).length > 0;
  const otherwise = 'Check your email and password.';
  return {
    errors,
    marked,
    detail: rejectedPayloadDetail(failure, { marked, unplaced }, otherwise),
  };
}
