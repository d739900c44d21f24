import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from '~/ui/Choice';
import { Stack } from '~/ui/Page';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Period',
    value: '30',
    options: [
      { value: '7', label: '7 days' },
      { value: '30', label: '30 days' },
      { value: '90', label: '90 days' },
    ],
    onChange: fn(),
  },
  render: (args) => <ControlledRadioGroup {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

function ControlledRadioGroup(args: RadioGroupProps<string>) {
  const [value, setValue] = useState(args.value);
  return <RadioGroup {...args} value={value} onChange={setValue} />;
}

/** With a label, and with one for screen readers only. */
export const Labels: Story = {
  render: (args) => (
    <Stack>
      <ControlledRadioGroup {...args} />
      <ControlledRadioGroup {...args} label="Hidden" hideLabel />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Hidden' }));
    await userEvent.click(group.getByRole('radio', { name: '7 days' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(group.getByRole('radio', { name: '30 days' })).toBeChecked();
  },
};

/** All hover styles at once. */
export const Hovered: Story = { globals: hovered };
