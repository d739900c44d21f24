import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '~/ui/text';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/TextLink',
  component: TextLink,
  args: { href: '#link', children: 'Northwind Traders' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Within text, and plain. */
export const Tones: Story = {
  render: (args) => (
    <>
      <p>
        The seats belong to <TextLink {...args} />, which pays for them.
      </p>
      <TextLink {...args} tone="plain" />
    </>
  ),
};

/** All hover styles at once. */
export const Hovered: StoryObj<typeof meta> = { ...Tones, globals: hovered };
