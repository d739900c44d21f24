import styled from '@emotion/styled';
import { Pencil } from 'lucide-react';
import type { Subscription } from '~/domain/Subscription';
import { useCommand } from '~/hooks/useCommand';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { useSeatsOpener } from './SeatsDialogs';

/** "Assign seats" and "Change total seats" of a subscription. */
export function SubscriptionActions({ subscription }: { readonly subscription: Subscription }) {
  const name = subscription.seat_type ?? 'unknown type';
  const { button: assignButton, open: openAssign } = useSeatsOpener({
    dialog: 'assign',
    subscription,
  });
  const { button: totalButton, open: openTotal } = useSeatsOpener({
    dialog: 'total',
    subscription,
  });
  useCommand('assign-seats', openAssign, subscription);
  useCommand('total-seats', openTotal, subscription);
  return (
    <Actions>
      <Button
        ref={assignButton}
        size="small"
        aria-label={`Assign seats, ${name}`}
        aria-haspopup="dialog"
        onClick={openAssign}
      >
        Assign seats
      </Button>
      <IconButton
        ref={totalButton}
        size="small"
        label={`Change total seats, ${name}`}
        tooltip="Change total seats"
        icon={<Pencil size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={openTotal}
      />
    </Actions>
  );
}

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
`;
