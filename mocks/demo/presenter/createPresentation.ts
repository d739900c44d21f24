import type { Tour } from '../Demo';
import { createState } from './createState';
import type { parsePresenterLink } from './presenterLink';
import {
  initialTour,
  readPresentation,
  writePresentation,
  type TourProgress,
} from './storedPresentation';

interface RunningPresentation {
  readonly isHidden: boolean;
  readonly tour: Tour;
}

/**
 * Whether the panel is hidden, and the tour, as stored for this tab and changed by the page's link.
 * `start` opens the link that starts the tour.
 */
export function createPresentation(
  storage: Parameters<typeof readPresentation>[0],
  { showPanel, startTour }: ReturnType<typeof parsePresenterLink>,
  start: () => void,
): RunningPresentation {
  const stored = readPresentation(storage);
  const isHidden = showPanel === undefined ? stored.isPanelHidden && !startTour : !showPanel;
  const tour = createState<TourProgress>(
    startTour ? { ...initialTour, isActive: true } : stored.tour,
  );
  const write = () => writePresentation(storage, { isPanelHidden: isHidden, tour: tour.get() });
  const set = (change: Partial<TourProgress>) => {
    tour.set({ ...tour.get(), ...change });
    write();
  };
  if (showPanel !== undefined || startTour) write();
  return {
    isHidden,
    tour: {
      get: tour.get,
      subscribe: tour.subscribe,
      start,
      goTo: (step) => set({ step }),
      reach(step, action) {
        const { actions } = tour.get();
        if (actions[step] !== action) set({ actions: { ...actions, [step]: action } });
      },
      resume: () => set({ isActive: true }),
      end: () => set({ isActive: false }),
    },
  };
}
