import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeatMotif } from '~/ui/seats/SeatMotif';

const meta = { title: 'ui/SeatMotif', component: SeatMotif } satisfies Meta<typeof SeatMotif>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Motif: Story = {};
export const Failed: Story = { args: { failed: true } };
