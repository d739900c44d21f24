import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FailureHelp } from './ErrorContent';
import { useFormContext } from '~/forms/Form';
import type { Mutation } from '~/hooks/useMutation';
import { actionFailureText, uncertainText } from '~/messages/failures';
import { message } from '~/messages/catalogue';
import { Button } from '~/ui/Button';
import { Alert } from '~/ui/Feedback';
import { lazyComponent } from '~/ui/lazyComponent';
import { withBdi } from '~/ui/text';

interface MutationErrorAlertProps {
  readonly mutation: Pick<Mutation<never>, 'error' | 'reset'>;
  /** The entity that the action concerns, in the singular: "organization". */
  readonly entity: string;
  readonly entityName?: string | undefined;
  /** Ends the message for a mutation that may have been applied although it failed here. */
  readonly uncertainty?: string;
}

/**
 * The message for a failed mutation, inside its dialog or form; `no_schedule` opens a dialog
 * instead.
 */
export function MutationErrorAlert({
  mutation: { error, reset },
  entity,
  entityName,
  uncertainty,
}: MutationErrorAlertProps) {
  const { placement } = useFormContext();
  if (!error) return null;
  const { tone, title, detail } = actionFailureText(error, entity, entityName, {
    placement,
  });
  const alert = (
    <Alert tone={tone} title={title}>
      <span>{withBdi(uncertainText(detail, error, uncertainty))}</span>
      <FailureHelp failure={error} />
    </Alert>
  );
  return error.code === 'no_schedule' ? <NoSchedule fallback={alert} onClose={reset} /> : alert;
}

const Dialog = lazyComponent(() => import('~/ui/Dialog').then((module) => module.Dialog));

interface NoScheduleProps {
  /** Shown while the dialog's code loads and if it fails to load. */
  readonly fallback: ReactNode;
  readonly onClose: () => void;
}

/** The dialog for `no_schedule`, whatever the call and status (docs/product.md, "Messages"). */
export function NoSchedule({ fallback, onClose }: NoScheduleProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      fallback={fallback}
      kind="alert"
      onClose={onClose}
      title={message('caution')}
      tone="warning"
      icon={<TriangleAlert size={18} />}
      description={message('no_schedule')}
      initialFocus={close}
      footer={
        <Button ref={close} variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    />
  );
}
