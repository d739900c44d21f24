import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { useStores } from '~/stores/context';
import { Dialog } from '~/ui/dialog/Dialog';
import { VisuallyHidden } from '~/ui/text';
import { readListParams } from '~/domain/urlState';
import { theme } from '~/theme/theme';
import { CheckStep } from './CheckStep';
import { ColumnMatching } from './ColumnMatching';
import { DefaultValues } from './DefaultValues';
import { ImportDescription } from './ImportDescription';
import { ImportFilesSection } from './ImportFilesSection';
import { ImportFooter } from './ImportFooter';
import { importSteps, type ImportStep } from './importStepNames';
import { ImportSteps } from './ImportSteps';
import { useImportStore } from './useImportStore';

interface ImportDialogProps {
  readonly onClose: () => void;
}

/** Creates organizations from CSV and Excel files: choose files, match columns, check every row, run. */
export const ImportDialog = observer(function ImportDialog({ onClose }: ImportDialogProps) {
  const store = useImportStore();
  useRefetchListOnClose();
  const { dialog: discardDialog, confirmThen } = useUnsavedChangesGuard(store.isDirty);
  const close = () => confirmThen(onClose);
  // An import that was restored is continued where it runs.
  const [step, setStep] = useState<ImportStep>(store.run.status === 'idle' ? 'Files' : 'Check');
  const heading = useFocusOnChange(step);
  const { isChanged } = store.files;
  const hasEnded = store.run.status === 'done' || store.isComplete;
  useEffect(() => {
    // The step in which the file is added again.
    if (isChanged) setStep('Files');
  }, [isChanged]);
  useEffect(() => {
    if (step === 'Check') void store.lookUpExisting();
  }, [step, store]);
  return (
    <Dialog
      open
      tall
      size="wide"
      title={<ImportTitle isVisible={!hasEnded} />}
      description={<ImportDescription store={store} step={step} />}
      headerContent={<ImportSteps current={step} isComplete={store.isComplete} />}
      onClose={close}
      footer={<ImportFooter store={store} step={step} onStep={setStep} onClose={close} />}
    >
      <VisuallyHidden as="h3" ref={heading} tabIndex={-1}>
        {`Step ${importSteps.indexOf(step) + 1} of ${importSteps.length}: ${step}`}
      </VisuallyHidden>
      {step === 'Files' && <ImportFilesSection store={store} />}
      {step === 'Columns' && (
        <Columns>
          {store.files.importable.map((file) => (
            <ColumnMatching key={file.id} store={store} file={file} />
          ))}
          <DefaultValues store={store} />
        </Columns>
      )}
      {step === 'Check' && <CheckStep store={store} />}
      {discardDialog}
    </Dialog>
  );
});

/** "Import", and for screen readers what; the outcome is shown in its place. */
function ImportTitle({ isVisible }: { readonly isVisible: boolean }) {
  if (!isVisible) return <VisuallyHidden>Import CSV</VisuallyHidden>;
  return (
    <>
      <span>Import</span>
      <VisuallyHidden> CSV</VisuallyHidden>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
`;

/** Moves focus to the step's heading: the button that led to it may be gone. */
function useFocusOnChange(step: ImportStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  useLayoutEffect(() => {
    if (previous.current !== step) heading.current?.focus();
    previous.current = step;
  }, [step]);
  return heading;
}

/** Shows the new organizations in the list as soon as the dialog closes. */
function useRefetchListOnClose() {
  const { organizations, session } = useStores();
  const { search } = useLocation();
  const [query] = useState(() => readListParams(search));
  useEffect(
    () => () => {
      if (session.user) void organizations.view(query).ensure();
    },
    [organizations, session, query],
  );
}
