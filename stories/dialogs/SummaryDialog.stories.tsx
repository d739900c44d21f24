import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { SummaryDialog } from '~/features/summary/SummaryDialog';
import { StoryApp } from '../StoryApp';
import { addStoryOrganization, storyOrganizationId } from './storyOrganization';

const meta = {
  title: 'dialogs/SummaryDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  subcomponents: { SummaryDialog },
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/accounts/${storyOrganizationId}`,
    organizations: 0,
    prepare: addStoryOrganization,
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the browser refuses the clipboard, the summary is shown, selected. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', { name: 'Subscriptions', busy: false });
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy summary' }));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' });
    await expect(field.value.split('\n')).toHaveLength(5);
    await waitFor(() => expect(field.selectionEnd).toBe(field.value.length));
    await expect(field).toHaveFocus();
    write.mockRestore();
  },
};
