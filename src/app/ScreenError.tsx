import { Link } from 'react-router-dom';
import { ErrorContent } from '../layouts/ErrorContent';
import { message } from '../messages/message';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';

interface ScreenErrorProps {
  /** Its code could not be loaded: nothing but loading the page again helps. */
  readonly missing?: boolean;
}

/**
 * What shows when a screen breaks or its code can't be loaded: never a blank page. A reload asks
 * about unsaved changes as it always does (`beforeunload`).
 */
export function ScreenError({ missing = false }: ScreenErrorProps) {
  return (
    <ErrorContent title={message('something_wrong')} detail={message('page_missing')}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {message(missing ? 'reload' : 'try_again')}
      </Button>
      <LinkButton as={Link} to="/" variant="secondary" reloadDocument>
        {message('go_home')}
      </LinkButton>
    </ErrorContent>
  );
}
