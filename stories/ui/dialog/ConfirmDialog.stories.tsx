import type { Meta, StoryObj } from '@storybook/react-vite';
import { Power, UserPlus } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Alert } from '~/ui/Feedback';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';
import { iframeInDocs } from '../../iframeInDocs';

const meta = {
  title: 'ui/ConfirmDialog',
  parameters: iframeInDocs,
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Deactivate Northwind Traders?',
    text: 'Northwind Traders will be permanently deactivated and its users can no longer use the product.',
    confirmLabel: 'Deactivate',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Deactivate Northwind Traders?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { children: <Alert>Saving Failed!</Alert> } };

/** Adds something that the user didn't ask for. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    icon: <UserPlus size={18} />,
    title: 'Add 2 seats?',
    text: '27 assigned seats exceed the total of 25. The 2 excess seats are added automatically.',
    confirmLabel: 'Add seats',
  },
};

export const Accent: Story = {
  args: {
    tone: 'accent',
    icon: <Power size={18} />,
    title: 'Activate Northwind Traders?',
    text: 'Northwind Traders will be permanently activated.',
    confirmLabel: 'Activate',
  },
};

export const LongText: Story = {
  args: {
    title: `Deactivate ${'unbroken'.repeat(20)}?`,
    text: `${'unbroken'.repeat(20)} will be permanently deactivated.`,
  },
};
