// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Summary } from '~/domain/Summary';
import { OrganizationFigures } from '~/screens/Home/OrganizationFigures';
import { Query } from '~/stores/Query';
import type { Stores } from '~/stores/Stores';
import { renderWithStores } from '../app/renderWithStores';

const complete: Summary = {
  total: 200,
  active: 190,
  inactive: 10,
  total_seats: 900,
  used_seats: 500,
  low_on_seats: 19,
  out_of_seats: 11,
};

/** The parts of the bar that home draws for a summary. */
function drawnParts(summary: Summary): string[] {
  const query = new Query<Summary | null>(() => Promise.resolve(summary));
  query.setData(summary);
  const router = createMemoryRouter([
    { path: '/', element: <OrganizationFigures query={query} hasUnderused={false} /> },
  ]);
  const stores = { organizations: {} } as unknown as Partial<Stores>;
  const { container } = renderWithStores(stores, <RouterProvider router={router} />);
  expect(screen.getAllByText('Inactive')).not.toHaveLength(0);
  return Array.from(
    container.querySelectorAll<HTMLElement>('div > i[data-segment]'),
    ({ dataset, style }) => `${dataset['segment']} ${style.flexGrow}`,
  );
}

it('the bar of the organizations has a part for each group', () => {
  expect(drawnParts(complete)).toEqual(['normal 160', 'low 19', 'out 11', 'inactive 10']);
  expect(drawnParts({ ...complete, total: null })).toHaveLength(4);
});

it.each([
  ['active', { active: null }],
  ['inactive', { inactive: null }],
  ['low on seats', { low_on_seats: null }],
  ['out of seats', { out_of_seats: null }],
])('no bar is drawn without the count of organizations that are %s', (_, missing) => {
  expect(drawnParts({ ...complete, ...missing })).toEqual([]);
});

it.each([
  ['more are low or out than active', { low_on_seats: 185 }],
  ['active and inactive are not all of them', { total: 210 }],
])('no bar is drawn if %s', (_, contradicting) => {
  expect(drawnParts({ ...complete, ...contradicting })).toEqual([]);
});
