import { describe, expect, it, vi } from 'vitest';
import { ImportFiles } from '~/features/import/ImportFiles';
import { matchingMemory } from '~/features/import/matchingMemory';
import { noEvidence } from '~/features/import/rows/decimalSeparator';
import { noDefaults } from '~/features/import/rows/matchColumns';
import type { SheetReader } from '~/features/import/reading/SheetReader';
import { restartableReader } from '~/features/import/reading/restartableReader';
import type { ImportStore } from '~/features/import/ImportStore';
import { csv, header, importFixture, line, lines, waitForChecked } from './importFixtures';
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

const changedText = 'The file has changed. Add it again.';

/** A file that can be changed on disk, after which a browser reads no part of it. */
function fileOnDisk(content: string, name?: string) {
  const file = csv(content, name);
  const fail = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  const change = () => {
    vi.spyOn(file, 'arrayBuffer').mockImplementation(fail);
    vi.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: fail }));
  };
  return { file, change };
}

describe('ImportFiles with a file that has changed on disk', () => {
  async function importFiles(...files: File[]) {
    const { store } = importFixture();
    await store.files.add(files);
    await waitForChecked(store);
    return store;
  }
  const errors = ({ files }: ImportStore) => files.list.map(({ error }) => error);

  it('rejects it when its format is changed', async () => {
    const { file, change } = fileOnDisk(lines(2));
    const store = await importFiles(file);
    change();
    await store.files.setFormat('file-1', { headerRow: 2 });
    await waitForChecked(store);
    expect([errors(store), store.rows]).toEqual([[changedText], []]);
  });

  it('rejects it when it is verified, although nothing else was changed, and no other file', async () => {
    const { file, change } = fileOnDisk(lines(2));
    const store = await importFiles(file, csv(`${header}\n${line(7)}`, 'other.csv'));
    expect(await store.files.verify()).toBe(true);
    change();
    expect(await store.files.verify()).toBe(false);
    await waitForChecked(store);
    expect(errors(store)).toEqual([changedText, undefined]);
    expect(store.rows.map(({ cells }) => cells['name'])).toEqual(['Company 7']);
  });

  it('reads another file of the same size', async () => {
    const { file, change } = fileOnDisk(lines(2));
    const store = await importFiles(file);
    change();
    await store.files.add([csv(lines(2).replace('Ann', 'Eve'), 'other.csv')]);
    expect(store.files.list.at(-1)).toMatchObject({ state: 'read', error: undefined });
  });

  it('keeps what was typed once it is added again: format, columns, defaults, corrections of cells that are the same', async () => {
    const content = ['Kunden', header.replace('name', 'label'), line(0), line(1), line(2)].join(
      '\n',
    );
    const { file, change } = fileOnDisk(content, 'kunden.csv');
    const store = await importFiles(file);
    await store.files.setFormat('file-1', { headerRow: 2 });
    store.files.match('file-1', 0, 'name');
    store.setDefaults({ seatType: 'light' });
    await waitForChecked(store);
    const correct = (index: number, cells: object) => {
      const row = store.rows[index];
      store.correctRow(row?.id ?? '', { ...row?.cells, ...cells });
    };
    correct(0, { billing_name: 'Bob' });
    correct(1, { name: 'Another' });
    change();
    await store.files.verify();
    const edited = content.replace('Company 1', 'Company 10').replace('0.50', '7.50');
    await store.files.add([csv(edited, 'kunden.csv')]);
    await waitForChecked(store);
    expect(store.files.list).toMatchObject([{ id: 'file-1', state: 'read', error: undefined }]);
    expect([store.files.isChanged, store.defaults.seatType]).toEqual([false, 'light']);
    expect(
      store.rows.map(({ cells }) => [cells['name'], cells['billing_name'], cells['amount']]),
    ).toEqual([
      ['Company 0', 'Bob', '7.50'],
      ['Company 10', 'Ann 1', '1.50'],
      ['Company 2', 'Ann 2', '2.50'],
    ]);
  });
});

it('restartableReader reads a file again after a restart although it has changed on disk', async () => {
  const reader = restartableReader(localReader);
  const { file, change } = fileOnDisk(`${header}\n${line(1)}`);
  await reader.read('a', file, {});
  change();
  reader.dispose();
  const rows: string[] = [];
  const sheets = [{ id: 'a', columns: header.split(','), decimalSeparator: 'point' as const }];
  await reader.check({ sheets, defaults: noDefaults }, (batch) =>
    rows.push(...batch.map(({ cells }) => cells['name'] ?? '')),
  );
  expect(rows).toEqual(['Company 1']);
});
