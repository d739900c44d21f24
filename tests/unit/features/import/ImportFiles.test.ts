import { expect, it, vi } from 'vitest';
import { ImportFiles } from '~/features/import/ImportFiles';
import { matchingMemory } from '~/features/import/matchingMemory';
import { noEvidence } from '~/features/import/rows/decimalSeparator';
import { noDefaults } from '~/features/import/rows/matchColumns';
import type { SheetReader } from '~/features/import/reading/SheetReader';
import { restartableReader } from '~/features/import/reading/restartableReader';
import { csv, header, line, lines } from './importFixtures';
import { localReader } from './localReader';

const format = { encoding: 'utf-8', delimiter: ',', headerRow: 1 } as const;

/** The files of an import whose reader finishes, and reports progress, when the test says so. */
function slowFiles() {
  const finish: (() => void)[] = [];
  const report: ((progress: number) => void)[] = [];
  const reader = {
    read: vi.fn<SheetReader['read']>(async (_, __, ___, onProgress) => {
      report.push(onProgress ?? (() => undefined));
      await new Promise<void>((resolve) => finish.push(resolve));
      return { format, columns: [{ header: 'name', samples: [], numbers: noEvidence }], rows: 1 };
    }),
    remove: vi.fn<SheetReader['remove']>(),
    check: vi.fn<SheetReader['check']>(),
    dispose: vi.fn<SheetReader['dispose']>(),
  };
  const onChange = vi.fn<() => void>();
  return {
    files: new ImportFiles({ reader, memory: matchingMemory(undefined), onChange }),
    reader,
    onChange,
    finish,
    report,
  };
}

it('ImportFiles shows the progress of a file that is being read, and no longer once it is read', async () => {
  const { files, finish, report } = slowFiles();
  const added = files.add([csv(lines(1))]);
  await vi.waitFor(() => expect(report).toHaveLength(1));
  report[0]?.(0.4);
  expect(files.list).toMatchObject([{ state: 'reading', progress: 0.4 }]);
  finish[0]?.();
  await added;
  expect(files.list).toMatchObject([{ state: 'read', progress: undefined }]);
});

it('ImportFiles forgets a file that is removed while it is being read, and reads the next one', async () => {
  const { files, reader, onChange, finish } = slowFiles();
  const added = files.add([csv(lines(1)), csv(lines(2)), csv(lines(3))]);
  await vi.waitFor(() => expect(finish).toHaveLength(1));
  files.remove('file-1');
  files.remove('file-2');
  finish[0]?.();
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  expect(reader.remove).toHaveBeenLastCalledWith('file-1');
  finish[1]?.();
  await added;
  expect(reader.read.mock.calls.map(([id]) => id)).toEqual(['file-1', 'file-3']);
  expect(files.list).toMatchObject([{ id: 'file-3', state: 'read' }]);
  expect(onChange).toHaveBeenCalledOnce();
});

it('restartableReader checks rows only after a restarted worker has read the files again', async () => {
  const reader = restartableReader(localReader);
  const columns = header.split(',');
  await reader.read('a', csv(`${header}\n${line(1)}`), {});
  reader.dispose();
  const rows: string[] = [];
  await Promise.all(
    ['first', 'second'].map((check) =>
      reader.check(
        { sheets: [{ id: 'a', columns, decimalSeparator: 'point' }], defaults: noDefaults },
        (batch) => rows.push(...batch.map(({ cells }) => `${check} ${cells['name']}`)),
      ),
    ),
  );
  expect(rows).toEqual(['first Company 1', 'second Company 1']);
});
