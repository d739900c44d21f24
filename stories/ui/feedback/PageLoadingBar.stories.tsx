import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLoadingBar } from '~/ui/Feedback';
import { iframeInDocs } from '../../iframeInDocs';

const meta = {
  title: 'ui/PageLoadingBar',
  parameters: iframeInDocs,
  component: PageLoadingBar,
} satisfies Meta<typeof PageLoadingBar>;
export default meta;

export const Running: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { name: 'Loading' });
    await expect(line.getBoundingClientRect().height).toBe(2);
  },
};
