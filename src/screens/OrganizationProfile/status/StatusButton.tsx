import styled from '@emotion/styled';
import type { Ref } from 'react';
import type { StatusChange } from '~/domain/statusChange';
import { useCommand } from '~/hooks/useCommand';
import { Button } from '~/ui/Button';

export const statusLabels: Readonly<Record<StatusChange, string>> = {
  activate: 'Activate',
  deactivate: 'Deactivate',
};

interface StatusButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly change: StatusChange;
  readonly onOpen: (change: StatusChange) => void;
}

/** Opens the confirmation of a change that applies. */
export function StatusButton({ ref, change, onOpen }: StatusButtonProps) {
  const open = () => onOpen(change);
  useCommand(change, open);
  return (
    <Button
      ref={ref}
      variant={change === 'deactivate' ? 'quietDanger' : 'secondary'}
      size={change === 'deactivate' ? 'medium' : 'small'}
      aria-haspopup="dialog"
      onClick={open}
    >
      {statusLabels[change]}
    </Button>
  );
}

/** Reserves the button's space until the status is known, so that nothing shifts. */
export function StatusButtonPlaceholder() {
  return (
    <PlaceholderButton aria-hidden="true" disabled>
      {statusLabels.deactivate}
    </PlaceholderButton>
  );
}

const PlaceholderButton = styled(Button)`
  visibility: hidden;
`;
