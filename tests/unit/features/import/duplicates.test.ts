import { describe, expect, it } from 'vitest';
import type { ImportStore } from '~/features/import/ImportStore';
import { allRowMessages } from '~/features/import/rows/rowMessages';
import {
  waitForChecked,
  waitForHalt,
  csv,
  header,
  importFixture,
  line,
  lines,
} from './importFixtures';

const files = ({ files: { list } }: ImportStore) =>
  list.map(({ file, state, error }) => [file.name, error ?? state]);
const added = 'File already added.';

describe('ImportFiles with a duplicate file', () => {
  async function addThreeCopies() {
    const { store } = importFixture();
    const text = lines(2);
    await store.files.add([csv(text, 'a.csv'), csv(text, 'b.csv'), csv(text, 'c.csv')]);
    await waitForChecked(store);
    expect(files(store)).toEqual([
      ['a.csv', 'read'],
      ['b.csv', added],
      ['c.csv', added],
    ]);
    const remove = async (name: string) => {
      store.files.remove(store.files.list.find(({ file }) => file.name === name)?.id ?? '');
      await expect.poll(() => store.files.isReading || store.status === 'checking').toBe(false);
    };
    return { store, remove };
  }

  it('reads the duplicate after the original is removed', async () => {
    const { store, remove } = await addThreeCopies();
    await remove('a.csv');
    expect(files(store)).toEqual([
      ['b.csv', 'read'],
      ['c.csv', added],
    ]);
    expect([store.rows.length, store.readyRows.length]).toEqual([2, 2]);
    await remove('b.csv');
    expect([files(store), store.readyRows.length]).toEqual([[['c.csv', 'read']], 2]);
  });

  it('keeps rejecting the duplicate when another file is removed', async () => {
    const { store, remove } = await addThreeCopies();
    await store.files.add([csv([header, line(7)].join('\n'), 'other.csv')]);
    await remove('b.csv');
    await remove('other.csv');
    expect(files(store)).toEqual([
      ['a.csv', 'read'],
      ['c.csv', added],
    ]);
  });

  it('keeps rejecting files for other reasons', async () => {
    const { store } = importFixture();
    await store.files.add([csv(lines(1), 'a.csv'), csv(lines(1), 'a.txt'), csv(header, 'b.csv')]);
    store.files.remove(store.files.list[0]?.id ?? '');
    await waitForChecked(store);
    expect(files(store)).toEqual([
      ['a.txt', 'File type not accepted.'],
      ['b.csv', 'At least 1 organization'],
    ]);
  });
});

describe('ImportStore with a duplicate row', () => {
  const firstFile = [header, line(1), line(2)].join('\n');
  const secondFile = [header, line(2).replace('company-2,', 'company-9,'), line(3)].join('\n');

  async function importDuplicateRow() {
    const { store } = importFixture();
    await store.files.add([csv(firstFile, 'a.csv'), csv(secondFile, 'b.csv')]);
    await waitForChecked(store);
    expect(store.invalidRows.map(({ cells }) => cells['subdomain'])).toEqual([
      'company-2',
      'company-9',
    ]);
    return store;
  }

  it('accepts the row after the file with the original is removed', async () => {
    const store = await importDuplicateRow();
    store.files.remove(store.files.list[0]?.id ?? '');
    await waitForChecked(store);
    expect([store.rows.length, store.invalidRows, store.duplicates.size]).toEqual([2, [], 0]);
  });

  it.each([
    ['first', 1],
    ['second', 2],
  ])(
    'accepts both rows after the %s is corrected, and rejects both when that is undone',
    async (_, index) => {
      const store = await importDuplicateRow();
      const row = store.rows[index];
      store.correctRow(row?.id ?? '', { ...row?.cells, name: 'Another' });
      expect([store.readyRows.length, store.invalidRows]).toEqual([4, []]);
      store.correctRow(row?.id ?? '', { ...row?.cells });
      expect(store.invalidRows).toHaveLength(2);
    },
  );

  it('accepts the other row after one is left out, and imports the one that was kept', async () => {
    const store = await importDuplicateRow();
    const [first] = store.invalidRows;
    store.setLeftOut(first?.id ?? '', true);
    expect(store.rows.map((row) => store.stateOf(row))).toEqual([
      'ready',
      'left_out',
      'ready',
      'ready',
    ]);
    // Also when rows are checked again.
    store.setDefaults({ seatType: 'light' });
    await waitForChecked(store);
    store.start();
    await waitForHalt(store);
    expect([store.run.created, store.isComplete]).toEqual([3, true]);
    store.setLeftOut(first?.id ?? '', false);
    expect(store.invalidRows.map(({ line: number }) => number)).toEqual([3]);
  });

  it('is marked with the lines of the others, of which the first are named', async () => {
    const { store } = importFixture();
    const rows = Array.from({ length: 5 }, (_, index) =>
      line(1).replace('company-1,', `c-${index}00,`),
    );
    await store.files.add([csv([header, ...rows].join('\n'))]);
    await waitForChecked(store);
    expect(store.rows.map((row) => allRowMessages(store, row)['name'])).toEqual(
      [
        'line 3, line 4 and 2 more',
        'line 2, line 4 and 2 more',
        'line 2, line 3 and 2 more',
        'line 2, line 3 and 2 more',
        'line 2, line 3 and 2 more',
      ].map((places) => `Name should be unique. Also used on ${places}.`),
    );
  });

  it('is marked for an id, too', async () => {
    const { store } = importFixture();
    await store.files.add([
      csv(`id,${header}\norg_1,${line(1)}\norg_2,${line(2)}\norg_1,${line(3)}`),
    ]);
    await waitForChecked(store);
    expect(store.invalidRows.map((row) => allRowMessages(store, row))).toEqual([
      { id: 'ID should be unique. Also used on line 4.' },
      { id: 'ID should be unique. Also used on line 2.' },
    ]);
  });
});
