import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
  seats: Pick<SubscriptionRecord, 'used_seats' | 'total_history'>,
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
