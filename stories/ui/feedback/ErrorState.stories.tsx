import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '~/ui/button/Button';
import { Card } from '~/ui/layout/Card';
import { ErrorState } from '~/ui/feedback/ErrorState';

const meta = {
  title: 'ui/ErrorState',
  component: ErrorState,
  args: {
    title: 'Something went wrong',
    detail: 'The daily seats could not be loaded.',
    action: <Button>Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InRegion: Story = { decorators: [(Story) => <Card>{Story()}</Card>] };
export const FullPage: Story = {
  args: {
    title: 'Page Not Found',
    titleAs: 'h1',
    announce: false,
    detail: 'This page doesn’t exist.',
  },
};
