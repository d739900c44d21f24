import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import type { FaultEffect } from '~~/mocks/faults';
import { addStoryOrganization, storyOrganizationId } from '../dialogs/storyOrganization';
import { OrganizationProfileScreen } from '~/screens/OrganizationProfile/OrganizationProfileScreen';
import { HomeScreen } from '~/screens/Home/HomeScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import { bulkDeactivation, entryOfEachAction, unusualEntries } from './activityEntries';

const withEntries = (call: string, entries: readonly object[]) => (api: MockApi) => {
  addStoryOrganization(api);
  const effect: FaultEffect = { body: { data: entries, meta: { next: null } } };
  api.control.failNext({ call, effect, times: 'always' });
};

const meta = {
  title: 'screens/Activity',
  tags: ['!autodocs'],
  ...fullPage,
  args: {
    screens: { OrganizationProfileScreen, HomeScreen },
    path: `/accounts/${storyOrganizationId}`,
    organizations: 0,
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const findActivity = async (canvasElement: HTMLElement, name = 'Activity') => {
  const region = within(await within(canvasElement).findByRole('region', { name }));
  await region.findAllByRole('listitem');
  return region;
};

/** One entry of each action, behind an open filter. */
export const EachAction: Story = {
  args: { prepare: withEntries('listOrganizationActivity', entryOfEachAction) },
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement);
    await userEvent.click(region.getByRole('button', { name: 'Filter' }));
  },
};

/** Unknown actions and pointers, long values and notes, other directions of text. */
export const Unusual: Story = {
  args: { prepare: withEntries('listOrganizationActivity', unusualEntries) },
  play: async ({ canvasElement }) => void (await findActivity(canvasElement)),
};

/** A bulk change is one entry on home, with those that it consists of. */
export const Group: Story = {
  args: { path: '/', organizations: 3, prepare: withEntries('listActivity', bulkDeactivation) },
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement, 'Recent activity');
    await userEvent.click(region.getByText(/deactivated 89 organizations/));
  },
};
