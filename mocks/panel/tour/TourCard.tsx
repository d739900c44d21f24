import { Global } from '@emotion/react';
import { useId, useMemo, useRef } from 'react';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { useMediaQuery } from '~/ui/hooks/useMediaQuery';
import type { Demo } from '../../demo/Demo';
import { isConsoleCovered } from '../isConsoleCovered';
import { useDemoState } from '../useDemoState';
import { useDocumentValue } from '../useDocumentValue';
import { consolePathname } from './consolePathname';
import { openPath } from './openPath';
import { Spotlight, TourFooter, TourFrame, TourHeader, visibleCheckboxes } from './tourStyle';
import { signIn, tourSteps, type TourStep } from './tourSteps';
import { useTourAction } from './useTourAction';
import { useTourKeys } from './useTourKeys';
import { useTourLayout } from './useTourLayout';

const lastStep = tourSteps.length - 1;

/** The current step of the tour, if it has been started. */
export function TourCard({ demo }: { readonly demo: Demo }) {
  const { isActive, step } = useDemoState(demo.tour);
  const index = Math.min(step, lastStep);
  const current = tourSteps[index];
  // On a small screen, one covers the other.
  const isPanelOpen = useDemoState(demo.panel);
  const isNarrow = useMediaQuery(theme.media.belowMedium.replace('@media ', ''));
  return isActive && current && !(isPanelOpen && isNarrow) ? (
    <ActiveTour demo={demo} index={index} step={current} />
  ) : null;
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
  const pathname = useDocumentValue(consolePathname);
  const isCovered = useDocumentValue(isConsoleCovered);
  const organizationId = useDocumentValue(() => demo.organizationOnScreen()?.id);
  const current = useTourAction(tour, index, step);
  const action = pathname === signIn.path ? signIn : current.action;
  const isComplete = current.isLast && pathname === current.action.path;
  const layout = useTourLayout(card, action);
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
  return (
    <>
      {action.showsCheckboxes && <Global styles={visibleCheckboxes} />}
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
      <TourFrame
        ref={card}
        aria-labelledby={titleId}
        style={layout && { left: layout.card.left, top: layout.card.top }}
      >
        <div aria-live="polite">
          <TourHeader>
            <h2 id={titleId}>{step.title}</h2>
            <span>{`${index + 1} of ${tourSteps.length}`}</span>
          </TourHeader>
          <p data-do="">{action.text}</p>
          <p data-say="">{`“${step.speech}”`}</p>
          {isComplete && step.question && (
            <p data-question="">
              <strong>{step.question.text}</strong>
              <span>{` ${step.question.answer}`}</span>
            </p>
          )}
        </div>
        {pathname !== action.path && !isCovered && (
          <Button variant="primary" onClick={() => openPath(action.path)}>
            {`Go to ${action.place}`}
          </Button>
        )}
        {action.offersColleague && organizationId !== undefined && (
          <Button
            variant="primary"
            once
            onClick={() => {
              void colleague.change(organizationId, 'billing_email');
              current.complete();
            }}
          >
            A colleague changes this
          </Button>
        )}
        <TourFooter>
          <Button variant="quiet" size="small" onClick={actions.end}>
            End tour
          </Button>
          <Button size="small" disabled={index === 0} onClick={actions.back}>
            Back
          </Button>
          <Button
            variant={isComplete ? 'primary' : 'secondary'}
            size="small"
            onClick={index < lastStep ? actions.next : actions.end}
          >
            {index < lastStep ? 'Next' : 'Finish'}
          </Button>
        </TourFooter>
      </TourFrame>
    </>
  );
}
