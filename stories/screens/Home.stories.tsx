import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { addUnderusedStoryOrganization } from '../dialogs/storyOrganization';
import { HomeScreen } from '~/screens/Home/HomeScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import { narrowViewport } from '../narrowViewport';
import { failedStory } from './failedStory';
import { extremeOrganizations, longName, rightToLeftNames } from './extremeOrganizations';

/** What this user viewed last, most recent first. */
const recent = {
  'ams.recent': JSON.stringify({
    v: 1,
    data: {
      usr_demo: ['Acme Robotics', longName, ...rightToLeftNames].map((name, index) => ({
        id: `recent-${index}`,
        name,
        status: null,
        used_seats: 30 + index * 40,
        total_seats: 200,
        seat_level: null,
      })),
    },
  }),
};

const meta = {
  title: 'screens/Home',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { HomeScreen }, path: '/' },
  play: async () => {
    await screen.findByRole('table', { name: 'Needs attention', busy: false });
    await screen.findByRole('link', { name: /^[\d,]+ organizations?$/ });
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { localStorageItems: recent } };

/** Who pays for seats that nobody uses. */
export const Underused: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Underused \d+$/ }));
    await screen.findByRole('columnheader', { name: 'Unused' });
  },
};

/** Nobody needs more seats, but one pays for too many. */
export const OnlyUnderused: Story = {
  args: { organizations: 0, prepare: addUnderusedStoryOrganization },
};

/** Names of any length and direction. */
export const LongNames: Story = {
  args: {
    organizations: 0,
    localStorageItems: recent,
    prepare: (api) => extremeOrganizations.longText(api, 0.95),
  },
};

/** The first day. */
export const Empty: Story = {
  args: { organizations: 0 },
  play: async () => void (await screen.findByText('No accounts')),
};

/** Each region fails on its own. */
export const Failed: Story = failedStory('listOrganizations');

/** What has failed for one reason says so once. */
export const AllFailed: Story = {
  args: {
    prepare: ({ control }) => void control.failNext({ effect: { status: 500 }, times: 'always' }),
  },
  play: async () => void (await screen.findByText('Something went wrong')),
};

export const Narrow: Story = { ...narrowViewport, args: { localStorageItems: recent } };
