import { lazyComponent } from '~/ui/lazyComponent';

/** The dialog "Caution" for errors with the code `no_schedule`. */
export const NoSchedule = lazyComponent(() =>
  import('./NoScheduleDialog').then((module) => module.NoScheduleDialog),
);
