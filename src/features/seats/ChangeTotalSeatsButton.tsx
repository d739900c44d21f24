import { Pencil } from 'lucide-react';
import type { Subscription } from '~/domain/Subscription';
import { Button } from '~/ui/button/Button';
import { IconButton } from '~/ui/button/IconButton';
import { useOpenTotalSeats } from './TotalSeatsDialogProvider';

interface ChangeTotalSeatsButtonProps {
  readonly subscription: Subscription;
  /** `icon` in the subscription's own row, named by its seat type; `text` where one is suggested. */
  readonly variant: 'icon' | 'text';
}

/**
 * Opens "Change total seats" of a subscription. Needs a `TotalSeatsDialogProvider`, which renders
 * the dialog.
 */
export function ChangeTotalSeatsButton({ subscription, variant }: ChangeTotalSeatsButtonProps) {
  const { id, seatType } = subscription;
  const openDialog = useOpenTotalSeats();
  const attributes = {
    size: 'small',
    'aria-haspopup': 'dialog',
    onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) =>
      openDialog(id, currentTarget),
  } as const;
  if (variant === 'text') return <Button {...attributes}>Change total seats</Button>;
  return (
    <IconButton
      {...attributes}
      label={`Change total seats, ${seatType ?? 'unknown type'}`}
      tooltip="Change total seats"
      icon={<Pencil size={14} aria-hidden="true" />}
      data-changes-total={id}
    />
  );
}
