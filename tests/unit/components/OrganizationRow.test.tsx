// @vitest-environment jsdom
import { observable, runInAction } from 'mobx';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrganizationRow } from '~/components/OrganizationRow';
import type { Organization } from '~/domain/Organization';
import type { Column } from '~/ui/table/Column';
import { DataTable } from '~/ui/table/DataTable';
import { StoresProvider } from '~/stores/context';
import { createTestApp, disposeTestApps } from '../app/testApp';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
});

const createOrganization = (name: string) =>
  observable<Organization>({
    id: name.toLowerCase(),
    name,
    subdomain: null,
    status: 'active',
    registeredAt: null,
    totalSeats: 1,
    billing: null,
  });

it('OrganizationRow renders again only when its own organization changes', () => {
  const renderSeats = vi.fn(({ name, totalSeats }: Organization) => `${name} ${totalSeats}`);
  const columns: readonly Column<Organization>[] = [{ header: 'Seats', cell: renderSeats }];
  const acme = createOrganization('Acme');
  const globex = createOrganization('Globex');
  const element = document.createElement('div');
  const root = createRoot(element);
  act(() =>
    root.render(
      <StoresProvider value={createTestApp().app.stores}>
        <DataTable
          label="Organizations"
          columns={columns}
          rows={[acme, globex]}
          renderRow={(organization, key) => (
            <OrganizationRow key={key} organization={organization} columns={columns} />
          )}
        />
      </StoresProvider>,
    ),
  );
  expect(renderSeats.mock.calls).toEqual([[acme], [globex]]);
  renderSeats.mockClear();

  act(() => runInAction(() => void Object.assign(globex, { totalSeats: 2 })));
  expect(renderSeats.mock.calls).toEqual([[globex]]);
  const texts = [...element.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Acme 1', 'Globex 2']);
  act(() => root.unmount());
});
