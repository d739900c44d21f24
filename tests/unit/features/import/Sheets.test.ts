import { expect, it } from 'vitest';
import { Sheets } from '~/features/import/reading/Sheets';
import { noDefaults } from '~/features/import/rows/matchColumns';
import { header, line } from './importFixtures';

const bytes = (text: string) => new TextEncoder().encode(text);

it('Sheets reports the progress of reading a file of line breaks', () => {
  const progress = [...new Sheets().read('a', bytes('\n'.repeat(200_000)), {})];
  expect(progress.length).toBeGreaterThan(10);
  expect(progress.every((value, index) => value > (progress[index - 1] ?? 0))).toBe(true);
  expect(progress.at(-1)).toBe(1);
});

it('Sheets cuts the names of columns at 300 characters', () => {
  const reading = new Sheets().read('a', bytes(`name,${'a'.repeat(1_000_000)}\nAcme,x`), {});
  let step = reading.next();
  while (!step.done) step = reading.next();
  expect(step.value).toMatchObject({
    columns: [{ header: 'name' }, { header: 'a'.repeat(300) }],
    rows: 1,
  });
});

it('Sheets stops reading a file that is removed', () => {
  const sheets = new Sheets();
  const reading = sheets.read('a', bytes(`${header}\n${line(1)}${'\n'.repeat(100_000)}`), {});
  expect(reading.next().done).toBe(false);
  sheets.remove('a');
  expect(reading.next()).toEqual({ done: true, value: undefined });
  const sheet = { id: 'a', columns: ['name'], decimalSeparator: 'point' as const };
  expect([...sheets.check({ sheets: [sheet], defaults: noDefaults })]).toEqual([]);
});

it('Sheets keeps the text and line of every row of a long file', () => {
  // A file that was joined from several has byte order marks between them.
  const names = Array.from({ length: 12_000 }, (_, index) => [
    `\uFEFFJoined ${index}`,
    '',
    `Quoted, "${index}"\nLtd`,
  ]).flat();
  const lines = names.map((name) =>
    name.includes('"') ? `"${name.replaceAll('"', '""')}"` : name,
  );
  const sheets = new Sheets();
  expect([...sheets.read('a', bytes(['name', ...lines].join('\n')), {})].length).toBeGreaterThan(1);
  const plan = {
    sheets: [{ id: 'a', columns: ['name'], decimalSeparator: 'point' as const }],
    defaults: noDefaults,
  };
  const rows = [...sheets.check(plan)].flat();
  expect(rows.map((row) => [row.line, row.cells['name']?.trim()])).toEqual(
    names.flatMap((name, index) => (name === '' ? [] : [[index + 2, name.trim()]])),
  );
});

it('Sheets reads a file in another format instead of going on with a reading that has not ended', () => {
  const sheets = new Sheets();
  const first = sheets.read('a', bytes(`a;b,c\n${'1;2,3\n'.repeat(20_000)}`), {});
  expect(first.next().done).toBe(false);
  const second = sheets.read('a', bytes('a;b,c\n1;2,3'), { delimiter: ',' });
  expect(first.next()).toEqual({ done: true, value: undefined });
  let step = second.next();
  while (!step.done) step = second.next();
  expect(step.value).toMatchObject({ columns: [{ header: 'a;b' }, { header: 'c' }], rows: 1 });
});
