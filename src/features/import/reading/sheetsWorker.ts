import { Sheets, type SheetReading } from './Sheets';
import type { SheetResponse, SheetRequest } from './SheetReader';

/** Milliseconds after which a file that is being read reports its progress. */
const progressInterval = 100;

/** Worker that reads and validates the files of one import. */
const sheets = new Sheets();

addEventListener(
  'message',
  ({
    data: { requestId, request },
  }: MessageEvent<{ requestId: number; request: SheetRequest }>) => {
    switch (request.type) {
      case 'read':
        return read(
          requestId,
          sheets.read(request.id, new Uint8Array(request.bytes), request.format),
        );
      case 'remove':
        sheets.remove(request.id);
        break;
      case 'check':
        for (const rows of sheets.check(request.plan)) respond({ requestId, rows });
    }
    return respond({ requestId, result: undefined });
  },
);

/** Pauses now and then for other messages, such as the one that removes the file. */
function read(requestId: number, reading: SheetReading): void {
  const start = performance.now();
  let step = reading.next();
  while (!step.done && performance.now() - start < progressInterval) step = reading.next();
  if (step.done) return respond({ requestId, result: step.value });
  respond({ requestId, progress: step.value });
  setTimeout(() => read(requestId, reading));
}

function respond(response: SheetResponse): void {
  postMessage(response);
}
