// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import { OrganizationsTable } from '~/screens/Organizations/OrganizationsTable';
import { renderWithStores } from '../app/renderWithStores';
import { createTestApp, disposeTestApps } from '../app/testApp';
import { buildSummary } from '../stores/organizationFixtures';

// Ranges: tests/unit/stores/SelectionStore.test.ts.

afterEach(disposeTestApps);

/** A page of the list with these organizations; `show` replaces them. */
function renderPage(...ids: readonly string[]) {
  const { stores } = createTestApp().app;
  const tableOf = (shownIds: readonly string[]) => {
    const rows = shownIds.map((id) => buildSummary(id));
    act(() => stores.organizations.selection.setPage(rows));
    return (
      <OrganizationsTable
        view={{ params: defaultListParams, rows, total: rows.length, totalPages: 1 }}
        query={defaultListParams}
        busy={false}
        sortable
        onChange={() => undefined}
      />
    );
  };
  const { rerender } = renderWithStores(stores, tableOf(ids));
  return { show: (...shownIds: readonly string[]) => rerender(tableOf(shownIds)) };
}

const checkboxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
/** The state of the checkbox in the header, then of those in the rows. */
const state = () =>
  checkboxes().map(({ checked, indeterminate }) => (indeterminate ? 'mixed' : checked));
const click = (index: number) => fireEvent.click(checkboxes()[index] ?? expect.fail());

it('a row that shows another organization shows whether that one is selected', () => {
  const { show } = renderPage('a', 'b');
  click(1);
  const [, first] = checkboxes();
  show('b', 'a');
  expect(checkboxes()[1]).toBe(first);
  expect(state()).toEqual(['mixed', false, true]);
});

it('the checkbox in the header is mixed, checked or unchecked as the rows on screen are', () => {
  renderPage('a', 'b');
  expect(state()).toEqual([false, false, false]);
  click(1);
  expect(state()).toEqual(['mixed', true, false]);
  click(0);
  expect(state()).toEqual([true, true, true]);
  click(0);
  expect(state()).toEqual([false, false, false]);
});
