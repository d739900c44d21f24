// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Organization } from '~/domain/Organization';
import { useUncheckOnRowChange } from '~/screens/Organizations/selection/useUncheckOnRowChange';
import { StoresProvider } from '~/stores/context';
import { listSelection } from '~/stores/listSelection';
import type { Stores } from '~/stores/Stores';
import { createTestApp, disposeTestApps } from '../app/testApp';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
});

function List({ rows }: { readonly rows: readonly Organization[] }) {
  const list = useRef<HTMLDivElement>(null);
  useUncheckOnRowChange(list, rows);
  return (
    <div ref={list}>
      <input type="checkbox" />
    </div>
  );
}

/** Renders a list, checks its checkbox and shows other rows; returns whether it is still checked. */
async function isCheckedAfterOtherRows(stores: Stores): Promise<boolean | undefined> {
  const element = document.createElement('div');
  const root = createRoot(element);
  const show = (rows: readonly Organization[]) =>
    act(async () =>
      root.render(
        <StoresProvider value={stores}>
          <List rows={rows} />
        </StoresProvider>,
      ),
    );
  const page = (...ids: string[]) => ids.map((id) => ({ id }) as Organization);
  await show(page('1', '2'));
  const checkbox = element.querySelector('input');
  if (checkbox) checkbox.checked = true;
  await show(page('1', '2'));
  expect(checkbox?.checked).toBe(true);
  await show(page('2', '1'));
  const isChecked = checkbox?.checked;
  await act(async () => root.unmount());
  return isChecked;
}

it('unchecks the checkboxes of a list when other rows are shown, before the selection has loaded', async () => {
  expect(await isCheckedAfterOtherRows(createTestApp().app.stores)).toBe(false);
});

it('leaves the checkboxes of a list to the selection once it has loaded', async () => {
  const { stores } = createTestApp().app;
  listSelection(stores.organizations);
  expect(await isCheckedAfterOtherRows(stores)).toBe(true);
});
