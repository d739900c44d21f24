import { useLocation } from 'react-router-dom';
import { PathLink } from '~/components/PathLink';
import { ErrorContent } from '~/components/ErrorContent';
import { useNavigate } from '~/hooks/navigation';
import { errorPageText } from '~/messages/failures';
import { message } from '~/messages/catalogue';
import { Button, LinkButton } from '~/ui/Button';
import { errorCode } from './errorCode';

/**
 * The error page for unknown paths; `?code=` selects the error (docs/product.md, "Error pages").
 */
export function HttpErrorScreen() {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  // The first history entry has nothing to go back to.
  const retry = () => void (key === 'default' ? navigate('/') : navigate(-1));
  const code = errorCode(search);
  const { title, detail } = errorPageText(code);
  return (
    <ErrorContent code={code} title={title} detail={detail}>
      {isRetryable(code) && (
        <Button variant="primary" onClick={retry}>
          {message('try_again')}
        </Button>
      )}
      <LinkButton as={PathLink} to="/" variant={isRetryable(code) ? 'secondary' : 'primary'}>
        {message('go_home')}
      </LinkButton>
    </ErrorContent>
  );
}

function isRetryable(code: number): boolean {
  return code >= 500 || code === 408 || code === 429;
}
