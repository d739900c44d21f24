import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatFigure } from '../../src/ui/StatFigure';
import { StatFigures } from '../../src/ui/StatFigures';

const meta = { title: 'ui/StatFigures', component: StatFigures } satisfies Meta<typeof StatFigures>;
export default meta;

export const Three: StoryObj<typeof meta> = {
  args: {
    children: ['Organizations', 'Active', 'Seats'].map((label, index) => (
      <StatFigure key={label} label={label} value={(index + 1) * 40} />
    )),
  },
};
