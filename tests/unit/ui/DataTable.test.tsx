// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable, type TableSort } from '~/ui/table/DataTable';
import { Pagination } from '~/ui/table/Pagination';

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

it('a table and its pagination tell screen readers each new order and page, and none at first', () => {
  const columns = [
    { header: 'Name', sort: 'name' as const, cell: ({ name }: typeof paris) => name },
  ];
  const list = (page: number, sort?: TableSort<'name'>) => (
    <>
      <DataTable label="Cities" columns={columns} rows={[paris]} sort={sort} />
      <Pagination
        {...{ label: 'Pages', page, perPage: 10, total: 80, perPageOptions: [10] }}
        onPageChange={() => undefined}
        onPerPageChange={() => undefined}
      />
    </>
  );
  const { container, rerender } = render(list(1, { key: 'name', order: 'asc' }));
  const said = () =>
    [...container.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
  expect(said()).toEqual(['', '']);
  rerender(list(2, { key: 'name', order: 'desc' }));
  expect(said()).toEqual(['Sorted by Name, descending', 'Page 2 of 8']);
});

it.each([
  [10, 10, false, false],
  [25, 20, false, true],
  [10, 11, true, true],
])(
  'a pager of %d rows per page and %d rows has buttons: %j, rows per page: %j',
  (perPage, total, hasButtons, hasRowsPerPage) => {
    render(
      <Pagination
        {...{ label: 'Pages', page: 1, perPage, total, perPageOptions: [10, 25] }}
        onPageChange={() => undefined}
        onPerPageChange={() => undefined}
      />,
    );
    expect(screen.queryByText(`1–${perPage} of ${total}`) !== null).toBe(hasButtons);
    expect(screen.queryByRole('button', { name: 'Next page' }) !== null).toBe(hasButtons);
    expect(screen.queryByLabelText('Rows per page') !== null).toBe(hasRowsPerPage);
  },
);

it('the name of a row is its header', () => {
  renderInTurn([[paris]]);
  expect(screen.getByRole('rowheader').textContent).toBe('Paris');
});
