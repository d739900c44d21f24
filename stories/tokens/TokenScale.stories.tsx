import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { theme } from '~/theme/theme';
import { TokenScale } from './TokenScale';

const meta = { title: 'tokens/TokenScale', component: TokenScale } satisfies Meta<
  typeof TokenScale
>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Northwind Traders has 1,250 seats';

export const TypeSizes: Story = {
  args: { tokens: theme.type, toStyle: parseDeclarations, text: sentence },
};

/** `font-size:1rem;line-height:1.5` as `{ fontSize: '1rem', lineHeight: '1.5' }`. */
function parseDeclarations(declarations: string | number): CSSProperties {
  return Object.fromEntries(
    String(declarations)
      .split(';')
      .map((declaration) => {
        const [property = '', value] = declaration.split(':');
        return [property.replaceAll(/-[a-z]/g, (match) => match.slice(1).toUpperCase()), value];
      }),
  );
}
export const TypeWeights: Story = {
  args: { tokens: theme.fontWeight, toStyle: (fontWeight) => ({ fontWeight }), text: sentence },
};
export const Typefaces: Story = {
  args: {
    tokens: theme.fontFamily,
    toStyle: (fontFamily) => ({ fontFamily: String(fontFamily) }),
    text: sentence,
  },
};
export const Space: Story = {
  args: { tokens: theme.space, toStyle: (size) => ({ inlineSize: size, blockSize: size }) },
};
export const Radius: Story = {
  args: {
    tokens: theme.radius,
    toStyle: (borderRadius) => ({ inlineSize: 96, blockSize: 48, borderRadius }),
  },
};
export const Controls: Story = {
  args: { tokens: theme.control, toStyle: (blockSize) => ({ inlineSize: 96, blockSize }) },
};
export const Durations: Story = {
  args: {
    tokens: theme.duration,
    toStyle: (duration) => ({ inlineSize: Number.parseInt(String(duration)), blockSize: 16 }),
  },
};
