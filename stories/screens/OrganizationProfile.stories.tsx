import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import { insertSubscription } from '~~/mocks/organizationRows';
import { OrganizationProfileScreen } from '~/screens/OrganizationProfile/OrganizationProfileScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import {
  addStoryOrganizationWithoutSubscriptions,
  storyDay,
  storyOrganizationId,
} from '../dialogs/storyOrganization';
import { narrowViewport } from '../narrowViewport';
import { extremeOrganizations } from './extremeOrganizations';

function addSubscriptions({ database }: MockApi) {
  const rows = [
    { seat_type: 'full', total_seats: 120, used_seats: 112, daily_seed: 1 },
    { seat_type: 'light', total_seats: 40, used_seats: 12, daily_seed: 2 },
    { seat_type: 'guest', total_seats: 25, used_seats: 25, daily_seed: 3 },
  ];
  for (const row of rows)
    insertSubscription(database, storyDay, {
      ...row,
      id: `sub_${row.seat_type}`,
      organization_id: storyOrganizationId,
      total_history: [storyDay - 274, row.total_seats],
      used_history: [storyDay - 270, 1, storyDay - 40, Math.round(row.used_seats / 2)],
    });
}

const meta = {
  title: 'screens/OrganizationProfile',
  tags: ['!autodocs'],
  ...fullPage,
  args: {
    screens: { OrganizationProfileScreen },
    path: `/accounts/${storyOrganizationId}`,
    organizations: 0,
    prepare: (api) => {
      addStoryOrganizationWithoutSubscriptions(api);
      addSubscriptions(api);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table', { name: 'Subscriptions', busy: false });
    await canvas.findByRole('table', { name: 'Daily Seats', busy: false });
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Narrow: Story = narrowViewport;

export const LongNames: Story = {
  args: { path: '/accounts/extreme', prepare: extremeOrganizations.longText },
};

export const Inactive: Story = {
  args: { prepare: (api) => addStoryOrganizationWithoutSubscriptions(api, 'inactive') },
  play: async ({ canvas }) => void (await canvas.findByText('No daily seats data')),
};

export const Empty: Story = {
  args: { prepare: addStoryOrganizationWithoutSubscriptions },
  play: async ({ canvas }) => void (await canvas.findByText('No daily seats data')),
};

/** The regions fail on their own. */
export const Failed: Story = {
  args: {
    prepare: (api) => {
      addStoryOrganizationWithoutSubscriptions(api);
      for (const call of ['listSubscriptions', 'listDailySeats', 'listOrganizationActivity'])
        api.control.failNext({ call, effect: { status: 500 }, times: 'always' });
    },
  },
  play: async ({ canvas }) => void (await canvas.findAllByRole('button', { name: 'Try again' })),
};
