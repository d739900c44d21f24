import { PathLink } from '~/components/PathLink';
import { ErrorContent } from '~/components/ErrorContent';
import { message } from '~/messages/catalogue';
import { Button, LinkButton } from '~/ui/Button';

interface ScreenErrorProps {
  /** The chunk could not be loaded: only a reload helps. */
  readonly missing?: boolean;
}

/**
 * Shown when a screen throws or its chunk can't be loaded. A reload still triggers the
 * unsaved-changes guard (`beforeunload`).
 */
export function ScreenError({ missing = false }: ScreenErrorProps) {
  return (
    <ErrorContent title={message('something_wrong')} detail={message('page_missing')}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {message(missing ? 'reload' : 'try_again')}
      </Button>
      <LinkButton as={PathLink} to="/" variant="secondary" reloadDocument>
        {message('go_home')}
      </LinkButton>
    </ErrorContent>
  );
}
