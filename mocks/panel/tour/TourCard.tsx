import { useId, useMemo, useRef } from 'react';
import { Button } from '~/ui/button/Button';
import type { Demo } from '../../demo/Demo';
import { useDemoState } from '../useDemoState';
import { useDocumentValue } from '../useDocumentValue';
import { openPath } from './openPath';
import { Card, CardFooter, CardHeader, Spotlight } from './tourStyle';
import { tourSteps, type TourStep } from './tourSteps';
import { useTourKeys } from './useTourKeys';
import { currentPathname, useTourLayout } from './useTourLayout';

const lastStep = tourSteps.length - 1;

/** The current step of the tour, if it has been started. */
export function TourCard({ demo }: { readonly demo: Demo }) {
  const { isActive, step } = useDemoState(demo.tour);
  const index = Math.min(step, lastStep);
  const current = tourSteps[index];
  return isActive && current ? <ActiveTour demo={demo} index={index} step={current} /> : null;
}

interface ActiveTourProps {
  readonly demo: Demo;
  readonly index: number;
  readonly step: TourStep;
}

/**
 * What to do and what to say, beside what it is about. Not modal: the presenter uses the console
 * meanwhile.
 */
function ActiveTour({ demo, index, step }: ActiveTourProps) {
  const { tour, colleague } = demo;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const layout = useTourLayout(card, step);
  const pathname = useDocumentValue(currentPathname);
  const organizationId = useDocumentValue(() => demo.organizationOnScreen()?.id);
  const actions = useMemo(
    () => ({
      back: () => tour.goTo(Math.max(0, index - 1)),
      next: () => tour.goTo(Math.min(lastStep, index + 1)),
      end: () => tour.end(),
    }),
    [tour, index],
  );
  useTourKeys(card, actions);
  const { target } = layout ?? {};
  const isElsewhere = !target && pathname !== step.path;
  return (
    <>
      {target && (
        <Spotlight
          style={{
            left: target.left - 6,
            top: target.top - 6,
            width: target.width + 12,
            height: target.height + 12,
          }}
        />
      )}
      <Card
        ref={card}
        aria-labelledby={titleId}
        style={layout && { left: layout.card.left, top: layout.card.top }}
      >
        <div aria-live="polite">
          <CardHeader>
            <h2 id={titleId}>{step.title}</h2>
            <span>
              {index + 1} of {tourSteps.length}
            </span>
          </CardHeader>
          <p data-do="">{step.action}</p>
          <p data-say="">“{step.speech}”</p>
        </div>
        {isElsewhere && <Button onClick={() => openPath(step.path)}>Go to {step.place}</Button>}
        {step.offersColleague && organizationId !== undefined && (
          <Button onClick={() => void colleague.change(organizationId, 'billing_email')}>
            A colleague changes this
          </Button>
        )}
        <CardFooter>
          <Button variant="quiet" size="small" onClick={actions.end}>
            End tour
          </Button>
          <Button size="small" disabled={index === 0} onClick={actions.back}>
            Back
          </Button>
          {index < lastStep ? (
            <Button variant="primary" size="small" onClick={actions.next}>
              Next
            </Button>
          ) : (
            <Button variant="primary" size="small" onClick={actions.end}>
              Finish
            </Button>
          )}
        </CardFooter>
      </Card>
    </>
  );
}
