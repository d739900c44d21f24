import type { Meta, StoryObj } from '@storybook/react-vite';
import { TwoLines } from '~/ui/text/TwoLines';

const meta = {
  title: 'ui/TwoLines',
  component: TwoLines,
  args: { primary: 'Northwind Traders', secondary: 'northwind' },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
} satisfies Meta<typeof TwoLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Truncated: Story = {
  args: {
    primary: 'The Incorporated Society for the Preservation of Long Names',
    secondary: 'the-incorporated-society-for-preservation',
  },
};
