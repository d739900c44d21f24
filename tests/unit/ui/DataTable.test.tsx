// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from '~/ui/table/DataTable';

const paris = { id: 'paris', name: 'Paris' };
const oslo = { id: 'oslo', name: 'Oslo' };

/** Renders a table of each list of cities in turn; returns the elements of the rows of each. */
function renderInTurn(lists: readonly (readonly (typeof paris)[])[], rowKey?: 'id') {
  const columns = [{ header: 'Name', cell: ({ name }: typeof paris) => name }];
  const { rerender } = render(null);
  return lists.map((rows) => {
    rerender(
      <DataTable label="Cities" columns={columns} rows={rows} {...(rowKey && { rowKey })} />,
    );
    const [, ...elements] = screen.getAllByRole('row');
    return { elements, texts: elements.map(({ textContent }) => textContent) };
  });
}

it('DataTable shows every row when several have the same key', () => {
  const lists = [
    [paris, paris, oslo],
    [oslo, paris, paris],
  ];
  expect(renderInTurn(lists, 'id').map(({ texts }) => texts)).toEqual([
    ['Paris', 'Paris', 'Oslo'],
    ['Oslo', 'Paris', 'Paris'],
  ]);
});

it.each([
  ['moves the elements of rows with a key', 'id', [1, 0]],
  ['reuses those of rows without', undefined, [0, 1]],
] as const)('DataTable %s', (_, rowKey, positions) => {
  const lists = [
    [paris, oslo],
    [oslo, paris],
  ];
  const [before, after] = renderInTurn(lists, rowKey);
  expect(after?.elements.map((row) => before?.elements.indexOf(row))).toEqual(positions);
  expect(after?.texts).toEqual(['Oslo', 'Paris']);
});
