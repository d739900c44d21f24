import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/ui/Button';
import { Card } from '../../src/ui/Card';
import { FailedState } from '../../src/ui/FailedState';

const meta = {
  title: 'ui/FailedState',
  component: FailedState,
  args: {
    title: 'Something went wrong',
    detail: 'The daily seats could not be loaded.',
    action: <Button>Try again</Button>,
  },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARegion: Story = { decorators: [(Story) => <Card>{Story()}</Card>] };
export const WholePage: Story = {
  args: {
    title: 'Page Not Found',
    titleAs: 'h1',
    announce: false,
    detail: 'There is nothing at this address.',
  },
};
