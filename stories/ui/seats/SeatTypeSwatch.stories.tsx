import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeatTypeSwatch } from '~/ui/seats/SeatTypeSwatch';

const meta = {
  title: 'ui/SeatTypeSwatch',
  component: SeatTypeSwatch,
  args: { index: 0 },
} satisfies Meta<typeof SeatTypeSwatch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The colours repeat from the fifth seat type on. */
export const AllColours: Story = {
  render: () => (
    <>
      {['full', 'light', 'guest', 'kiosk', 'auditor'].map((name, index) => (
        <p key={name}>
          <SeatTypeSwatch index={index} />
          {name}
        </p>
      ))}
    </>
  ),
};
