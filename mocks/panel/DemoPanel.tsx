import { Global } from '@emotion/react';
import { X } from 'lucide-react';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '~/ui/button/Button';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';
import { IconButton } from '~/ui/button/IconButton';
import type { Demo } from '../demo/Demo';
import { scenarios } from '../scenarios/scenarios';
import { CallsSection } from './CallsSection';
import { ColleagueSection } from './colleague/ColleagueSection';
import { CopyLinkButton } from './CopyLinkButton';
import { DatasetSection } from './DatasetSection';
import { dockStyle, PanelBody, PanelFooter, PanelFrame, PanelHeader } from './PanelFrame';
import { ResponsesSection } from './ResponsesSection';
import { TourSection } from './TourSection';
import { usePanelFocus } from './usePanelFocus';

export interface DemoPanelProps {
  readonly demo: Demo;
  readonly onClose: () => void;
}

/**
 * The controls of the demo and the log of its calls. Beside the console, which stays usable, and
 * above its dialogs; not modal, so that a dialog below stays open.
 */
export function DemoPanel({ demo, onClose }: DemoPanelProps) {
  const { control, isPersistent, dataset } = demo;
  const state = useSyncExternalStore(
    (listener) => control.subscribe(listener),
    () => control.getSnapshot(),
  );
  const titleId = useId();
  const descriptionId = useId();
  const panel = useRef<HTMLElement>(null);
  const resetButton = useRef<HTMLButtonElement>(null);
  const [confirming, setConfirming] = useState(false);
  const [resetting, setResetting] = useState(false);
  usePanelFocus(panel);
  const resetData = () => {
    setResetting(true);
    void demo.reset();
  };
  const { title } = scenarios[dataset.scenario];
  return (
    <PanelFrame
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      tabIndex={-1}
      data-behind={confirming ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !confirming) onClose();
      }}
    >
      <Global styles={dockStyle} />
      <PanelHeader>
        <div>
          <h2 id={titleId}>Demo</h2>
          <p>{`${title} · ${countChanges(state.changes)}`}</p>
        </div>
        <IconButton
          label="Close"
          icon={<X size={16} aria-hidden="true" />}
          onClick={onClose}
          tooltipSide="left"
        />
      </PanelHeader>
      <PanelBody tabIndex={0} role="group" aria-label="Controls of the demo">
        <p id={descriptionId}>
          {isPersistent
            ? 'Changes are saved in this browser until you reset them.'
            : 'This browser can’t save changes. They are lost when you reload the page.'}
        </p>
        <TourSection demo={demo} />
        <ColleagueSection demo={demo} />
        <ResponsesSection control={control} state={state} />
        <DatasetSection demo={demo} />
        <CallsSection control={control} log={state.log} />
      </PanelBody>
      <PanelFooter>
        <Button ref={resetButton} size="small" onClick={() => setConfirming(true)}>
          Reset demo data
        </Button>
        <CopyLinkButton demo={demo} changes={state.changes} />
      </PanelFooter>
      <ConfirmDialog
        open={confirming}
        title="Reset demo data?"
        text={`All changes in the scenario “${title}” will be lost, in every tab.`}
        confirmLabel="Reset demo data"
        tone="danger"
        busy={resetting}
        onConfirm={resetData}
        onCancel={() => setConfirming(false)}
        finalFocus={resetButton}
      />
    </PanelFrame>
  );
}

function countChanges(count: number): string {
  return `${count} ${count === 1 ? 'change' : 'changes'} since the seed`;
}
