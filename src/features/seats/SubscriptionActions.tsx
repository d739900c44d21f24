import styled from '@emotion/styled';
import { Ellipsis } from 'lucide-react';
import type { Subscription } from '~/domain/Subscription';
import { useCommand } from '~/hooks/useCommand';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { MenuButton } from '~/ui/menu/MenuButton';
import { lazyMenu } from '~/ui/lazy/lazyComponent';
import { useSeatsOpener } from './SeatsDialogs';

const SubscriptionMenu = lazyMenu('features/seats/SubscriptionMenu', () =>
  import('./SubscriptionMenu').then((module) => module.SubscriptionMenu),
);

/** "Assign seats" of a subscription, and the menu of what is done less often. */
export function SubscriptionActions({ subscription }: { readonly subscription: Subscription }) {
  const name = subscription.seatType ?? 'unknown type';
  const { button: assignButton, open: openAssign } = useSeatsOpener({
    dialog: 'assign',
    subscription,
  });
  const { button: menuButton, open: openTotal } = useSeatsOpener({ dialog: 'total', subscription });
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
      <MenuButton
        ref={menuButton}
        variant="quiet"
        size="small"
        label={`More actions, ${name}`}
        icon={<Ellipsis size={16} aria-hidden="true" />}
        menu={SubscriptionMenu}
        menuProps={{ seatType: name, onChangeTotal: openTotal }}
      />
    </Actions>
  );
}

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
`;
