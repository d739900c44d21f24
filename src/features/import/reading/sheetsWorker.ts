import { Sheets } from './Sheets';
import type { SheetResponse, SheetRequest } from './SheetReader';

/** Worker that reads and validates the files of one import. */
const sheets = new Sheets();

addEventListener(
  'message',
  ({
    data: { requestId, request },
  }: MessageEvent<{ requestId: number; request: SheetRequest }>) => {
    const respond = (message: SheetResponse) => postMessage(message);
    switch (request.type) {
      case 'read':
        return respond({
          requestId,
          result: sheets.read(request.id, new Uint8Array(request.bytes)),
        });
      case 'remove':
        sheets.remove(request.id);
        break;
      case 'check':
        for (const rows of sheets.check(request.plan)) respond({ requestId, rows });
    }
    return respond({ requestId, result: undefined });
  },
);
