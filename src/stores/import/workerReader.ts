import type { ImportRow, Sheet, SheetProblem } from '../../domain/import/ImportRow';
import { createWorker } from './createWorker';
import type { SheetResponse, SheetRequest, SheetReader } from './SheetReader';
// oxlint-disable-next-line import/default -- Vite gives the address of the built thread
import sheetsWorkerUrl from './sheetsWorker?worker&url';

type SheetResult = Sheet | SheetProblem | undefined;

interface PendingRequest {
  readonly onRows: ((rows: readonly ImportRow[]) => void) | undefined;
  readonly resolve: (done: SheetResult) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A reader whose work is done in a thread of its own. Once that has failed, every question is
 * refused.
 */
export function workerReader(): SheetReader {
  const worker = createWorker(sheetsWorkerUrl);
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let failure: Error | undefined;

  worker.addEventListener('message', ({ data }: MessageEvent<SheetResponse>) => {
    const request = pending.get(data.requestId);
    if ('rows' in data) request?.onRows?.(data.rows);
    else {
      pending.delete(data.requestId);
      request?.resolve(data.result);
    }
  });
  worker.addEventListener('error', () => rejectAll(new Error('The thread of the sheets failed.')));

  function rejectAll(error: Error): void {
    failure = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }

  function send(
    request: SheetRequest,
    transfer: Transferable[] = [],
    onRows?: PendingRequest['onRows'],
  ): Promise<SheetResult> {
    return new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      lastId += 1;
      pending.set(lastId, { onRows, resolve, reject });
      worker.postMessage({ requestId: lastId, request }, transfer);
    });
  }

  return {
    async read(id, file) {
      const bytes = await file.arrayBuffer();
      return (await send({ type: 'read', id, bytes }, [bytes])) ?? { problem: 'no_text' };
    },
    remove: (id) => void send({ type: 'forget', id }).catch(() => undefined),
    check: async (plan, onRows) => void (await send({ type: 'check', plan }, [], onRows)),
    dispose() {
      worker.terminate();
      rejectAll(new Error('The thread of the sheets was ended.'));
    },
  };
}
