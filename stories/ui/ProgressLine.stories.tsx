import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressLine } from '../../src/ui/ProgressLine';
import { framedInDocs } from '../framedInDocs';

const meta = {
  title: 'ui/ProgressLine',
  parameters: framedInDocs,
  component: ProgressLine,
} satisfies Meta<typeof ProgressLine>;
export default meta;

export const Running: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { name: 'Page loading' });
    await expect(line.getBoundingClientRect().height).toBe(2);
  },
};
