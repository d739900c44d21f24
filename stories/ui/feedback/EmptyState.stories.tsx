import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Page';
import { EmptyState } from '~/ui/Feedback';

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  args: { title: 'No accounts' },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without data, without results, and without an action. */
export const States: Story = {
  render: (args) => (
    <>
      <EmptyState {...args}>
        <Button variant="primary">New organization</Button>
      </EmptyState>
      <EmptyState {...args}>
        <Button>Clear filters</Button>
      </EmptyState>
      <EmptyState title="No tokens" />
    </>
  ),
};
