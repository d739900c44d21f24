import type { ReactNode } from 'react';
import { Chunk } from '~/lib/Chunk';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

interface NoScheduleProps {
  /** Shown while the dialog's chunk loads, and if it can't be loaded. */
  readonly fallback: ReactNode;
  readonly onClose: () => void;
}

/** Loaded on first use. */
const noScheduleDialog = new Chunk(
  'components/NoScheduleDialog',
  () => import('./NoScheduleDialog'),
);
const NoScheduleDialog = lazyComponent(noScheduleDialog, (module) => module.NoScheduleDialog);

/** The dialog "Caution" for errors with the code `no_schedule`. */
export function NoSchedule({ fallback, onClose }: NoScheduleProps) {
  return <NoScheduleDialog fallback={fallback} onClose={onClose} />;
}
