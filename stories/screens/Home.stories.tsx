import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Console } from '../Console';
import { narrow } from '../narrow';
import { extremes } from './extremes';
import { failing, loading } from './failures';

const meta = {
  title: 'screens/Home',
  tags: ['!autodocs'],
  component: Console,
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest organizations stand there, each a link to its profile. */
const ready: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { name: 'Welcome, Demo User!' });
  const table = await canvas.findByRole('table', { name: 'Newest organizations' });
  await waitFor(() => expect(within(table).queryAllByText('Loading')).toEqual([]));
  await within(table).findAllByRole('link');
};

export const Ready: Story = { play: ready };

/** The side menu collapsed to its icons. */
export const CollapsedMenu: Story = {
  args: { stored: { 'ams.menu': JSON.stringify({ v: 1, data: { collapsed: true, folded: [] } }) } },
  play: ready,
};

export const Empty: Story = {
  args: { organizations: 0 },
  play: async () => void (await screen.findByText('No accounts')),
};
export const Loading: Story = loading('Newest organizations');
export const LongText: Story = {
  args: { organizations: 0, prepare: extremes.longText },
  play: ready,
};
export const HugeNumbers: Story = {
  args: { organizations: 0, prepare: extremes.hugeNumbers },
  play: ready,
};
export const RightToLeftNames: Story = {
  args: { organizations: 0, prepare: extremes.rightToLeft },
  play: ready,
};
export const Narrow: Story = { ...narrow, play: ready };

export const BadRequest: Story = failing('listOrganizations', 'BadRequest');
export const Forbidden: Story = failing('listOrganizations', 'Forbidden');
export const NotFound: Story = failing('listOrganizations', 'NotFound');
export const TooManyRequests: Story = failing('listOrganizations', 'TooManyRequests');
export const Failed: Story = failing('listOrganizations', 'Failed');
export const Unavailable: Story = failing('listOrganizations', 'Unavailable');
export const Unreachable: Story = failing('listOrganizations', 'Unreachable');
export const Malformed: Story = failing('listOrganizations', 'Malformed');
