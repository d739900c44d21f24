import { useErrorPlacement } from '../forms/errorPlacement';
import type { Failure } from '../lib/Failure';
import { actionFailureText } from '../messages/actionFailureText';
import { Alert } from '../ui/Alert';
import { NoSchedule } from './NoSchedule';

interface MutationErrorAlertProps {
  readonly error: Failure | undefined;
  /** What the action was done to, in the singular: "organization". */
  readonly entity: string;
  /** That one's own name, where it has one. */
  readonly entityName?: string | undefined;
  /** A caution that stands in a dialog of its own was read. */
  readonly onDismiss: () => void;
}

/**
 * Why an action failed, for the dialog or form that it was asked for in: the one voice of a failed
 * write, `no_schedule` included.
 */
export function MutationErrorAlert({
  error,
  entity,
  entityName,
  onDismiss,
}: MutationErrorAlertProps) {
  const placement = useErrorPlacement();
  if (!error) return null;
  const { tone, title, detail } = actionFailureText(error, entity, entityName, placement);
  const alert = (
    <Alert tone={tone} title={title}>
      {detail}
    </Alert>
  );
  if (error.code !== 'no_schedule') return alert;
  return <NoSchedule fallback={alert} onClose={onDismiss} />;
}
