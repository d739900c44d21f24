import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { narrowViewport } from '../narrowViewport';
import { extremeOrganizations } from './extremeOrganizations';
import { failedStory, loadingStory } from './queryStories';

const meta = {
  title: 'screens/Organizations',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

function expectRows(count: number): Story['play'] {
  return async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Organizations' });
    await expect(await within(table).findAllByRole('link')).toHaveLength(count);
    await within(canvasElement).findByText(new RegExp(`^1–${count} of `));
    // The scroll position of an earlier story is restored: a checkbox just below the sticky header
    // would be too close to its buttons for the check of target sizes.
    window.scrollTo(0, 0);
  };
}

export const Empty: Story = {
  args: { organizations: 0 },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No accounts');
    // Once each: the header has neither.
    await within(canvasElement).findByRole('button', { name: 'New organization' });
    within(canvasElement).getByRole('button', { name: 'Import CSV' });
    await expect(within(canvasElement).queryByRole('search')).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { path: '/accounts?q=no+such+organization&status=inactive' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No accounts');
    within(canvasElement).getByText(
      'No organization matches “no such organization” with these filters.',
    );
    await within(canvasElement).findByRole('button', { name: 'Clear filters' });
    const count = within(canvasElement).getByText('0 organizations');
    await expect(count.closest('[aria-live="polite"]')).not.toBeNull();
  },
};

export const NothingFoundBySearch: Story = {
  args: { path: '/accounts?q=no+such+organization' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No organization matches “no such organization”.');
  },
};

export const Loading: Story = loadingStory('Organizations');

/** While the next page loads, the current rows stay, dimmed. */
export const Busy: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1–25 of 200');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    const table = await canvas.findByRole('table', { name: 'Organizations', busy: true });
    await waitFor(() =>
      expect(table.querySelector('tbody')).toHaveStyle({ filter: 'grayscale(0.8)' }),
    );
  },
  args: {
    prepare: ({ control }) => {
      control.failNext({ call: 'listOrganizations' });
      control.failNext({ call: 'listOrganizations', effect: 'hang', times: 'always' });
    },
  },
};

export const Ready: Story = { play: expectRows(25) };

/** When the seats run out: in columns, with less space in the cell of the seats. */
export const RunOut: Story = {
  args: { path: '/accounts?status=active&seats=low&sort=seats_run_out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: 'Organizations' }));
    const [first] = await table.findAllByRole('row', { name: /left/ });
    if (window.innerWidth < 1280) {
      await expect(first).toHaveTextContent(/\d left · ~\d+ (day|month)s?/);
      await expect(await canvas.findByRole('combobox', { name: 'Sort by' })).toHaveValue(
        'seats_run_out asc',
      );
      return;
    }
    const fullIn = table.getByRole('columnheader', { name: 'Full in' });
    await expect(fullIn).toHaveAttribute('aria-sort', 'ascending');
    table.getByRole('columnheader', { name: '30 days' });
    await expect(first).toHaveTextContent(/\+\d+~\d+ (day|month)s?Active/);
    await userEvent.click(table.getByRole('button', { name: 'Full in' }));
    await waitFor(() => expect(fullIn).toHaveAttribute('aria-sort', 'descending'));
  },
};

/** Who pays for seats that nobody uses: in columns, with less space in the cell of the seats. */
export const Underused: Story = {
  args: { path: '/accounts?status=active&seats=underused&sort=unused_seats' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: 'Organizations' }));
    await table.findAllByRole('link');
    await expect(canvas.getByRole('combobox', { name: 'Seats' })).toHaveDisplayValue('Underused');
    if (window.innerWidth < 1280) {
      await expect(table.getAllByText(/^peak [\d,]+ · [\d,]+ unused$/)[0]).toBeVisible();
      await expect(await canvas.findByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
        'Unused, descending',
      );
      return;
    }
    table.getByRole('columnheader', { name: 'Peak, 90 days' });
    await expect(table.queryByRole('columnheader', { name: 'Full in' })).toBeNull();
    const unused = table.getByRole('columnheader', { name: 'Unused' });
    await expect(unused).toHaveAttribute('aria-sort', 'descending');
    // Descending comes first, also after another order.
    await userEvent.click(table.getByRole('button', { name: 'Organization' }));
    await waitFor(() => expect(unused).toHaveAttribute('aria-sort', 'none'));
    await userEvent.click(table.getByRole('button', { name: 'Unused' }));
    await waitFor(() => expect(unused).toHaveAttribute('aria-sort', 'descending'));
  },
};

