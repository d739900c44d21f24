import { observer } from 'mobx-react-lite';
import { FailureReference } from '~/components/FailureReference';
import { actionFailureText } from '~/messages/failureTexts';
import { message } from '~/messages/message';
import { Button } from '~/ui/Button';
import { Alert, ProgressBar } from '~/ui/Feedback';
import { VisuallyHidden } from '~/ui/text';
import type { ImportStore } from './ImportStore';
import { readyText, runText } from './importTexts';

/** Why the import can't go on; else its state for screen readers, as the rows show it. */
export const ImportStatus = observer(function ImportStatus({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { run, status, rows, existing, isComplete } = store;
  if (status === 'failed')
    return (
      <Alert title={message('something_wrong')}>
        <span>The rows could not be checked.</span>{' '}
        <Button size="small" onClick={() => void store.check()}>
          {message('try_again')}
        </Button>
      </Alert>
    );
  if (status === 'checking' && rows.length === 0)
    return <ProgressBar label="Checking rows" value={0} max={undefined} />;
  if (run.haltReason) return <HaltAlert store={store} />;
  if (run.status === 'idle')
    return (
      <>
        <VisuallyHidden role="status">{readyText(store)}</VisuallyHidden>
        {existing.status === 'failed' && (
          <Alert tone="warning">
            <span>Existing organizations could not be looked up.</span>{' '}
            <Button size="small" onClick={() => void store.lookUpExisting()}>
              {message('try_again')}
            </Button>
          </Alert>
        )}
      </>
    );
  return (
    // Not while the counts change continuously.
    <VisuallyHidden as="div" role="status" aria-live={run.status === 'running' ? 'off' : undefined}>
      {isComplete && <p>{message('saved')}</p>}
      <p>{runText(store)}</p>
    </VisuallyHidden>
  );
});

const HaltAlert = observer(function HaltAlert({ store }: { readonly store: ImportStore }) {
  const { haltReason } = store.run;
  if (!haltReason) return null;
  const { tone, title, detail } = actionFailureText(haltReason, 'organization');
  return (
    <Alert tone={tone} title={title}>
      <span>
        {`${runText(store)} ${detail} The import has stopped. “${message('try_again')}” continues with the remaining rows; no organization is created twice.`}
      </span>
      <FailureReference failure={haltReason} />
    </Alert>
  );
});
