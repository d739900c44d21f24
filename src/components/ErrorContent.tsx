import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PathLink } from './PathLink';
import { type Failure, referenceOf } from '~/lib/Failure';
import { loadFailureText } from '~/messages/failures';
import { newTab } from '~/lib/newTab';
import { message } from '~/messages/catalogue';
import { theme } from '~/theme/theme';
import { Button, LinkButton } from '~/ui/Button';
import { CopyButton } from '~/ui/Copy';
import { Alert, ErrorState } from '~/ui/Feedback';
import { Inline } from '~/ui/layout';
import { TextLink } from '~/ui/text';

interface ErrorContentProps {
  readonly code?: number | undefined;
  readonly title: string;
  readonly detail: string;
  /** The request id of the failure (`FailureHelp`). */
  readonly reference?: ReactNode;
  readonly children?: ReactNode;
}

/** The content of an error page, also shown in place of a screen that failed to load. */
export function ErrorContent({ code, title, detail, reference, children }: ErrorContentProps) {
  return (
    <div role="group" aria-label={title}>
      <ErrorState titleAs="h1" code={code} title={title} detail={detail}>
        {reference}
        <Inline justify="center" wrap>
          {children}
        </Inline>
      </ErrorState>
    </div>
  );
}

interface FailureHelpProps {
  readonly failure: Failure;
}

/**
 * What helps with a failure: "Sign in" at the proxy that wants it, "Open {host}" where it may, or
 * "Reference {id}" with "Copy reference", the request id that support staff can search the API's logs for;
 * nothing for a failure that has none or needs no help (`referenceOf`).
 */
export function FailureHelp({ failure }: FailureHelpProps) {
  const { reason, host } = failure;
  const reference = referenceOf(failure);
  if (host !== undefined)
    return (
      <TextLink href={`${host}/`} {...newTab}>
        {reason === 'sign_in_page' ? 'Sign in' : `Open ${host}`}
      </TextLink>
    );
  if (!reference) return null;
  return (
    <Reference>
      <span>{`Reference ${reference}`}</span>
      <span data-copy>
        <CopyButton name="reference" value={reference} />
      </span>
    </Reference>
  );
}

const Reference = styled.div`
  display: flex;
  align-items: center;
  justify-content: inherit;
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
  /* As high as the text. */
  & > [data-copy] {
    flex: none;
    display: flex;
    align-items: center;
    inline-size: ${theme.control.small};
    block-size: 0;
  }
  & button {
    inline-size: ${theme.control.small};
    block-size: ${theme.control.small};
    min-block-size: 0;
    min-inline-size: 0;
  }
`;

/** A failed load that a dialog or a region reports above what it keeps. */
export function LoadFailureAlert({ failure }: FailureHelpProps) {
  const { title, detail } = loadFailureText(failure);
  return (
    <Alert title={title}>
      <span>{detail}</span>
      <FailureHelp failure={failure} />
    </Alert>
  );
}

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
  const reference = <FailureHelp failure={error} />;
  if (!fullPage)
    return (
      <ErrorState title={title} detail={detail}>
        {reference}
        {retry}
      </ErrorState>
    );
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
