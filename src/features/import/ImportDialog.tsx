import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { useStores } from '~/stores/context';
import { Dialog } from '~/ui/dialog/Dialog';
import { Stack } from '~/ui/layout/Stack';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import { readListParams } from '~/domain/urlState';
import { ColumnMatching } from './ColumnMatching';
import { ColumnCorrections } from './ColumnCorrections';
import { DefaultValues } from './DefaultValues';
import { ExistingChoiceField } from './ExistingChoiceField';
import { ImportFilesSection } from './ImportFilesSection';
import { ImportFooter } from './ImportFooter';
import { ImportRows } from './ImportRows';
import { ImportStatus } from './ImportStatus';
import { importSteps, type ImportStep } from './importStepNames';
import { ImportSteps } from './ImportSteps';
import { useImportStore } from './useImportStore';

interface ImportDialogProps {
  readonly onClose: () => void;
}

/** Creates organizations from CSV files: choose files, match columns, check every row, run. */
export const ImportDialog = observer(function ImportDialog({ onClose }: ImportDialogProps) {
  const store = useImportStore();
  useRefetchListOnClose();
  const { dialog: discardDialog, confirmThen } = useUnsavedChangesGuard(store.isDirty);
  const close = () => confirmThen(onClose);
  // An import that was restored is continued where it runs.
  const [step, setStep] = useState<ImportStep>(store.run.status === 'idle' ? 'Files' : 'Check');
  const heading = useFocusOnChange(step);
  const { isChanged } = store.files;
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
      title="Import CSV"
      description="Creates one organization for each row of your files."
      headerContent={<ImportSteps current={step} />}
      onClose={close}
      footer={<ImportFooter store={store} step={step} onStep={setStep} onClose={close} />}
    >
      <VisuallyHidden as="h3" ref={heading} tabIndex={-1}>
        {`Step ${importSteps.indexOf(step) + 1} of ${importSteps.length}: ${step}`}
      </VisuallyHidden>
      {step === 'Files' && <ImportFilesSection store={store} />}
      {step === 'Columns' && (
        <Stack gap={5}>
          <DefaultValues store={store} />
          {store.files.importable.map((file) => (
            <ColumnMatching key={file.id} store={store} file={file} />
          ))}
        </Stack>
      )}
      {step === 'Check' && (
        <Stack gap={4}>
          <ImportStatus store={store} />
          {store.run.status === 'idle' && store.rows.length > 0 && (
            <>
              <ExistingChoiceField
                existing={store.existing}
                onLookUp={() => void store.lookUpExisting()}
              />
              <ColumnCorrections store={store} />
            </>
          )}
          {store.rows.length > 0 && <ImportRows store={store} />}
        </Stack>
      )}
      {discardDialog}
    </Dialog>
  );
});

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
