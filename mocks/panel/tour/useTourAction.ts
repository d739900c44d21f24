import { useState } from 'react';
import { useDocumentValue } from '../useDocumentValue';
import type { TourStep } from './tourSteps';

/**
 * The first action of a step that isn't done. What has been done stays done, so that the tour never
 * points backwards.
 */
export function useTourAction(actions: TourStep['actions']) {
  const [index, setIndex] = useState(0);
  const action = actions[index] ?? actions[0];
  const isLast = index === actions.length - 1;
  const complete = () => setIndex(index + 1);
  const isDone = useDocumentValue(() => action.isDone?.() === true);
  if (isDone && !isLast) complete();
  return { action, isLast, complete };
}
