import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Switch } from '~/ui/Choice';
import { Row } from '~/ui/Page';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/Switch',
  component: Switch,
  args: {
    label: 'Compare',
    description: 'With the same days of the year before',
    checked: false,
    onChange: () => undefined,
  },
  render: (args) => (
    <Row>
      <Switch {...args} />
      <Switch {...args} checked />
    </Row>
  ),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffAndOn: Story = {};

export const Hovered: Story = { globals: hovered };

/** By its label or Space. */
export const Toggled: Story = {
  render: function Render(args) {
    const [checked, setChecked] = useState(false);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Compare' });
    await expect(control).toHaveAccessibleDescription('With the same days of the year before');
    await userEvent.click(canvas.getByText('Compare'));
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
