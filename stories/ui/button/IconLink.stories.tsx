import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide-react';
import { expect } from 'storybook/test';
import { Row } from '~/ui/layout/Row';
import { IconLink } from '~/ui/button/IconLink';

const meta = {
  title: 'ui/IconLink',
  component: IconLink,
  args: { label: 'Next organization', icon: <ChevronDown size={16} aria-hidden="true" /> },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link, and one that leads nowhere at present. */
export const States: Story = {
  render: (args) => (
    <Row>
      <IconLink {...args} href="#next" />
      <IconLink {...args} role="link" aria-disabled="true" />
    </Row>
  ),
  play: async ({ canvas }) => {
    const [link, disabled] = canvas.getAllByRole('link', { name: 'Next organization' });
    await expect(link).toHaveAttribute('href', '#next');
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  },
};
