import { useErrorPlacement } from '../forms/errorPlacement';
import type { Failure } from '../lib/Failure';
import { actionFailureText } from '../messages/actionFailureText';
import { Alert } from '../ui/Alert';
import { NoSchedule } from './NoSchedule';

interface ActionFailureProps {
  readonly failure: Failure | undefined;
  /** What the action was done to, in the singular: "organization". */
  readonly name: string;
  /** That one's own name, where it has one. */
  readonly called?: string | undefined;
  /** A caution that stands in a dialog of its own was read. */
  readonly onRead: () => void;
}

/**
 * Why an action failed, for the dialog or form that it was asked for in: the one voice of a failed
 * write, `no_schedule` included.
 */
export function ActionFailure({ failure, name, called, onRead }: ActionFailureProps) {
  const placement = useErrorPlacement();
  if (!failure) return null;
  const { tone, title, detail } = actionFailureText(failure, name, called, placement);
  const alert = (
    <Alert tone={tone} title={title}>
      {detail}
    </Alert>
  );
  if (failure.code !== 'no_schedule') return alert;
  return <NoSchedule fallback={alert} onClose={onRead} />;
}
