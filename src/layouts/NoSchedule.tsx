import type { ReactNode } from 'react';
import { lazyPart } from '../ui/lazyPart';

interface NoScheduleProps {
  /** Says the same until the dialog's code is there, and where it can't be had. */
  readonly fallback: ReactNode;
  readonly onClose: () => void;
}

const NoScheduleDialog = lazyPart(() =>
  import('./NoScheduleDialog').then(({ NoScheduleDialog }) => NoScheduleDialog),
);

/** The dialog "Caution" of a failure with the code `no_schedule`. */
export function NoSchedule({ fallback, onClose }: NoScheduleProps) {
  return <NoScheduleDialog standIn={fallback} onClose={onClose} />;
}
