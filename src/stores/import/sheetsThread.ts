import { Sheets } from '../../domain/import/Sheets';
import type { SheetAnswer, SheetQuestion } from './SheetReader';

/** The thread in which the files of one import are read and checked. */
const sheets = new Sheets();

addEventListener(
  'message',
  ({ data: { number, question } }: MessageEvent<{ number: number; question: SheetQuestion }>) => {
    const answer = (message: SheetAnswer) => postMessage(message);
    switch (question.ask) {
      case 'read':
        return answer({ number, done: sheets.read(question.id, new Uint8Array(question.bytes)) });
      case 'forget':
        sheets.forget(question.id);
        break;
      case 'check':
        for (const rows of sheets.check(question.plan)) answer({ number, rows });
    }
    return answer({ number, done: undefined });
  },
);
