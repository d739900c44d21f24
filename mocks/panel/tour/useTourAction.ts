import { useEffect } from 'react';
import type { Tour } from '../../demo/Demo';
import { useDemoState } from '../useDemoState';
import { useDocumentValue } from '../useDocumentValue';
import { nextAction } from './nextAction';
import type { TourStep } from './tourSteps';

/** The action of a step that is to be done now, which the tour keeps across reloads. */
export function useTourAction(tour: Tour, step: number, { actions }: TourStep) {
  const reached = useDemoState(tour).actions[step] ?? 0;
  const index = useDocumentValue(() => nextAction(actions, reached));
  useEffect(() => tour.reach(step, index), [tour, step, index]);
  return {
    action: actions[index] ?? actions[0],
    isLast: index === actions.length - 1,
    complete: () => tour.reach(step, index + 1),
  };
}
