// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Column } from '~/ui/table/Column';
import { DataTable } from '~/ui/table/DataTable';

interface City {
  readonly id: string;
  readonly name: string;
}

const renderName = vi.fn(({ name }: City) => name);
const columns: readonly Column<City>[] = [{ header: 'Name', cell: renderName }];
const paris = { id: 'paris', name: 'Paris' };
const oslo = { id: 'oslo', name: 'Oslo' };

let root: Root;
let element: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  renderName.mockClear();
  element = document.createElement('div');
  root = createRoot(element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function render(rows: readonly City[], props: { rowKey?: 'id'; busy?: boolean } = {}) {
  act(() => root.render(<DataTable label="Cities" columns={columns} rows={rows} {...props} />));
  return [...element.querySelectorAll('tbody tr')];
}

/** Where each element was before; -1 for a new one. */
function positions(elements: readonly Element[], previous: readonly Element[]): number[] {
  return elements.map((row) => previous.indexOf(row));
}

it('DataTable renders no row again when it only turns busy', () => {
  const rows = [paris, oslo];
  const elements = render(rows);
  expect(renderName).toHaveBeenCalledTimes(2);
  expect(positions(render(rows, { busy: true }), elements)).toEqual([0, 1]);
  expect(renderName).toHaveBeenCalledTimes(2);
});

it('DataTable shows every row when several have the same key', () => {
  const texts = (rows: readonly City[]) =>
    render(rows, { rowKey: 'id' }).map(({ textContent }) => textContent);
  expect(texts([paris, paris, oslo])).toEqual(['Paris', 'Paris', 'Oslo']);
  expect(texts([oslo, paris, paris])).toEqual(['Oslo', 'Paris', 'Paris']);
});

it('DataTable moves the elements of rows with a key and reuses those of rows without', () => {
  const keyed = render([paris, oslo], { rowKey: 'id' });
  expect(positions(render([oslo, paris], { rowKey: 'id' }), keyed)).toEqual([1, 0]);

  const elements = render([paris, oslo]);
  expect(positions(render([oslo, paris]), elements)).toEqual([0, 1]);
  expect(elements.map(({ textContent }) => textContent)).toEqual(['Oslo', 'Paris']);
});
