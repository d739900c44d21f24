import type { ImportRow, Sheet, SheetProblem } from '../../domain/import/ImportRow';
import { openThread } from './openThread';
import type { SheetAnswer, SheetQuestion, SheetReader } from './SheetReader';
// oxlint-disable-next-line import/default -- Vite gives the address of the built thread
import sheetsThread from './sheetsThread?worker&url';

type Done = Sheet | SheetProblem | undefined;

interface Open {
  readonly onRows: ((rows: readonly ImportRow[]) => void) | undefined;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A reader whose work is done in a thread of its own. Once that has failed, every question is
 * refused.
 */
export function threadedReader(): SheetReader {
  const thread = openThread(sheetsThread);
  const open = new Map<number, Open>();
  let last = 0;
  let failed: Error | undefined;

  thread.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
    const question = open.get(data.number);
    if ('rows' in data) question?.onRows?.(data.rows);
    else {
      open.delete(data.number);
      question?.resolve(data.done);
    }
  });
  thread.addEventListener('error', () => refuse(new Error('The thread of the sheets failed.')));

  function refuse(error: Error): void {
    failed = error;
    for (const { reject } of open.values()) reject(error);
    open.clear();
  }

  function ask(
    question: SheetQuestion,
    transfer: Transferable[] = [],
    onRows?: Open['onRows'],
  ): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (failed) return reject(failed);
      last += 1;
      open.set(last, { onRows, resolve, reject });
      thread.postMessage({ number: last, question }, transfer);
    });
  }

  return {
    async read(id, file) {
      const bytes = await file.arrayBuffer();
      return (await ask({ ask: 'read', id, bytes }, [bytes])) ?? { problem: 'no_text' };
    },
    forget: (id) => void ask({ ask: 'forget', id }).catch(() => undefined),
    check: async (plan, onRows) => void (await ask({ ask: 'check', plan }, [], onRows)),
    dispose() {
      thread.terminate();
      refuse(new Error('The thread of the sheets was ended.'));
    },
  };
}
