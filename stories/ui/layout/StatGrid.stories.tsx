import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatCard } from '~/ui/layout/StatCard';
import { StatGrid } from '~/ui/layout/StatGrid';

const meta = { title: 'ui/StatGrid', component: StatGrid } satisfies Meta<typeof StatGrid>;
export default meta;

export const Three: StoryObj<typeof meta> = {
  args: {
    children: ['Organizations', 'Active', 'Seats'].map((label, index) => (
      <StatCard key={label} label={label} value={(index + 1) * 40} />
    )),
  },
};
