import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from '~/ui/Page';
import { iframeInDocs } from '../../iframeInDocs';

const meta = {
  title: 'ui/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen', ...iframeInDocs },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="content" tabIndex={-1}>
          The content.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = { play: () => userEvent.tab() };

export const MovesFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
