import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import type { SubscriptionRecord } from '~~/mocks/database/records';
import { insertSubscription } from '~~/mocks/database/writeOrganization';
import { StoryApp } from '../StoryApp';
import {
  addStoryOrganizationWithoutSubscriptions,
  storyDay,
  storyOrganizationId,
} from '../dialogs/storyOrganization';

/** The organization of the stories with one subscription. */
function prepareSubscription(
  api: MockApi,
  seats: Pick<SubscriptionRecord, 'used_seats' | 'total_history'> & Partial<SubscriptionRecord>,
) {
  addStoryOrganizationWithoutSubscriptions(api);
  insertSubscription(api.database, storyDay, {
    id: 'sub_full',
    organization_id: storyOrganizationId,
    seat_type: 'full',
    total_seats: 60,
    daily_seed: 1,
    used_history: [storyDay - 60, seats.used_seats],
    ...seats,
  });
}

const meta = {
  title: 'screens/OrganizationProfile daily seats',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/accounts/${storyOrganizationId}`,
    organizations: 0,
    prepare: (api) => {
      prepareSubscription(api, {
        used_seats: 38,
        total_history: [storyDay - 60, 40, storyDay - 3, 60],
      });
      api.database.activity.create({
        id: 'act_story',
        sequence: 1,
        at: '2026-02-27T12:00:00Z',
        actor_id: 'usr_ada',
        actor_name: 'Ada Okafor',
        action: 'total_seats_changed',
        organization_id: storyOrganizationId,
        organization_name: 'Northwind Traders Ltd',
        subscription_id: 'sub_full',
        seat_type: 'full',
        changes: JSON.stringify([{ pointer: '/total_seats', before: 40, after: 60 }]),
        note: null,
      });
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chart marks the day on which the total changed; its tooltip says who changed it. */
export const TotalChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await within(await canvas.findByRole('region', { name: 'Activity' })).findByText('Ada Okafor');
    const plot = await canvas.findByRole('group', { name: 'Daily seats by type' });
    plot.focus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(plot.querySelector('[data-chart-tooltip]')).toHaveTextContent(
      /^27 Feb 2026.*Total seats: 40 → 60Ada Okafor changed total full seats 40 → 60 \(\+20\)$/,
    );
  },
};

/** Zeros are not drawn; the table still lists them. */
export const Unused: Story = {
  args: {
    prepare: (api) =>
      prepareSubscription(api, { used_seats: 0, total_history: [storyDay - 60, 60] }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No seats used in these 30 days.');
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await canvas.findByText('No seats used in these 7 days.');
    await expect(canvas.queryByText(/^Peak/)).toBeNull();
    await expect(canvas.getByRole('table', { name: 'Daily Seats' })).toBeVisible();
  },
};

/** Two years of seats: 20, then 38. */
function prepareTwoYears(api: MockApi) {
  prepareSubscription(api, {
    used_seats: 38,
    used_history: [storyDay - 730, 20, storyDay - 200, 38],
    total_history: [storyDay - 730, 60],
  });
}

const yearBeforeColumn = { name: 'Year before' };

/** Of a year, the weeks; a history that is shorter says from when it is. */
export const ShortYear: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: 'Daily seats by type' });
    await userEvent.click(canvas.getByRole('radio', { name: '1 year' }));
    await canvas.findByText('Since 1 Jan 2026');
    await expect(canvas.queryByRole('switch')).toBeNull();
    canvas.getByRole('group', { name: 'Daily seats by type' }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvasElement.querySelector('[data-chart-tooltip]')).toHaveTextContent(
      /^Week 10, 2 Mar 2026/,
    );
  },
};

/** All rows of a year are there, the first at once. */
export const Year: Story = {
  args: { path: `/accounts/${storyOrganizationId}?period=365`, prepare: prepareTwoYears },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Daily Seats' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(366));
    await canvas.findByRole('group', { name: 'Daily seats by type' });
    await expect(canvas.queryByText(/^Since/)).toBeNull();
  },
};

/** The year before is in the chart and in the table, in the periods that can be compared. */
export const Compared: Story = {
  args: { path: `/accounts/${storyOrganizationId}?compare=year`, prepare: prepareTwoYears },
  play: async ({ canvas, canvasElement }) => {
    const header = await canvas.findByRole('columnheader', yearBeforeColumn);
    const line = () => canvasElement.querySelector('[data-year-before]');
    await waitFor(() => expect(line()).toBeInTheDocument());
    await expect(
      within(canvas.getByRole('table', { name: 'Daily Seats' })).getAllByRole('row')[1],
    ).toHaveTextContent(/^2 Mar 2026382full$/);
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await waitFor(() => expect(header).not.toBeInTheDocument());
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
    await canvas.findByRole('columnheader', yearBeforeColumn);
    await userEvent.click(canvas.getByRole('switch', { name: 'Compare' }));
    await waitFor(() => expect(line()).toBeNull());
    await expect(canvas.queryByRole('columnheader', yearBeforeColumn)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Compare' }));
    await canvas.findByRole('columnheader', yearBeforeColumn);
  },
};

/** The organization is old enough, but the server has no days of the year before. */
export const NothingToCompare: Story = {
  args: { path: `/accounts/${storyOrganizationId}?compare=year` },
  play: async ({ canvas }) => {
    await canvas.findByText('No data for the year before');
    await expect(canvas.getByRole('switch', { name: 'Compare' })).toBeChecked();
    await expect(canvas.queryByRole('columnheader', yearBeforeColumn)).toBeNull();
  },
};

let mockApi: MockApi | undefined;

/** The period stays on screen; the year before can be requested again. */
export const ComparisonFailed: Story = {
  args: {
    prepare: (api) => {
      mockApi = api;
      prepareTwoYears(api);
    },
  },
  play: async ({ canvas }) => {
    const compare = await canvas.findByRole('switch', { name: 'Compare' });
    mockApi?.control.failNext({ call: 'listDailySeats', effect: { status: 500 } });
    await userEvent.click(compare);
    await canvas.findByText('The year before couldn’t be loaded.');
    await expect(canvas.getByRole('group', { name: 'Daily seats by type' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('columnheader', yearBeforeColumn);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
