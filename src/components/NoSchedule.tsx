import { lazyComponent } from '~/ui/lazyComponent';

/** The dialog "Caution" for errors with the code `no_schedule`. */
export const NoSchedule = lazyComponent('components/NoScheduleDialog', () =>
  import('./NoScheduleDialog').then((module) => module.NoScheduleDialog),
);
