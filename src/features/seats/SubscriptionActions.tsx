import styled from '@emotion/styled';
import { Ellipsis } from 'lucide-react';
import type { Subscription } from '~/domain/Subscription';
import { useCommand } from '~/hooks/useCommand';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { MenuButton } from '~/ui/menu/MenuButton';
import { lazyMenu } from '~/ui/lazy/lazyComponent';
import { opens, type SeatsTarget } from './SeatsTarget';

const SubscriptionMenu = lazyMenu('features/seats/SubscriptionMenu', () =>
  import('./SubscriptionMenu').then((module) => module.SubscriptionMenu),
);

interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  readonly onOpen: (target: SeatsTarget) => void;
}

/** "Assign seats" of a subscription, and the menu of what is done less often. */
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
      <MenuButton
        variant="quiet"
        size="small"
        label={`More actions, ${name}`}
        icon={<Ellipsis size={16} aria-hidden="true" />}
        menu={SubscriptionMenu}
        menuProps={{ seatType: name, onChangeTotal: () => onOpen(total) }}
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
