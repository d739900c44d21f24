import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Page';
import { ErrorState } from '~/ui/Feedback';

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

/** In a region, and in place of a screen. */
export const States: Story = {
  render: (args) => (
    <>
      <Card>
        <ErrorState {...args} />
      </Card>
      <ErrorState
        {...args}
        title="Page Not Found"
        titleAs="h1"
        announce={false}
        detail="This page doesn’t exist."
      />
    </>
  ),
};
