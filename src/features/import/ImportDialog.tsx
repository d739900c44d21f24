import styled from '@emotion/styled';
import { sumBy } from 'es-toolkit';
import { Check, CircleCheck, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { countOf, formatNumber } from '~/lib/format';
import { countOrganizations } from '~/messages/bulkText';
import { message } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Inline } from '~/ui/layout';
import { VisuallyHidden } from '~/ui/text';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { downloadRows } from './download';
import { FilesStep } from './FilesStep';
import { ImportStore } from './ImportStore';
import { countRows, outcomeText } from './rowMessages';

const steps = ['Files', 'Columns', 'Check'] as const;
type Step = (typeof steps)[number];

interface ImportDialogProps {
  readonly onClose: () => void;
}

/** Creates organizations from CSV and Excel files: choose files, match columns, check every row, run. */
export const ImportDialog = observer(function ImportDialog({ onClose }: ImportDialogProps) {
  const stores = useStores();
  const [store] = useState(() => new ImportStore(stores));
  useEffect(() => store.open(), [store]);
  const { unsavedRows, isRunning, hasEnded } = store;
  const { dialog: discardDialog, confirmThen } = useUnsavedChangesGuard(unsavedRows > 0, {
    question: isRunning
      ? {
          title: 'Stop importing?',
          text: 'Rows that were sent stay imported. The others are left.',
          confirmLabel: 'Stop',
          cancelLabel: 'Keep going',
        }
      : {
          text: `${countOf(unsavedRows, 'row was', 'rows were')} not imported.`,
        },
  });
  const close = () => confirmThen(onClose);
  const [step, setStep] = useState<Step>('Files');
  const heading = useRef<HTMLHeadingElement>(null);
  const goTo = (next: Step) => {
    flushSync(() => setStep(next));
    // The button that led here may be gone.
    heading.current?.focus();
    if (next === 'Check') void store.check();
  };
  return (
    <Dialog
      size="wide"
      title={
        <>
          Import<VisuallyHidden> CSV</VisuallyHidden>
        </>
      }
      isTitleHidden={hasEnded}
      description={
        hasEnded ? (
          <Outcome store={store} />
        ) : (
          step !== 'Files' && <bdi title={filesText(store)}>{filesText(store)}</bdi>
        )
      }
      headerContent={<Steps current={step} isDone={hasEnded} />}
      onClose={close}
      footer={<Footer store={store} step={step} onStep={goTo} onClose={close} />}
    >
      <VisuallyHidden as="h3" ref={heading} tabIndex={-1}>
        {`Step ${steps.indexOf(step) + 1} of ${steps.length}: ${step}`}
      </VisuallyHidden>
      <Content>
        {step === 'Files' && <FilesStep store={store} />}
        {step === 'Columns' && <ColumnsStep store={store} />}
        {step === 'Check' && <CheckStep store={store} />}
      </Content>
      {discardDialog}
    </Dialog>
  );
});

/** "customers.csv · 6 rows", "3 files · 1,200 rows". */
function filesText({ importedFiles }: ImportStore): string {
  const [first, ...others] = importedFiles;
  const name = others.length > 0 ? `${importedFiles.length} files` : first?.name;
  return `${name} · ${countRows(sumBy(importedFiles, ({ tableRows }) => tableRows.length))}`;
}

const Outcome = observer(function Outcome({ store }: { readonly store: ImportStore }) {
  const isDone = store.openRows.length === 0;
  const Icon = isDone ? CircleCheck : TriangleAlert;
  const [title, ...others] = outcomeText(store);
  return (
    <OutcomeLine as="span" wrap>
      <Icon size={18} color={isDone ? theme.success.text : theme.warning.text} aria-hidden="true" />
      <strong>{title}</strong>
      {others.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </OutcomeLine>
  );
});

/** Where the user is in the import: done, current and later steps. */
function Steps({ current, isDone }: { readonly current: Step; readonly isDone: boolean }) {
  const position = isDone ? steps.length : steps.indexOf(current);
  return (
    <StepList as="ol" gap={4} aria-label="Steps">
      {steps.map((step, index) => (
        <Inline
          as="li"
          gap={1}
          key={step}
          aria-current={!isDone && step === current ? 'step' : undefined}
        >
          {index < position ? (
            <Check size={14} aria-hidden="true" />
          ) : (
            <span aria-hidden="true">{formatNumber(index + 1)}</span>
          )}
          <span>{step}</span>
        </Inline>
      ))}
    </StepList>
  );
}

interface FooterProps {
  readonly store: ImportStore;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
}

/** The buttons for the current step and state of the import. */
const Footer = observer(function Footer({ store, step, onStep, onClose }: FooterProps) {
  const { batch, hasEnded } = store;
  if (store.isRunning)
    return (
      <Button busy={batch.status === 'stopping'} onClick={() => batch.stop()}>
        Stop
      </Button>
    );
  const position = steps.indexOf(step);
  const [previous, next] = [steps[position - 1], steps[position + 1]];
  const ready = store.rowsOf('ready').length;
  const toCorrect = next ? [] : hasEnded ? store.openRows : store.rowsOf('open');
  const canGoOn = canLeave(store, step);
  // What was not created or updated can be sent again as it is.
  const start = hasEnded
    ? message('try_again')
    : `Import ${ready > 0 ? countOrganizations(ready) : 'organizations'}`;
  return (
    <>
      {previous && !hasEnded && <Button onClick={() => onStep(previous)}>Back</Button>}
      {toCorrect.length > 0 && (
        <Button variant="quiet" onClick={() => downloadRows(store, toCorrect)}>
          Download rows to correct
        </Button>
      )}
      <Spacer />
      <Button onClick={onClose}>{hasEnded ? 'Done' : 'Cancel'}</Button>
      {(!hasEnded || ready > 0) && (
        <Button
          variant="primary"
          once
          aria-disabled={!canGoOn || undefined}
          onClick={() => canGoOn && (next ? onStep(next) : void store.start())}
        >
          {next ? 'Continue' : start}
        </Button>
      )}
    </>
  );
});

/** Whether what a step is for has been done. */
function canLeave(store: ImportStore, step: Step): boolean {
  const { files, importedFiles, isChecking, existing } = store;
  switch (step) {
    case 'Files':
      return importedFiles.length > 0 && !files.some(({ isReading }) => isReading);
    case 'Columns':
      return importedFiles.every(({ isMatched }) => isMatched);
    case 'Check':
      return store.rowsOf('ready').length > 0 && !isChecking && existing.status !== 'running';
  }
}

/** As high as the dialog can be: nothing moves from step to step, or while rows are corrected. */
const Content = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  ${theme.media.fromMedium} {
    min-block-size: min(608px, 100dvh - 200px);
  }
`;
/** Between the buttons that go back or aside, and those that end or go on. */
const Spacer = styled.span`
  flex: 1;
`;
// In the place of the title, which is visually hidden.
const OutcomeLine = styled(Inline)`
  row-gap: 0;
  & > strong {
    color: ${theme.text.primary};
    ${theme.type[16]};
  }
`;
const StepList = styled(Inline)`
  color: ${theme.text.muted};
  ${theme.type[13]};
  & > [aria-current] {
    color: ${theme.accent.text};
    font-weight: ${theme.fontWeight.semibold};
  }
  ${theme.media.belowMedium} {
    order: 1;
    flex-basis: 100%;
  }
`;
