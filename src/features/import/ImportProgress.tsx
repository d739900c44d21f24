import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { MutedText } from '~/ui/text';
import { ProgressBar } from '~/ui/Feedback';
import type { ImportStore } from './ImportStore';

/** Rows that are sent, or were. */
const sendableStates = ['ready', 'update', 'sending', 'created', 'updated', 'failed'] as const;

/** How far the import is, until it ends. */
export const ImportProgress = observer(function ImportProgress({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { run, isComplete } = store;
  if (run.status === 'done' || isComplete) return null;
  return (
    <Line>
      {run.status === 'paused' && <MutedText>Paused</MutedText>}
      <ProgressBar
        label="Importing organizations"
        value={run.created + run.updated + run.failed}
        max={store.rowsIn(sendableStates).length}
      />
    </Line>
  );
});

const Line = styled.div`
  flex: 0 1 320px;
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 200px;
`;
