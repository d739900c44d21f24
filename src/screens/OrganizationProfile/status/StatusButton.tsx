import styled from '@emotion/styled';
import type { StatusChange } from '~/domain/statusChange';
import { useCommand } from '~/hooks/useCommand';
import { Button } from '~/ui/button/Button';
import { useStatusDialog } from './StatusDialogProvider';

const labels: Readonly<Record<StatusChange, string>> = {
  activate: 'Activate',
  deactivate: 'Deactivate',
};

/** Opens the confirmation of a change that applies. Needs a `StatusDialogProvider`. */
export function StatusButton({ change }: { readonly change: StatusChange }) {
  const { button, openDialog } = useStatusDialog();
  const open = () => openDialog(change);
  useCommand(change, open);
  return (
    <Button
      ref={button}
      variant={change === 'deactivate' ? 'quietDanger' : 'secondary'}
      size={change === 'deactivate' ? 'medium' : 'small'}
      aria-haspopup="dialog"
      onClick={open}
    >
      {labels[change]}
    </Button>
  );
}

/** Reserves the button's space until the status is known, so that nothing shifts. */
export function StatusButtonPlaceholder() {
  return (
    <PlaceholderButton aria-hidden="true" disabled>
      {labels.deactivate}
    </PlaceholderButton>
  );
}

const PlaceholderButton = styled(Button)`
  visibility: hidden;
`;
