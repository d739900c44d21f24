import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Day } from '~/ui/text/Day';

const meta = { title: 'ui/Day', component: Day, args: { value: '2026-03-01' } } satisfies Meta<
  typeof Day
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CalendarDay: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByText('1 Mar 2026').closest('time')).toHaveAttribute(
      'datetime',
      '2026-03-01',
    ),
};
export const Unknown: Story = { args: { value: null } };
export const InvalidDay: Story = { args: { value: '2024-02-30' } };
