import { PathLink } from '~/components/PathLink';
import type { Failure } from '~/lib/Failure';
import { loadFailureText } from '~/messages/failures';
import { message } from '~/messages/message';
import { Button, LinkButton } from '~/ui/Button';
import { ErrorState } from '~/ui/Feedback';
import { ErrorContent } from './ErrorContent';
import { FailureReference } from './FailureReference';

interface QueryErrorStateProps {
  readonly error: Failure;
  readonly onRetry: () => void;
  /**
   * For the screen's main record, whose failure replaces the whole screen; a region shows its
   * failure in place.
   */
  readonly fullPage?: boolean;
  /** For a record that doesn't exist: what to say, and the list that it would be in, offered before home. */
  readonly missing?: { readonly text: string; readonly path: string; readonly label: string };
}

/** A failed query, in place, with "Try again" (docs/product.md, "Messages"). */
export function QueryErrorState({
  error,
  onRetry,
  fullPage = false,
  missing,
}: QueryErrorStateProps) {
  const { title, detail, page } = loadFailureText(error, missing?.text);
  const retry = (
    <Button variant={fullPage && !page ? 'primary' : 'secondary'} onClick={onRetry}>
      {message('try_again')}
    </Button>
  );
  const backTo = page === 404 ? missing : undefined;
  const reference = <FailureReference failure={error} />;
  if (!fullPage)
    return <ErrorState title={title} detail={detail} reference={reference} action={retry} />;
  return (
    <ErrorContent code={page} title={title} detail={detail} reference={reference}>
      {page ? null : retry}
      {backTo && (
        <LinkButton as={PathLink} to={backTo.path} variant="primary">
          {`Back to ${backTo.label}`}
        </LinkButton>
      )}
      <LinkButton as={PathLink} to="/" variant={page && !backTo ? 'primary' : 'secondary'}>
        {message('go_home')}
      </LinkButton>
      {page && !backTo ? retry : null}
    </ErrorContent>
  );
}
