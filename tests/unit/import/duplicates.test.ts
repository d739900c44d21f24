import { describe, expect, it } from 'vitest';
import type { ImportStore } from '../../../src/stores/import/ImportStore';
import { waitForChecked, csv, header, importFixture, line, lines } from './importFixtures';

const files = ({ files: { list } }: ImportStore) =>
  list.map(({ file, state, error: refusal }) => [file.name, refusal ?? state]);
const added = 'File already added.';

describe('a file that was added twice', () => {
  async function addedThrice() {
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

  it('is read once the first of them is removed', async () => {
    const { store, remove } = await addedThrice();
    await remove('a.csv');
    expect(files(store)).toEqual([
      ['b.csv', 'read'],
      ['c.csv', added],
    ]);
    expect([store.rows.length, store.readyRows.length]).toEqual([2, 2]);
    await remove('b.csv');
    expect([files(store), store.readyRows.length]).toEqual([[['c.csv', 'read']], 2]);
  });

  it('stays rejected when another copy or another file is removed', async () => {
    const { store, remove } = await addedThrice();
    await store.files.add([csv([header, line(7)].join('\n'), 'other.csv')]);
    await remove('b.csv');
    await remove('other.csv');
    expect(files(store)).toEqual([
      ['a.csv', 'read'],
      ['c.csv', added],
    ]);
  });

  it('stays rejected for another reason', async () => {
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

describe('a row that repeats an earlier one', () => {
  const first = [header, line(1), line(2)].join('\n');
  const again = [header, line(2).replace('company-2,', 'company-9,'), line(3)].join('\n');

  async function repeated() {
    const { store } = importFixture();
    await store.files.add([csv(first, 'a.csv'), csv(again, 'b.csv')]);
    await waitForChecked(store);
    expect(store.invalidRows.map(({ cells }) => cells['subdomain'])).toEqual(['company-9']);
    return store;
  }

  it('is free once the file with the original is removed', async () => {
    const store = await repeated();
    store.files.remove(store.files.list[0]?.id ?? '');
    await waitForChecked(store);
    expect([store.rows.length, store.invalidRows, store.duplicates.size]).toEqual([2, [], 0]);
  });

  it('is free once the original is corrected, and no longer when it is put back', async () => {
    const store = await repeated();
    const original = store.rows[1];
    store.correctRow(original?.id ?? '', { ...original?.cells, name: 'Another' });
    expect([store.readyRows.length, store.invalidRows]).toEqual([4, []]);
    store.correctRow(original?.id ?? '', { ...original?.cells });
    expect(store.invalidRows).toHaveLength(1);
  });
});
