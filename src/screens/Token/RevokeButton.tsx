import styled from '@emotion/styled';
import { useRef } from 'react';
import type { Token } from '~/domain/Token';
import { useDialog } from '~/hooks/useDialog';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { RevokeDialog } from './RevokeDialog';

/**
 * "Revoke", for active tokens only. The dialog is its sibling, so it outlives the button and can
 * move focus to a neighbour.
 */
export function RevokeButton({ token }: { readonly token: Token }) {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useDialog();
  return (
    <>
      {token.status === 'active' && (
        <QuietRevoke
          ref={button}
          size="small"
          variant="quiet"
          data-revokes={token.id}
          aria-label={`Revoke ${token.name}`}
          aria-haspopup="dialog"
          onClick={dialog.open}
        >
          Revoke
        </QuietRevoke>
      )}
      {dialog.isOpen && <RevokeDialog token={token} trigger={button} onClose={dialog.close} />}
    </>
  );
}

/** Red only once it is pointed at: a table full of red buttons would say that something is wrong. */
const QuietRevoke = styled(Button)`
  margin-inline-end: -12px;
  color: ${theme.text.muted};
  &:hover,
  &:focus-visible {
    color: ${theme.danger.text};
  }
`;
