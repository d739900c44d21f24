import { Chunk } from '~/lib/Chunk';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

/** Loaded on first use. */
const noScheduleDialog = new Chunk(
  'components/NoScheduleDialog',
  () => import('./NoScheduleDialog'),
);

/** The dialog "Caution" for errors with the code `no_schedule`. */
export const NoSchedule = lazyComponent(noScheduleDialog, (module) => module.NoScheduleDialog);
