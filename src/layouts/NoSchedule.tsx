import type { ReactNode } from 'react';
import { lazyComponent } from '../ui/lazyComponent';

interface NoScheduleProps {
  /** Says the same until the dialog's code is there, and where it can't be had. */
  readonly fallback: ReactNode;
  readonly onClose: () => void;
}

const NoScheduleDialog = lazyComponent(() =>
  import('./NoScheduleDialog').then(({ NoScheduleDialog }) => NoScheduleDialog),
);

/** The dialog "Caution" of a failure with the code `no_schedule`. */
export function NoSchedule({ fallback, onClose }: NoScheduleProps) {
  return <NoScheduleDialog fallback={fallback} onClose={onClose} />;
}
