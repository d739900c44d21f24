import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { narrowViewport } from '../narrowViewport';
import { extremeOrganizations } from './extremeOrganizations';
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

/** Waits until the newest organizations are shown, each linking to its profile. */
const waitUntilReady: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { name: 'Welcome, Robin Hale!' });
  const table = await canvas.findByRole('table', { name: 'Newest organizations' });
  await waitFor(() => expect(within(table).queryAllByText('Loading')).toEqual([]));
  await within(table).findAllByRole('link');
};

export const Ready: Story = { play: waitUntilReady };

/** The side menu collapsed to icons. */
export const CollapsedMenu: Story = {
  args: {
    localStorageItems: {
      'ams.menu': JSON.stringify({ v: 1, data: { collapsed: true, folded: [] } }),
    },
  },
  play: waitUntilReady,
};

export const Empty: Story = {
  args: { organizations: 0 },
  play: async () => void (await screen.findByText('No accounts')),
};
export const Loading: Story = loadingStory('Newest organizations');
export const LongText: Story = {
  args: { organizations: 0, prepare: extremeOrganizations.longText },
  play: waitUntilReady,
};
export const HugeNumbers: Story = {
  args: { organizations: 0, prepare: extremeOrganizations.hugeNumbers },
  play: waitUntilReady,
};
export const RightToLeftNames: Story = {
  args: { organizations: 0, prepare: extremeOrganizations.rightToLeft },
  play: waitUntilReady,
};
export const Narrow: Story = { ...narrowViewport, play: waitUntilReady };

export const BadRequest: Story = failedStory('listOrganizations', 'BadRequest');
export const Forbidden: Story = failedStory('listOrganizations', 'Forbidden');
export const NotFound: Story = failedStory('listOrganizations', 'NotFound');
export const TooManyRequests: Story = failedStory('listOrganizations', 'TooManyRequests');
export const Failed: Story = failedStory('listOrganizations', 'Failed');
export const Unavailable: Story = failedStory('listOrganizations', 'Unavailable');
export const Unreachable: Story = failedStory('listOrganizations', 'Unreachable');
export const Malformed: Story = failedStory('listOrganizations', 'Malformed');
