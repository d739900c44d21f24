import { Button } from '~/ui/button/Button';
import { Row } from '~/ui/layout/Row';
import { MutedText } from '~/ui/text/MutedText';
import type { Demo } from '../demo/Demo';
import { PanelSection } from './PanelSection';
import { tourSteps } from './tour/tourSteps';
import { useDemoState } from './useDemoState';

/** Starts, continues and ends the guided tour. */
export function TourSection({ demo: { tour } }: { readonly demo: Demo }) {
  const { isActive, step } = useDemoState(tour);
  return (
    <PanelSection title="Tour">
      <MutedText>
        Five steps in five minutes, each with what to say. It begins with the scenario “Growing” and
        fresh data.
      </MutedText>
      <Row gap={2}>
        <Button variant={isActive ? 'secondary' : 'primary'} onClick={() => tour.start()}>
          Tour
        </Button>
        {isActive ? (
          <Button onClick={() => tour.end()}>End tour</Button>
        ) : (
          step > 0 && (
            <Button onClick={() => tour.resume()}>
              {`Continue at ${Math.min(step + 1, tourSteps.length)} of ${tourSteps.length}`}
            </Button>
          )
        )}
      </Row>
    </PanelSection>
  );
}
