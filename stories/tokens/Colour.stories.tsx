import type { Meta, StoryObj } from '@storybook/react-vite';
import { markPairs, textPairs } from './pairs';
import { AllColours, Pairs } from './Swatches';

const meta = { title: 'tokens/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { render: () => <AllColours /> };
export const Text: Story = {
  render: () => <Pairs title="Text" pairs={textPairs} least={4.5} sample="Aa" />,
};
export const Marks: Story = {
  render: () => <Pairs title="Marks" pairs={markPairs} least={3} sample="●" />,
};
