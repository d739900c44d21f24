import { useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '~/ui/button/Button';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';
import { CopyTextButton } from '~/ui/button/CopyTextButton';
import { Dialog } from '~/ui/dialog/Dialog';
import { Stack } from '~/ui/layout/Stack';
import type { Demo } from '../demo/Demo';
import { scenarios } from '../scenarios/scenarios';
import { ResponsesSection } from './ResponsesSection';
import { CallsSection } from './CallsSection';
import { DatasetSection } from './DatasetSection';

export interface DemoPanelProps {
  readonly demo: Demo;
  readonly onClose: () => void;
}

/** The controls of the demo and the log of its calls. */
export function DemoPanel({ demo, onClose }: DemoPanelProps) {
  const { control, isPersistent } = demo;
  const state = useSyncExternalStore(
    (listener) => control.subscribe(listener),
    () => control.getSnapshot(),
  );
  const resetButton = useRef<HTMLButtonElement>(null);
  const [confirming, setConfirming] = useState(false);
  const [resetting, setResetting] = useState(false);
  const resetData = () => {
    setResetting(true);
    void demo.reset();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutsidePress
      tall
      size="large"
      title="Demo"
      description={
        isPersistent
          ? 'Changes are saved in this browser until you reset them.'
          : 'This browser can’t save changes. They are lost when you reload the page.'
      }
      footer={
        <>
          <Button ref={resetButton} onClick={() => setConfirming(true)}>
            Reset demo data
          </Button>
          <CopyTextButton value={demo.link()} label="Copy demo link" />
        </>
      }
    >
      <Stack gap={6}>
        <DatasetSection demo={demo} />
        <ResponsesSection control={control} state={state} />
        <CallsSection control={control} log={state.log} />
      </Stack>
      <ConfirmDialog
        open={confirming}
        title="Reset demo data?"
        text={`All changes in the scenario “${scenarios[demo.dataset.scenario].title}” will be lost, in every tab.`}
        confirmLabel="Reset demo data"
        tone="danger"
        busy={resetting}
        onConfirm={resetData}
        onCancel={() => setConfirming(false)}
        finalFocus={resetButton}
      />
    </Dialog>
  );
}
