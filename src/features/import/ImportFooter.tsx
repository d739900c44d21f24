import styled from '@emotion/styled';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Download, Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { missingFields } from '~/features/import/rows/matchColumns';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import { countOrganizations } from '~/messages/bulkStatusText';
import { message } from '~/messages/message';
import { decimalSeparatorOf } from './ImportFile';
import { downloadRows, failedRows } from './failedRows';
import type { ImportStore } from './ImportStore';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { lazyMenu } from '~/ui/lazyComponent';
import { MenuButton } from '~/ui/MenuButton';
import { useDelayedFlag } from '~/ui/useDelayedFlag';
import type { ImportStep } from './importStepNames';

const ImportMenu = lazyMenu('features/import/ImportMenu', () =>
  import('./ImportMenu').then((module) => module.ImportMenu),
);

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
        Close
      </Button>
    );
  }
  switch (run.status) {
    case 'idle':
      if (step !== 'Check')
        return (
          <>
            {step === 'Columns' && <Button onClick={() => onStep('Files')}>Back</Button>}
            <Spacer />
            <Button onClick={onClose}>Cancel</Button>
            <ContinueButton store={store} step={step} onStep={onStep} />
          </>
        );
      return (
        <>
          <Button onClick={() => onStep('Columns')}>Back</Button>
          <OtherButtons store={store} closeLabel="Cancel" onClose={onClose} />
          <StartButton store={store} label={startLabel(store)} />
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
          <OtherButtons store={store} closeLabel="Close" onClose={onClose} />
          <StartButton store={store} label="Import corrected rows" />
        </>
      );
  }
});

interface OtherButtonsProps {
  readonly store: ImportStore;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/**
 * What else can be done before or after the import. On small screens all is one row: a menu beside
 * "Back", else an icon.
 */
const OtherButtons = observer(function OtherButtons({
  store,
  closeLabel,
  onClose,
}: OtherButtonsProps) {
  const isSmall = useMediaQuery(theme.media.belowMedium);
  const failed = failedRows(store);
  const download = () => downloadRows(store, failed);
  if (isSmall && failed.length > 0 && store.run.status === 'idle')
    return (
      <MenuButton
        label="More"
        icon={<Ellipsis size={16} aria-hidden="true" />}
        menu={ImportMenu}
        menuProps={{ onDownload: download, closeLabel, onClose }}
      />
    );
  return (
    <>
      {failed.length > 0 &&
        (isSmall ? (
          <IconButton
            label="Download rows to correct"
            icon={<Download size={16} aria-hidden="true" />}
            variant="secondary"
            onClick={download}
          />
        ) : (
          <Button variant="quiet" onClick={download}>
            Download rows to correct
          </Button>
        ))}
      <Spacer />
      <Button onClick={onClose}>{closeLabel}</Button>
    </>
  );
});

/** Between the buttons that go back or aside, and those that end or go on. */
const Spacer = styled.span`
  flex: 1;
  ${theme.media.belowMedium} {
    display: none;
  }
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

function startLabel({ readyRows }: ImportStore): string {
  if (readyRows.length === 0) return 'Import organizations';
  return `Import ${countOrganizations(readyRows.length)}`;
}
