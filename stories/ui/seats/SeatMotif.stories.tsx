import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '~/ui/Page';
import { SeatMotif } from '~/ui/Feedback';

const meta = { title: 'ui/SeatMotif', component: SeatMotif } satisfies Meta<typeof SeatMotif>;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      <SeatMotif />
      <SeatMotif failed />
    </Row>
  ),
};
