import type { ReactNode } from 'react';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

interface NoScheduleProps {
  /** Shown while the dialog's chunk loads, and if it can't be loaded. */
  readonly fallback: ReactNode;
  readonly onClose: () => void;
}

const NoScheduleDialog = lazyComponent(() =>
  import('./NoScheduleDialog').then(({ NoScheduleDialog }) => NoScheduleDialog),
);

/** The dialog "Caution" for errors with the code `no_schedule`. */
export function NoSchedule({ fallback, onClose }: NoScheduleProps) {
  return <NoScheduleDialog fallback={fallback} onClose={onClose} />;
}
