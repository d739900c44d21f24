import { Link } from 'react-router-dom';
import type { Failure } from '../lib/Failure';
import { loadFailureText } from '../messages/failures';
import { message } from '../messages/message';
import { Button } from '../ui/Button';
import { FailedState } from '../ui/FailedState';
import { LinkButton } from '../ui/LinkButton';
import { ErrorContent } from './ErrorContent';

interface LoadFailureProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  /**
   * The screen's main record: its failure takes the whole screen; a region's stays in the region.
   */
  readonly main?: boolean;
}

/** A load that failed, in place: what happened, and a way on (decisions.md, "Messages"). */
export function LoadFailure({ failure, onRetry, main = false }: LoadFailureProps) {
  const { title, detail, page } = loadFailureText(failure);
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {message('try_again')}
    </Button>
  );
  if (!main) return <FailedState title={title} detail={detail} action={retry} />;
  return (
    <ErrorContent code={page} title={title} detail={detail}>
      <LinkButton as={Link} to="/" variant={page ? 'primary' : 'secondary'}>
        {message('go_home')}
      </LinkButton>
      {retry}
    </ErrorContent>
  );
}
