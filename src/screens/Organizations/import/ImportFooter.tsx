import { observer } from 'mobx-react-lite';
import { saveFile } from '../../../lib/csv/saveFile';
import { formatNumber } from '../../../lib/format';
import { message } from '../../../messages/message';
import { failedRowsCsv } from '../../../stores/import/importFilesCsv';
import type { ImportStore } from '../../../stores/import/ImportStore';
import { reasonOf } from '../../../stores/import/rowWords';
import { Button } from '../../../ui/Button';

interface ImportFooterProps {
  readonly store: ImportStore;
  readonly onLeave: () => void;
}

/** What can be done next. */
export const ImportFooter = observer(function ImportFooter({ store, onLeave }: ImportFooterProps) {
  const { run, isComplete } = store;
  if (isComplete) {
    return (
      <Button variant="primary" onClick={onLeave}>
        Done
      </Button>
    );
  }
  switch (run.status) {
    case 'idle':
      return (
        <>
          <Button onClick={onLeave}>Cancel</Button>
          <DownloadFailed store={store} />
          <Start store={store} label={startLabel(store)} />
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
          {run.halt ? (
            <Start store={store} label={message('try_again')} />
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
          <Button onClick={onLeave}>Close</Button>
          <DownloadFailed store={store} />
          <Start store={store} label={message('try_again')} />
        </>
      );
  }
});

const Start = observer(function Start({
  store,
  label,
}: {
  readonly store: ImportStore;
  readonly label: string;
}) {
  const can = store.ready.length > 0 && store.status === 'ready' && !store.files.reading;
  return (
    <Button
      variant="primary"
      once
      aria-disabled={!can || undefined}
      onClick={() => can && store.start()}
    >
      {label}
    </Button>
  );
});

/** What was not created, to correct elsewhere and import again. */
const DownloadFailed = observer(function DownloadFailed({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { rows, wrong, run, columns } = store;
  const failed =
    run.status === 'idle' ? wrong : rows.filter(({ id }) => run.outcomeOf(id)?.state !== 'created');
  if (failed.length === 0) return null;
  return (
    <Button
      onClick={() =>
        saveFile('failed-rows.csv', [failedRowsCsv(columns, failed, (row) => reasonOf(store, row))])
      }
    >
      Download failed rows
    </Button>
  );
});

function startLabel({ ready }: ImportStore): string {
  if (ready.length === 0) return 'Import organizations';
  return `Import ${formatNumber(ready.length)} ${ready.length === 1 ? 'organization' : 'organizations'}`;
}
