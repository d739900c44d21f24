import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../src/theme/theme';
import { Measures } from './Measures';

const meta = { title: 'tokens/Measures', component: Measures } satisfies Meta<typeof Measures>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Northwind Traders has 1,250 seats';

export const TypeSizes: Story = {
  args: { tokens: theme.fontSize, draw: (fontSize) => ({ fontSize }), text: sentence },
};
export const TypeWeights: Story = {
  args: { tokens: theme.fontWeight, draw: (fontWeight) => ({ fontWeight }), text: sentence },
};
export const TypeFaces: Story = {
  args: {
    tokens: theme.fontFamily,
    draw: (fontFamily) => ({ fontFamily: String(fontFamily) }),
    text: sentence,
  },
};
export const Space: Story = {
  args: { tokens: theme.space, draw: (size) => ({ inlineSize: size, blockSize: size }) },
};
export const Radius: Story = {
  args: {
    tokens: theme.radius,
    draw: (borderRadius) => ({ inlineSize: 96, blockSize: 48, borderRadius }),
  },
};
export const Controls: Story = {
  args: { tokens: theme.control, draw: (blockSize) => ({ inlineSize: 96, blockSize }) },
};
export const Durations: Story = {
  args: {
    tokens: theme.duration,
    draw: (duration) => ({ inlineSize: Number.parseInt(String(duration)), blockSize: 16 }),
  },
};
