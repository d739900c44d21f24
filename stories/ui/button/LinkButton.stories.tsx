import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { LinkButton } from '~/ui/Button';
import { Row } from '~/ui/Page';
import { hovered, pressed } from '../../pseudoStates';

const meta = {
  title: 'ui/LinkButton',
  component: LinkButton,
  args: { href: '#home', children: 'Go home' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Row>
      <LinkButton {...args} variant="primary" />
      <LinkButton {...args} />
      <LinkButton {...args} variant="quiet" icon={<House size={16} />} />
    </Row>
  ),
};

/** All hover styles at once. */
export const Hovered: Story = { ...Variants, play: undefined, globals: hovered };

export const Pressed: Story = { ...Variants, play: undefined, globals: pressed };
