import { Link } from 'react-router-dom';
import { ErrorContent } from '../layouts/ErrorContent';
import { message } from '../messages/message';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';

/** What shows when a screen breaks or its code can't be loaded: never a blank page. */
export function ScreenError() {
  return (
    <ErrorContent title={message('something_wrong')} detail={message('page_missing')}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {message('try_again')}
      </Button>
      <LinkButton as={Link} to="/" variant="secondary" reloadDocument>
        {message('go_home')}
      </LinkButton>
    </ErrorContent>
  );
}
