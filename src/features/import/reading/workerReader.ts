import type { ImportRow, Sheet, SheetProblem } from '~/features/import/rows/ImportRow';
import { createWorker } from './createWorker';
import type { SheetResponse, SheetRequest, SheetReader } from './SheetReader';
// Vite exports the URL of the built worker: https://vite.dev/guide/features.html#web-workers.
// oxlint-disable-next-line import/default -- the rule can't resolve `?worker&url`
import sheetsWorkerUrl from './sheetsWorker?worker&url';

type SheetResult = Sheet | SheetProblem | undefined;

interface Listeners {
  readonly onRows?: (rows: readonly ImportRow[]) => void;
  readonly onProgress?: ((progress: number) => void) | undefined;
}

interface PendingRequest extends Listeners {
  readonly resolve: (result: SheetResult) => void;
  readonly reject: (error: Error) => void;
}

/** A reader that works in a web worker. Once the worker has failed, every request rejects. */
export function workerReader(): SheetReader {
  const worker = createWorker(sheetsWorkerUrl);
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let failure: Error | undefined;

  worker.addEventListener('message', ({ data }: MessageEvent<SheetResponse>) => {
    const request = pending.get(data.requestId);
    if ('rows' in data) request?.onRows?.(data.rows);
    else if ('progress' in data) request?.onProgress?.(data.progress);
    else {
      pending.delete(data.requestId);
      request?.resolve(data.result);
    }
  });
  worker.addEventListener('error', () => rejectAll(new Error('The import worker failed.')));

  function rejectAll(error: Error): void {
    failure = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }

  function send(
    request: SheetRequest,
    listeners: Listeners = {},
    transfer: Transferable[] = [],
  ): Promise<SheetResult> {
    return new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      lastId += 1;
      pending.set(lastId, { ...listeners, resolve, reject });
      worker.postMessage({ requestId: lastId, request }, transfer);
    });
  }

  return {
    async read(id, file, format, onProgress) {
      const bytes = await file.arrayBuffer();
      return send({ type: 'read', id, bytes, format }, { onProgress }, [bytes]);
    },
    remove: (id) => void send({ type: 'remove', id }).catch(() => undefined),
    check: async (plan, onRows) => void (await send({ type: 'check', plan }, { onRows })),
    dispose() {
      worker.terminate();
      rejectAll(new Error('The import worker was stopped.'));
    },
  };
}
