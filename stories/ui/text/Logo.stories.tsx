import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '~/ui/Logo';
import { Stack } from '~/ui/Page';

const meta = { title: 'ui/Logo', component: Logo, args: { provider: 'Acme' } } satisfies Meta<
  typeof Logo
>;
export default meta;
type Story = StoryObj<typeof meta>;

const imageSrc = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="16"><rect width="40" height="16" rx="3" fill="teal"/></svg>')}`;

export const Wordmark: Story = {
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: 'Acme' });
    await expect(logo).toHaveAttribute('width', '400');
    await expect(logo).toHaveAttribute('height', '160');
  },
};

/** In the menu, expanded and collapsed. */
export const MenuSizes: Story = {
  render: (args) => (
    <Stack>
      <Logo {...args} width={128} />
      <Logo {...args} width={128} provider="Consolidated Holdings" />
      <Logo {...args} logoOnly provider="Collapsed" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: 'Collapsed' });
    const { width, height } = logo.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

export const CustomImage: Story = { args: { src: imageSrc } };

export const BrokenImage: Story = { args: { src: 'data:image/png;base64,broken' } };
