import { useRef, type RefObject } from 'react';
import { nextActiveToken } from '../../domain/nextActiveToken';
import type { Token } from '../../domain/Token';
import { ActionFailure } from '../../layouts/ActionFailure';
import { useAction } from '../../layouts/useAction';
import { revokeConfirmation } from '../../messages/confirmations';
import { useStores } from '../../stores/context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface RevokeDialogProps {
  readonly token: Token;
  /** What opened it; gone once the token is revoked. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/**
 * Asks before a token is revoked. Focus returns to the button, or goes to a neighbour's once that
 * is gone, or else to the heading.
 */
export function RevokeDialog({ token, button, onClose }: RevokeDialogProps) {
  const { tokens } = useStores();
  const focus = useRef<HTMLElement>(button.current);
  const action = useAction(async () => {
    const neighbour = nextActiveToken(tokens.list.data ?? [], token.id);
    await tokens.revoke(token.id);
    focus.current = neighbour
      ? revokeButton(neighbour.id)
      : document.querySelector<HTMLElement>('h1');
  }, onClose);
  const { title, text, button: label } = revokeConfirmation(token.name, token.lastUsedAt);
  return (
    <ConfirmDialog
      open
      title={title}
      text={text}
      confirmLabel={label}
      tone="danger"
      busy={action.busy}
      onConfirm={() => void action.run(undefined)}
      onCancel={onClose}
      finalFocus={focus}
    >
      {action.failure && (
        <ActionFailure failure={action.failure} name="token" onRead={action.forget} />
      )}
    </ConfirmDialog>
  );
}

function revokeButton(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-revokes="${CSS.escape(id)}"]`);
}
