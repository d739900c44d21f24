import { describe, expect, it } from 'vitest';
import type { ImportStore } from '~/features/import/ImportStore';
import { waitForChecked, csv, header, importFixture, line, lines } from './importFixtures';

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
    expect(store.invalidRows.map(({ cells }) => cells['subdomain'])).toEqual(['company-9']);
    return store;
  }

  it('accepts the row after the file with the original is removed', async () => {
    const store = await importDuplicateRow();
    store.files.remove(store.files.list[0]?.id ?? '');
    await waitForChecked(store);
    expect([store.rows.length, store.invalidRows, store.duplicates.size]).toEqual([2, [], 0]);
  });

  it('accepts the row after the original is corrected, and rejects it when that is undone', async () => {
    const store = await importDuplicateRow();
    const original = store.rows[1];
    store.correctRow(original?.id ?? '', { ...original?.cells, name: 'Another' });
    expect([store.readyRows.length, store.invalidRows]).toEqual([4, []]);
    store.correctRow(original?.id ?? '', { ...original?.cells });
    expect(store.invalidRows).toHaveLength(1);
  });
});
