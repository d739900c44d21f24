import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { TokenScreen } from '~/screens/Token/TokenScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import { narrowViewport } from '../narrowViewport';
import { longName, rightToLeftNames, unbrokenWord } from './extremeOrganizations';
import { failedStory } from './failedStory';

const meta = {
  title: 'screens/Token',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { TokenScreen }, path: '/token' },
  play: async () => void (await screen.findByRole('table', { name: 'Tokens', busy: false })),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tokens of every status, with and without an expiry date. */
export const Ready: Story = {};

export const Empty: Story = {
  args: { prepare: ({ database }) => void database.token.deleteMany({ where: {} }) },
  play: async () => void (await screen.findByText('No tokens')),
};

export const Failed: Story = failedStory('listTokens');

/** The secret is shown once. */
export const Created: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Name'), 'Nightly export');
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    await screen.findByRole('region', { name: 'Your new token' });
  },
};

export const CustomDate: Story = {
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Expires'), 'Custom date');
    await screen.findByLabelText('Expiry date');
  },
};

/** Names of any length and direction. */
export const LongNames: Story = {
  args: {
    prepare({ database }) {
      for (const [at, name] of [longName, unbrokenWord, ...rightToLeftNames].entries())
        database.token.create({
          id: `tok_${at}`,
          name,
          secret: `ams_${'x'.repeat(36)}`,
          revoked: false,
          created_at: '2026-03-01T09:30:00Z',
          expires_at: null,
          last_used_at: null,
        });
    },
  },
};

export const Narrow: Story = narrowViewport;
