import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import { addUnderusedStoryOrganization } from '../dialogs/storyOrganization';
import { StoryApp } from '../StoryApp';
import { narrowViewport } from '../narrowViewport';
import { extremeOrganizations, longName } from './extremeOrganizations';
import { failedStory, loadingStory } from './queryStories';

const meta = {
  title: 'screens/Home',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

let mockApi: MockApi | undefined;

const findRegion = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('region', { name }));

/** Waits until the organizations that need attention are shown, each linking to its profile. */
const waitUntilReady: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { name: 'Welcome, Robin Hale!' });
  const table = await canvas.findByRole('table', { name: 'Needs attention' });
  await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
  await within(table).findAllByRole('link');
};

/** What this user viewed last, most recent first. */
const recentItems = (
  entries: readonly (readonly [name: string, used: number, total: number])[],
) => ({
  'ams.recent': JSON.stringify({
    v: 1,
    data: {
      usr_demo: entries.map(([name, usedSeats, totalSeats], index) => ({
        id: `recent-${index}`,
        name,
        status: null,
        usedSeats,
        totalSeats,
        seatLevel: null,
      })),
    },
  }),
});

const recent = recentItems([
  ['Acme Robotics', 246, 250],
  ['Kuhn & Hamill & Sons', 60, 60],
  ['Amber Books', 120, 200],
  ['Nimbus Metals', 8930, 9400],
]);

export const Empty: Story = {
  args: { organizations: 0 },
  play: async () => void (await screen.findByText('No accounts')),
};

export const Loading: Story = loadingStory('Needs attention');

/** The low ones first; the counts are those of the figures. */
export const Ready: Story = {
  play: async (context) => {
    await waitUntilReady(context);
    const region = await findRegion(context.canvasElement, 'Needs attention');
    await expect(await region.findByRole('radio', { name: 'Low on seats 26' })).toBeChecked();
    await expect(region.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['Organization', 'Seats in use', 'Available Seats', '30 days', 'Full in'],
    );
    await expect(region.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/accounts?status=active&seats=low&sort=seats_run_out',
    );
    await expect(screen.getByRole('link', { name: 'Low on seats 26' })).toHaveAttribute(
      'href',
      '/accounts?status=active&seats=low&sort=seats_run_out',
    );
    await expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
  },
};

/** The organizations without any seat left. */
export const OutOfSeats: Story = {
  args: { localStorageItems: recent },
  play: async (context) => {
    await waitUntilReady(context);
    const region = await findRegion(context.canvasElement, 'Needs attention');
    await userEvent.click(await region.findByRole('radio', { name: 'Out of seats 11' }));
    await expect(region.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/accounts?status=active&seats=out&sort=seat_usage&order=desc',
    );
    await waitUntilReady(context);
  },
};

/** Who pays for seats that nobody uses, most of them first. */
export const Underused: Story = {
  play: async (context) => {
    await waitUntilReady(context);
    const region = await findRegion(context.canvasElement, 'Needs attention');
    await userEvent.click(await region.findByRole('radio', { name: /^Underused \d+$/ }));
    await waitUntilReady(context);
    await expect(region.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['Organization', 'Seats in use', 'Peak', 'Unused'],
    );
    const path = '/accounts?status=active&seats=underused&sort=unused_seats';
    await expect(region.getByRole('link', { name: 'View all' })).toHaveAttribute('href', path);
    const figure = screen.getByRole('link', { name: /^Underused \d+$/ });
    await expect(figure).toHaveAttribute('href', path);
  },
};

/** Nobody needs more seats, but one pays for too many. */
export const OnlyUnderused: Story = {
  args: { organizations: 0, prepare: addUnderusedStoryOrganization },
  play: async (context) => {
    const region = await findRegion(context.canvasElement, 'Needs attention');
    await expect(await region.findByRole('radio', { name: 'Underused 1' })).toBeChecked();
    await waitUntilReady(context);
  },
};

