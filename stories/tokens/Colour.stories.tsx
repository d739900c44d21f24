import type { Meta, StoryObj } from '@storybook/react-vite';
import { nonTextContrastPairs, textContrastPairs } from '~~/tests/fixtures/contrastPairs';
import { AllColours, ContrastPairs } from './Swatches';

const meta = { title: 'tokens/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { render: () => <AllColours /> };
export const Text: Story = {
  render: () => <ContrastPairs title="Text" pairs={textContrastPairs} minRatio={4.5} sample="Aa" />,
};
export const Marks: Story = {
  render: () => (
    <ContrastPairs title="Marks" pairs={nonTextContrastPairs} minRatio={3} sample="●" />
  ),
};
