import styled from '@emotion/styled';
import { Pencil } from 'lucide-react';
import type { Subscription } from '~/domain/Subscription';
import { useCommand } from '~/hooks/useCommand';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { IconButton } from '~/ui/button/IconButton';
import { opens, type SeatsTarget } from './SeatsTarget';

interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  readonly onOpen: (target: SeatsTarget) => void;
}

/** "Assign seats" and "Change total seats" of a subscription. */
export function SubscriptionActions({ subscription, onOpen }: SubscriptionActionsProps) {
  const { id: subscriptionId, seatType } = subscription;
  const name = seatType ?? 'unknown type';
  const assign: SeatsTarget = { dialog: 'assign', subscriptionId };
  const total: SeatsTarget = { dialog: 'total', subscriptionId };
  useCommand('assign-seats', () => onOpen(assign), name);
  useCommand('total-seats', () => onOpen(total), name);
  return (
    <Actions>
      <Button
        size="small"
        aria-label={`Assign seats, ${name}`}
        aria-haspopup="dialog"
        onClick={() => onOpen(assign)}
        {...opens(assign)}
      >
        Assign seats
      </Button>
      <IconButton
        size="small"
        label={`Change total seats, ${name}`}
        tooltip="Change total seats"
        icon={<Pencil size={14} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => onOpen(total)}
        {...opens(total)}
      />
    </Actions>
  );
}

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
`;
