import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, X } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '~/ui/Button';
import { Row } from '~/ui/Page';
import { hovered, pressed } from '../../pseudoStates';

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { label: 'Edit organization', icon: <Pencil size={16} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} size="small" label="Dismiss" icon={<X size={16} />} />
      <IconButton {...args} label="Saving" busy />
      <IconButton {...args} label="Not now" disabled />
    </Row>
  ),
};

export const TooltipOnKeyboardFocus: Story = {
  args: { tooltipSide: 'right' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit organization' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Edit organization');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

/** All hover styles at once. */
export const Hovered: Story = { ...Variants, play: undefined, globals: hovered };

export const Pressed: Story = { ...Variants, play: undefined, globals: pressed };
