// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import { listColumns } from '~/screens/Organizations/listColumns';
import { OrganizationsTable } from '~/screens/Organizations/OrganizationsTable';
import { StoresProvider } from '~/stores/context';
import type { SelectionStore } from '~/stores/SelectionStore';
import type { Stores } from '~/stores/Stores';
import { createTestApp, disposeTestApps } from '../app/testApp';
import { buildSummary } from '../stores/organizationFixtures';

let root: Root;
let element: HTMLElement;
let stores: Stores;
let selection: SelectionStore;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  ({ stores } = createTestApp().app);
  ({ selection } = stores.organizations);
  element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  act(() => root.unmount());
  element.remove();
  disposeTestApps();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `org_${index}`);

/** Shows a page of the list; returns the checkboxes of its rows. */
function showPage(ids: readonly string[]): HTMLInputElement[] {
  const rows = ids.map((id) => buildSummary(id));
  act(() => {
    selection.setView(rows, defaultListParams);
    root.render(
      <StoresProvider value={stores}>
        <OrganizationsTable
          view={{ params: defaultListParams, rows, total: rows.length, totalPages: 1 }}
          query={defaultListParams}
          busy={false}
          onChange={() => undefined}
          onIntent={() => () => undefined}
        />
      </StoresProvider>,
    );
  });
  return [...element.querySelectorAll<HTMLInputElement>('td > input')];
}

function click(input: HTMLInputElement | undefined, shiftKey = false): void {
  act(() => void input?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey })));
}

const pageCheckbox = () => element.querySelector<HTMLInputElement>('th > input');
const selectedRows = () =>
  [...element.querySelectorAll<HTMLTableRowElement>('tr[data-selected]')].map(
    (row) => row.rowIndex - 1,
  );

it('selecting one of 100 organizations renders its row only, and no cell', () => {
  const checkboxes = showPage(idsOf(100));
  const renderCell = vi.spyOn(listColumns[1] as (typeof listColumns)[number], 'cell');
  const isSelected = vi.spyOn(selection, 'has');
  click(checkboxes[40]);
  expect(renderCell).not.toHaveBeenCalled();
  expect(new Set(isSelected.mock.calls.flat())).toEqual(new Set(['org_40']));
  expect(checkboxes[40]?.checked).toBe(true);
  expect(selectedRows()).toEqual([40]);
});

it('a row that shows another organization shows whether that one is selected', () => {
  const checkboxes = showPage(['a', 'b']);
  click(checkboxes[0]);
  const reordered = showPage(['b', 'a']);
  expect(reordered[0]).toBe(checkboxes[0]);
  expect(reordered.map(({ checked }) => checked)).toEqual([false, true]);
  expect(selectedRows()).toEqual([1]);
});

it('Shift and a click on a checkbox select all rows from the one toggled last', () => {
  const checkboxes = showPage(idsOf(6));
  click(checkboxes[1]);
  click(checkboxes[4], true);
  expect(selectedRows()).toEqual([1, 2, 3, 4]);
});

it('the checkbox in the header is mixed, checked or unchecked as the rows on screen are', () => {
  const checkboxes = showPage(['a', 'b']);
  const state = () => [pageCheckbox()?.checked, pageCheckbox()?.indeterminate];
  expect(state()).toEqual([false, false]);
  click(checkboxes[0]);
  expect(state()).toEqual([false, true]);
  click(pageCheckbox() ?? undefined);
  expect(state()).toEqual([true, false]);
  expect(checkboxes.map(({ checked }) => checked)).toEqual([true, true]);
  click(pageCheckbox() ?? undefined);
  expect(state()).toEqual([false, false]);
  expect(selectedRows()).toEqual([]);
});
