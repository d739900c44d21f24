import { useRef } from 'react';
import type { Token } from '../../domain/Token';
import { useDialogCode } from '../../layouts/useDialogCode';
import { Button } from '../../ui/Button';

const load = () => import('./RevokeDialog').then(({ RevokeDialog }) => RevokeDialog);

/**
 * "Revoke" of an active token. It goes with the token's being active; its dialog, standing beside
 * it, leads the focus to a neighbour.
 */
export function RevokeButton({ token }: { readonly token: Token }) {
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, ahead, open, close } = useDialogCode(load);
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
          {...ahead}
        >
          Revoke
        </Button>
      )}
      {Dialog && <Dialog token={token} button={button} onClose={close} />}
    </>
  );
}
