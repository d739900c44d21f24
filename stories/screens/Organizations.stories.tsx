import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { OrganizationsScreen } from '~/screens/Organizations/OrganizationsScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import { selectRows } from '../dialogs/selectRows';
import { narrowViewport } from '../narrowViewport';
import { extremeOrganizations } from './extremeOrganizations';
import { failedStory } from './failedStory';

const meta = {
  title: 'screens/Organizations',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { OrganizationsScreen }, path: '/accounts' },
  play: async () => {
    await screen.findByRole('table', { name: 'Organizations', busy: false });
    await screen.findAllByRole('rowheader');
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Who runs out first. */
export const LowOnSeats: Story = { args: { path: '/accounts?seats=low' } };

/** Who pays for seats that nobody uses. */
export const Underused: Story = { args: { path: '/accounts?seats=underused' } };

/** By relevance: results say which other field than the name they match in. */
export const Search: Story = { args: { path: '/accounts?q=alder' } };

/** The checkboxes of all rows, and what can be done with those selected. */
export const Selected: Story = { play: async () => void (await selectRows(3)) };

export const NothingFound: Story = {
  args: { path: '/accounts?q=no+such+organization&status=inactive' },
  play: async () => {
    await screen.findByText('No organization matches “no such organization” with these filters.');
  },
};

/** The first day: the header has no actions. */
export const Empty: Story = {
  args: { organizations: 0 },
  play: async () => void (await screen.findByText('No accounts')),
};

export const Failed: Story = failedStory('listOrganizations');

/** The second page of rows can't be read; "Try again" starts over. */
export const ExportFailed: Story = {
  args: {
    prepare: ({ control }) => {
      control.failNext({ call: 'listOrganizations' });
      control.failNext({ call: 'listOrganizations' });
      control.failNext({ call: 'listOrganizations', effect: { status: 500 }, times: 'always' });
    },
  },
  play: async () => {
    await screen.findByText(/^1–\d+ of /);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    await screen.findByText('Something went wrong');
  },
};

export const LongNames: Story = {
  args: { organizations: 0, prepare: extremeOrganizations.longText },
};

export const RightToLeftNames: Story = {
  args: { organizations: 0, prepare: extremeOrganizations.rightToLeft },
};

export const Narrow: Story = { ...narrowViewport, args: { path: '/accounts?seats=low' } };
