import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';
import { Dialog, type DialogProps } from '~/ui/dialog/Dialog';
import { DialogMessages } from '~/ui/dialog/DialogMessages';
import { Alert } from '~/ui/Feedback';
import { Field } from '~/ui/Field';
import { Stack } from '~/ui/Page';
import { TextInput } from '~/ui/Input';
import { ToastCard, ToastRegion } from '~/ui/Toast';
import { iframeInDocs } from '../../iframeInDocs';
import { withoutSnapshot } from '../../withoutSnapshot';

const fields = (count: number) => (
  <Stack>
    {Array.from({ length: count }, (_, index) => `Field ${index + 1}`).map((label) => (
      <Field key={label} label={label}>
        {(control) => <TextInput {...control} />}
      </Field>
    ))}
  </Stack>
);

/** Waits until the dialog has received its initial focus. */
async function waitForFocusInside() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

const meta = {
  title: 'ui/Dialog',
  parameters: iframeInDocs,
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'New organization',
    children: fields(3),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Create organization</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'New organization' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Field 1' })).toHaveFocus());
    await expect(dialog).toBeVisible();
  },
};

export const WithDescription: Story = {
  args: {
    title: 'Assign seats',
    size: 'small',
    description: 'Standard seats of Northwind Traders',
    children: fields(1),
  },
};

export const TallerThanScreen: Story = { args: { children: fields(20), tall: true } };

/** What the content reports as a whole stands outside the body, and moves no field. */
export const WithMessage: Story = {
  args: {
    children: (
      <>
        <DialogMessages>
          <Alert title="Saving Failed!">
            <span>Try again in a moment.</span>
          </Alert>
        </DialogMessages>
        {fields(3)}
      </>
    ),
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    const dialog = screen.getByRole('dialog');
    await expect(dialog).toContainElement(alert);
    const body = screen.getByRole('textbox', { name: 'Field 1' }).closest('[role="dialog"] > div');
    await expect(body).not.toContainElement(alert);
  },
};

export const LongTitle: Story = { args: { title: `Edit ${'unbroken'.repeat(20)}`, size: 'large' } };

export const EscapeRequestsClose: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

function ControlledDialog(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const FocusReturns: Story = {
  parameters: withoutSnapshot('It ends on the page behind the dialog.'),
  args: { open: false },
  render: (args) => <ControlledDialog {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

function MountedWhenOpen(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {open ? <Dialog {...args} open onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Mounted only while it is open, as lazily loaded dialogs are. */
export const FocusReturnsFromUnmounted: Story = {
  ...FocusReturns,
  render: (args) => <MountedWhenOpen {...args} />,
};

function GuardedDialog(args: DialogProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <Dialog {...args} onClose={() => setConfirming(true)}>
      {args.children}
      <ConfirmDialog
        open={confirming}
        title="Discard changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={args.onClose}
        onCancel={() => setConfirming(false)}
      />
    </Dialog>
  );
}

const backdrops = () => [
  ...document.querySelectorAll('[data-base-ui-portal] > [role="presentation"][data-open]:empty'),
];

/** A nested dialog is narrower, above a backdrop of its own that covers the dialog below. */
export const Nested: Story = {
  render: (args) => <GuardedDialog {...args} size="small" />,
  play: async () => {
    await waitForFocusInside();
    await expect(backdrops()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    const nested = await screen.findByRole('alertdialog');
    await expect(backdrops()).toHaveLength(2);
    const outer = screen.getByRole('dialog', { hidden: true });
    const [, nestedBackdrop] = backdrops();
    const follows = (a: Node, b: Node | undefined) =>
      b !== undefined && (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    await expect(follows(outer, nestedBackdrop)).toBe(true);
    await expect(getComputedStyle(nestedBackdrop ?? outer).opacity).toBe('1');
    // On a phone both are as wide as the window.
    if (window.innerWidth >= 768)
      await expect(nested.getBoundingClientRect().width).toBeLessThan(
        outer.getBoundingClientRect().width,
      );
  },
};

/** While the confirmation is open, Escape closes only the confirmation. */
export const ConfirmsBeforeClosing: Story = {
  render: (args) => <GuardedDialog {...args} />,
  play: async ({ args }) => {
    await waitForFocusInside();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitForFocusInside();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Dismissing a toast above an open dialog doesn't close the dialog. */
export const UnderToast: Story = {
  args: { closeOnOutsidePress: true },
  render: (args) => (
    <>
      <Dialog {...args} />
      <ToastRegion
        toasts={{
          'top-center': (
            <ToastCard
              type="error"
              title="Error"
              text="Saving Failed!"
              onDismiss={() => undefined}
            />
          ),
        }}
      />
    </>
  ),
  play: async ({ args }) => {
    await waitForFocusInside();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