/** None is left: nothing runs out. */
export const OutOfSeats: Story = {
  args: { path: '/accounts?seats=out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('none left');
    await expect(canvas.queryByText(/none left ·/)).toBeNull();
  },
};

/** By relevance: no header is sorted, and results say which other field than the name they match in. */
export const Search: Story = {
  args: { path: '/accounts?q=alder' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: 'Organizations' }));
    const [first, second] = await table.findAllByRole('link');
    await expect(first).toHaveTextContent('Alder Components Corp.');
    await expect(second).toHaveTextContent('Acme Robotics');
    const [note] = await table.findAllByText('Address: alder');
    await expect(note?.closest('tr')).toBe(second?.closest('tr'));
    await expect(note).toBeVisible();
    for (const header of table.getAllByRole('columnheader', { hidden: true }))
      await expect(header).not.toHaveAttribute('aria-sort', /ascending|descending/);
  },
};

/** "Sort by" offers "Relevance" with a search only, and clearing the search sorts by name. */
export const SearchNarrow: Story = {
  ...narrowViewport,
  args: { path: '/accounts?q=alder' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sort = await canvas.findByRole('combobox', { name: 'Sort by' });
    await expect(sort).toHaveDisplayValue('Relevance');
    await userEvent.selectOptions(sort, 'Organization, descending');
    await waitFor(() =>
      expect(within(canvas.getByRole('table')).getAllByRole('link')[0]).toHaveTextContent(
        'Singh & Rodriguez',
      ),
    );
    await userEvent.selectOptions(sort, 'Relevance');
    await waitFor(() => expect(sort).toHaveDisplayValue('Relevance'));
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search organizations' }));
    await waitFor(() => expect(sort).toHaveDisplayValue('Organization, ascending'));
    await expect(within(sort).queryByRole('option', { name: 'Relevance' })).toBeNull();
  },
};

/** Rows are shown even if the API reports a total of zero. */
export const WrongTotal: Story = {
  args: {
    prepare: ({ control }) =>
      control.failNext({
        call: 'listOrganizations',
        effect: {
          body: {
            data: [
              {
                id: 'org_1',
                name: 'Northwind Traders',
                subdomain: 'northwind',
                status: 'active',
                registered_at: '2026-03-01T09:30:00Z',
                total_seats: 10,
                billing: null,
              },
            ],
            meta: { page: 1, per_page: 25, total: 0, total_pages: 0 },
          },
        },
        times: 'always',
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /Northwind Traders/ });
    await canvas.findByText('1–1 of 1');
    await expect(canvas.queryByText('No accounts')).toBeNull();
  },
};

export const LongText: Story = {
  args: { organizations: 0, prepare: extremeOrganizations.longText },
  play: expectRows(2),
};

export const HugeNumbers: Story = {
  args: { organizations: 0, prepare: extremeOrganizations.hugeNumbers },
  play: expectRows(2),
};

export const RightToLeftNames: Story = {
  args: { organizations: 0, prepare: extremeOrganizations.rightToLeft },
  play: expectRows(3),
};

export const Narrow: Story = { ...narrowViewport, play: expectRows(25) };

/** Missing or malformed values affect only their cell, never the whole row. */
export const MissingValues: Story = {
  args: {
    prepare: ({ control }) => {
      const row = {
        id: 'a',
        name: 'Null & Sons',
        subdomain: null,
        status: 'on_hold',
        registered_at: null,
        total_seats: -4,
        billing: null,
        extra: 1,
      };
      const body = {
        data: [row, row, { ...row, id: 'b', name: 'null' }],
        meta: { page: 1, per_page: 25, total: 3, total_pages: 1 },
      };
      control.failNext({ call: 'listOrganizations', effect: { body }, times: 'always' });
    },
  },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Organizations' });
    await expect(await within(table).findAllByText('on_hold')).toHaveLength(3);
  },
};

export const NotFound: Story = failedStory('listOrganizations', 'NotFound');
export const TooManyRequests: Story = failedStory('listOrganizations', 'TooManyRequests');

export const Failed: Story = failedStory('listOrganizations', 'Failed');