export const RecentlyViewed: Story = {
  args: { localStorageItems: recent },
  play: async (context) => {
    await waitUntilReady(context);
    const region = await findRegion(context.canvasElement, 'Recently viewed');
    await expect(region.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Acme Robotics',
      'Kuhn & Hamill & Sons',
      'Amber Books',
      'Nimbus Metals',
    ]);
  },
};

/** No organization is low on seats or out of them. */
export const NothingLow: Story = {
  args: { organizations: 0, prepare: extremeOrganizations.rightToLeft },
  play: async ({ canvasElement }) => {
    const region = await findRegion(canvasElement, 'Needs attention');
    await region.findByText('No organization is low on seats');
    await userEvent.click(await region.findByRole('radio', { name: 'Out of seats 0' }));
    await region.findByText('No organization is out of seats');
    await userEvent.click(await region.findByRole('radio', { name: 'Underused 0' }));
    await region.findByText('No organization is underused');
  },
};

/** None is low, but one is out: it is shown first. */
export const OnlyOutOfSeats: Story = {
  args: { organizations: 0, prepare: extremeOrganizations.full },
  play: async (context) => {
    const region = await findRegion(context.canvasElement, 'Needs attention');
    await expect(await region.findByRole('radio', { name: 'Out of seats 1' })).toBeChecked();
    await waitUntilReady(context);
  },
};

/** The side menu collapsed to icons. */
export const CollapsedMenu: Story = {
  args: {
    localStorageItems: {
      ...recent,
      'ams.menu': JSON.stringify({ v: 1, data: { collapsed: true, folded: [] } }),
    },
  },
  play: waitUntilReady,
};

export const LongText: Story = {
  args: {
    organizations: 0,
    prepare: (api: MockApi) => extremeOrganizations.longText(api, 0.95),
    localStorageItems: recentItems([[longName, 24, 25]]),
  },
  play: waitUntilReady,
};

export const HugeNumbers: Story = {
  args: {
    organizations: 0,
    prepare: (api: MockApi) => extremeOrganizations.hugeNumbers(api, 0.95),
  },
  play: waitUntilReady,
};

export const RightToLeftNames: Story = {
  args: {
    organizations: 0,
    prepare: (api: MockApi) => extremeOrganizations.rightToLeft(api, 0.95),
  },
  play: waitUntilReady,
};

export const Narrow: Story = {
  ...narrowViewport,
  args: { localStorageItems: recent },
  play: waitUntilReady,
};

/** A server without the optional call for the figures: they are left out. */
export const WithoutFigures: Story = {
  args: {
    prepare: ({ control }) =>
      void control.failNext({ call: 'readSummary', effect: { status: 404 }, times: 'always' }),
    localStorageItems: recent,
  },
  play: async (context) => {
    await waitUntilReady(context);
    await screen.findByRole('radio', { name: 'Low on seats' });
    await expect(screen.queryByRole('link', { name: /^Organizations/ })).not.toBeInTheDocument();
  },
};

/** The figures failed; the table is shown without their counts. */
export const FiguresFailed: Story = {
  ...failedStory('readSummary', 'Failed'),
  play: async (context) => {
    await waitUntilReady(context);
    await screen.findByText('Something went wrong');
    await screen.findByRole('radio', { name: 'Low on seats' });
  },
};

/** What has failed alike everywhere is said once, and "Try again" repeats all of it. */
export const AllFailed: Story = {
  args: {
    prepare: (api) => {
      mockApi = api;
      api.control.failNext({ effect: { status: 500 }, times: 'always' });
    },
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Needs attention' })).toBeNull(),
    );
    mockApi?.control.clearFaults();
    await userEvent.click(retry);
    await canvas.findByRole('table', { name: 'Needs attention' });
    await canvas.findByRole('link', { name: /^Organizations \d+$/ });
    await within(await canvas.findByRole('region', { name: 'Recent activity' })).findAllByRole(
      'listitem',
    );
  },
};

export const NotFound: Story = failedStory('listOrganizations', 'NotFound');
export const Failed: Story = failedStory('listOrganizations', 'Failed');
