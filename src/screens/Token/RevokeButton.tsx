import { useRef } from 'react';
import type { Token } from '~/domain/Token';
import { useLazyDialog } from '~/hooks/useLazyDialog';
import { Button } from '~/ui/button/Button';

const load = () => import('./RevokeDialog').then(({ RevokeDialog }) => RevokeDialog);

/**
 * "Revoke", for active tokens only. The dialog is its sibling, so it outlives the button and can
 * move focus to a neighbour.
 */
export function RevokeButton({ token }: { readonly token: Token }) {
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, prefetchHandlers, open, close } = useLazyDialog(load);
  return (
    <>
      {token.status === 'active' && (
        <Button
          ref={button}
          size="small"
          data-revokes={token.id}
          aria-label={`Revoke ${token.name}`}
          aria-haspopup="dialog"
          onClick={open}
          {...prefetchHandlers}
        >
          Revoke
        </Button>
      )}
      {Dialog && <Dialog token={token} trigger={button} onClose={close} />}
    </>
  );
}
