import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../src/ui/Button';
import { CopyTextButton } from '../../src/ui/CopyTextButton';
import { Dialog } from '../../src/ui/Dialog';
import { Stack } from '../../src/ui/Stack';
import type { Demo } from '../demo/Demo';
import { AnswersSection } from './AnswersSection';
import { CallsSection } from './CallsSection';
import { SceneSection } from './SceneSection';

export interface DemoPanelProps {
  readonly demo: Demo;
  readonly onClose: () => void;
}

/** Everything that the demo can be told, and what it was asked. */
export function DemoPanel({ demo, onClose }: DemoPanelProps) {
  const { control, kept } = demo;
  const state = useSyncExternalStore(
    (listener) => control.subscribe(listener),
    () => control.state(),
  );
  const [resetting, setResetting] = useState(false);
  const reset = () => {
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
        kept
          ? 'Changes are kept in this browser until they are reset.'
          : 'This browser keeps no changes: they go with the page.'
      }
      footer={
        <>
          <Button once busy={resetting} onClick={reset}>
            Reset demo data
          </Button>
          <CopyTextButton value={demo.link()} label="Copy demo link" />
        </>
      }
    >
      <Stack gap={6}>
        <SceneSection demo={demo} />
        <AnswersSection control={control} state={state} />
        <CallsSection control={control} log={state.log} />
      </Stack>
    </Dialog>
  );
}
