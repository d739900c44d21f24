import styled from '@emotion/styled';
import { KeyRound } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { nextActiveToken } from '~/domain/nextActiveToken';
import type { Token } from '~/domain/Token';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import { useMutation } from '~/hooks/useMutation';
import { revokeConfirmation } from '~/messages/confirmations';
import { useStores } from '~/stores/context';
import { revokeToken } from '~/stores/tokenWrites';
import { theme } from '~/theme/theme';
import { ConfirmDialog } from '~/ui/Dialog';
import { TokenPrefix } from './TokenPrefix';

interface RevokeDialogProps {
  readonly token: Token;
  /** The button that opened the dialog; it unmounts once the token is revoked. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/**
 * Confirms revoking a token. Focus returns to the button or, once that is gone, to a neighbour's,
 * else to the heading.
 */
export function RevokeDialog({ token, trigger, onClose }: RevokeDialogProps) {
  const stores = useStores();
  const finalFocus = useRef<HTMLElement>(trigger.current);
  const mutation = useMutation(async () => {
    const neighbour = nextActiveToken(stores.tokens.list.data ?? [], token.id);
    await revokeToken(stores, token.id);
    finalFocus.current = neighbour
      ? findRevokeButton(neighbour.id)
      : document.querySelector<HTMLElement>('h1');
    return { name: token.name, changes: ['revoked'] };
  }, onClose);
  const { title, text, button: label } = revokeConfirmation(token.name, token.last_used_at);
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={label}
      tone="danger"
      icon={<KeyRound size={18} />}
      busy={mutation.isPending}
      onConfirm={() => void mutation.mutate(undefined)}
      onCancel={onClose}
      finalFocus={finalFocus}
      messages={
        <MutationErrorAlert error={mutation.error} entity="token" onDismiss={mutation.reset} />
      }
    >
      {token.prefix !== null && (
        <Fact>
          <span>Prefix</span>
          <TokenPrefix>{token.prefix}</TokenPrefix>
        </Fact>
      )}
    </ConfirmDialog>
  );
}

function findRevokeButton(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-revokes="${CSS.escape(id)}"]`);
}

/** What identifies the token besides its name. */
const Fact = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.well};
  & > span {
    color: ${theme.text.muted};
  }
`;
