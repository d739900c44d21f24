import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '~/ui/button/Button';
import { Card } from '~/ui/layout/Card';
import { EmptyState } from '~/ui/feedback/EmptyState';

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  args: { title: 'No accounts' },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoData: Story = {
  args: {
    children: <Button variant="primary">New organization</Button>,
  },
};
export const NoResults: Story = {
  args: { children: <Button>Clear filters</Button> },
};
export const TitleOnly: Story = { args: { title: 'No tokens' } };
