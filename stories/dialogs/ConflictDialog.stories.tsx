import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { storyMock } from './storyMock';
import { storyOrganizationId } from './storyOrganization';

const meta = {
  title: 'dialogs/ConflictDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/accounts/${storyOrganizationId}?edit`,
    organizations: 0,
    prepare: storyMock('updateOrganization').withFault({ status: 412 }),
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The organization's activity says who made the other change. */
export const Named: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit organization' }));
    const phone = dialog.getByLabelText('Billing phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '+44 117 496 0999');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const merge = await screen.findByRole('dialog', { name: 'Changed by someone else' });
    const alert = within(merge).getByRole('alert');
    const { height } = alert.getBoundingClientRect();
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        /^Mira Solano changed .+ just now\. Choose which billing phone to keep\.$/,
      ),
    );
    await expect(alert.getBoundingClientRect().height).toBe(height);
  },
};
