import { useEffect, useEffectEvent, useRef } from 'react';
import type { Subscription } from '~/domain/Subscription';
import { useLazyDialog } from '~/hooks/useLazyDialog';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Button } from '~/ui/button/Button';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { Meter } from '~/ui/feedback/Meter';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { Td } from '~/ui/table/Td';
import { Tr } from '~/ui/table/Tr';

import { seatsDraftKey } from './seatsDraftKey';

interface SubscriptionRowProps {
  readonly profile: ProfileQueries;
  readonly subscription: Subscription;
}

const AssignSeatsDialog = lazyComponent(() =>
  import('./AssignSeatsDialog').then(({ AssignSeatsDialog }) => AssignSeatsDialog),
);

/** A subscription with its "Assign seats" dialog. */
export function SubscriptionRow({ profile, subscription }: SubscriptionRowProps) {
  const { id, seatType, totalSeats, usedSeats, availableSeats } = subscription;
  const button = useRef<HTMLButtonElement>(null);
  const { drafts } = useStores();
  const dialog = useLazyDialog(AssignSeatsDialog);
  const hasDraft = drafts.get(seatsDraftKey(profile.id, id)) !== undefined;
  // On mount only: restores a dialog that was open when the session ended.
  const reopen = useEffectEvent(() => hasDraft && dialog.open());
  useEffect(() => void reopen(), []);
  const type = seatType ?? 'unknown type';
  return (
    <Tr>
      <Td label="Seat Type" primary>
        {seatType ?? <MissingValue />}
      </Td>
      <Td label="Total Seats" align="end">
        <NumberText value={totalSeats} />
      </Td>
      <Td label="Used Seats" align="end">
        <NumberText value={usedSeats} />
        <Meter label={`Used seats, ${type}`} value={usedSeats} max={totalSeats} />
      </Td>
      <Td label="Available Seats" align="end">
        <NumberText value={availableSeats} />
      </Td>
      <Td actions align="end">
        <Button
          ref={button}
          size="small"
          aria-label={`Assign seats, ${type}`}
          aria-haspopup="dialog"
          onClick={dialog.open}
          {...dialog.prefetchHandlers}
        >
          Assign seats
        </Button>
        {dialog.isOpen && (
          <AssignSeatsDialog
            profile={profile}
            subscriptionId={id}
            finalFocus={button}
            onClose={dialog.close}
            {...dialog.loading}
          />
        )}
      </Td>
    </Tr>
  );
}
