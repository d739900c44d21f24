import { useEffect } from 'react';
import { PathLink } from '~/components/PathLink';
import { ErrorContent } from '~/components/ErrorContent';
import { message } from '~/messages/message';
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
  useEffect(reloadOnUpdate, []);
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

/** In development: a module that failed accepts no update, so the page reloads when one is corrected. */
function reloadOnUpdate() {
  const { hot, env } = import.meta;
  // Vitest has no `off`.
  if (!hot || env.MODE === 'test') return undefined;
  const reload = () => window.location.reload();
  hot.on('vite:beforeUpdate', reload);
  return () => hot.off('vite:beforeUpdate', reload);
}
