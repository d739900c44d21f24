import styled from '@emotion/styled';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { missingFields } from '~/features/import/rows/matchColumns';
import { downloadFile } from '~/lib/csv/downloadFile';
import { formatNumber } from '~/lib/format';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import { message } from '~/messages/message';
import { decimalSeparatorOf } from './ImportFile';
import { failedRowsFile, type FileNotation } from './importFilesCsv';
import type { ImportStore } from './ImportStore';
import { settledStates } from './rowState';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import { rowFailureReason } from '~/features/import/rows/rowMessages';
import { Button } from '~/ui/button/Button';
import { useDelayedFlag } from '~/ui/hooks/useDelayedFlag';
import type { ImportStep } from './importStepNames';

interface ImportFooterProps {
  readonly store: ImportStore;
  readonly step: ImportStep;
  readonly onStep: (step: ImportStep) => void;
  readonly onClose: () => void;
}

/** The buttons for the current step and state of the import. */
export const ImportFooter = observer(function ImportFooter({
  store,
  step,
  onStep,
  onClose,
}: ImportFooterProps) {
  const { run, isComplete } = store;
  if (isComplete) {
    return (
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    );
  }
  switch (run.status) {
    case 'idle':
      return (
        <>
          {step !== 'Files' && (
            <BackButton onClick={() => onStep(step === 'Check' ? 'Columns' : 'Files')}>
              Back
            </BackButton>
          )}
          <Button onClick={onClose}>Cancel</Button>
          {step === 'Check' ? (
            <>
              <DownloadFailedButton store={store} />
              <StartButton store={store} label={startLabel(store)} />
            </>
          ) : (
            <ContinueButton store={store} step={step} onStep={onStep} />
          )}
        </>
      );
    case 'running':
      return (
        <>
          <Button onClick={() => run.cancel()}>Cancel</Button>
          <Button onClick={() => run.pause()}>Pause</Button>
        </>
      );
    case 'paused':
      return (
        <>
          <Button onClick={() => run.cancel()}>Cancel</Button>
          {run.haltReason ? (
            <StartButton store={store} label={message('try_again')} />
          ) : (
            <Button variant="primary" once onClick={() => run.resume()}>
              Resume
            </Button>
          )}
        </>
      );
    case 'done':
      return (
        <>
          <Button onClick={onClose}>Close</Button>
          <DownloadFailedButton store={store} />
          <StartButton store={store} label="Import corrected rows" />
        </>
      );
  }
});

/** At the start of the footer, away from the buttons that end or go on. */
const BackButton = styled(Button)`
  margin-inline-end: auto;
`;

/**
 * Files must be read before their columns are matched, and those that are required matched and the
 * notation of numbers known before the rows are checked.
 */
const ContinueButton = observer(function ContinueButton({
  store: { files, defaults },
  step,
  onStep,
}: Omit<ImportFooterProps, 'onClose'>) {
  const isRead = files.importable.length > 0 && !files.isReading && !files.needsEncoding;
  const isMatched = files.importable.every(
    (file) =>
      missingFields(file.columns, defaults).length === 0 && decimalSeparatorOf(file) !== undefined,
  );
  const canContinue = (step === 'Files' ? isRead : isRead && isMatched) && !files.isChanged;
  const [isVerifying, setVerifying] = useState(false);
  const isBusy = useDelayedFlag(isVerifying, PENDING_DELAY);
  const goOn = async () => {
    if (!canContinue || isVerifying) return;
    setVerifying(true);
    const areUnchanged = await files.verify();
    setVerifying(false);
    if (areUnchanged) onStep(step === 'Files' ? 'Columns' : 'Check');
  };
  return (
    <Button
      variant="primary"
      once
      busy={isBusy}
      aria-disabled={!canContinue || undefined}
      onClick={() => void goOn()}
    >
      Continue
    </Button>
  );
});

const StartButton = observer(function StartButton({
  store,
  label,
}: {
  readonly store: ImportStore;
  readonly label: string;
}) {
  const { existing, readyRows, status, files } = store;
  const canStart =
    readyRows.length > 0 && status === 'ready' && !files.isReading && !existing.isUnknown;
  const [isWaiting, setWaiting] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  // What exists is marked before anything is sent.
  const start = async () => {
    if (!canStart || isWaiting) return;
    setWaiting(true);
    await when(() => existing.status !== 'running');
    setWaiting(false);
    if (isMounted.current && store.readyRows.length > 0 && !existing.isUnknown) store.start();
  };
  return (
    <Button
      variant="primary"
      once
      busy={isWaiting}
      aria-disabled={!canStart || undefined}
      onClick={() => void start()}
    >
      {label}
    </Button>
  );
});

/** Downloads the rows that were not created, to be corrected and imported again. */
const DownloadFailedButton = observer(function DownloadFailedButton({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { rows, invalidRows, run, columns } = store;
  const isIdle = run.status === 'idle';
  const failed = isIdle
    ? invalidRows
    : rows.filter((row) => !settledStates.includes(store.stateOf(row)));
  if (failed.length === 0) return null;
  return (
    <Button
      onClick={() =>
        downloadFile('rows-to-correct.csv', [
          failedRowsFile(columns, failed, notations(store, failed), (row) =>
            rowFailureReason(store, row),
          ),
        ])
      }
    >
      Download rows to correct
    </Button>
  );
});

/** How the files of these rows are written. */
function notations({ files }: ImportStore, rows: readonly ImportRow[]): readonly FileNotation[] {
  const sheets = new Set(rows.map(({ sheet }) => sheet));
  return files.importable
    .filter(({ id }) => sheets.has(id))
    .map((file) => ({
      delimiter: file.sheet.format.delimiter,
      decimalSeparator: decimalSeparatorOf(file) ?? 'point',
    }));
}

function startLabel({ readyRows }: ImportStore): string {
  if (readyRows.length === 0) return 'Import organizations';
  return `Import ${formatNumber(readyRows.length)} ${readyRows.length === 1 ? 'organization' : 'organizations'}`;
}
