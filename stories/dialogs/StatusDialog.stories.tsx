import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Fault } from '../../mocks/http/Fault';
import { Console } from '../Console';
import { addOrganization, id } from './organization';

const meta = {
  title: 'dialogs/StatusDialog',
  tags: ['!autodocs'],
  component: Console,
  parameters: { layout: 'fullscreen' },
  args: { path: `/accounts/${id}`, organizations: 0, prepare: (api) => addOrganization(api) },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(label = 'Deactivate') {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  return screen.findByRole('alertdialog', { name: `${label} Northwind Traders Ltd?` });
}

const confirm = async () => userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));

const failing = (effect: NonNullable<Fault['effect']>): Story['args'] => ({
  prepare: (api) => {
    addOrganization(api);
    api.control.failNext({ call: 'deactivateOrganization', effect });
  },
});

export const Deactivate: Story = {
  play: async () => {
    await ask();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Activate: Story = {
  args: { prepare: (api) => addOrganization(api, 'inactive') },
  play: async () => {
    await ask('Activate');
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await screen.findByText('Saved Successfully!');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deactivate' })).toHaveFocus());
  },
};

export const Busy: Story = {
  args: failing('hang'),
  play: async () => {
    await ask();
    await confirm();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Deactivate' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
  },
};

export const Failed: Story = {
  args: failing({ status: 503 }),
  play: async () => {
    await ask();
    await confirm();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Saving Failed!');
  },
};

export const TooManyRequests: Story = {
  args: failing({ status: 429, headers: { 'Retry-After': '42' } }),
  play: async () => {
    await ask();
    await confirm();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 42 seconds.');
  },
};

/** Someone else was faster: their figures, and the question again. */
export const ChangedElsewhere: Story = {
  args: failing({ status: 412 }),
  play: async () => {
    await ask();
    await confirm();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Northwind Traders Ltd was changed by someone else. Check it and confirm again.',
    );
  },
};

/** A dialog over the dialog; once it was read the question stands as before. */
export const NoSchedule: Story = {
  args: failing({ status: 409, code: 'no_schedule' }),
  play: async () => {
    await ask();
    await confirm();
    await screen.findByRole('alertdialog', { name: 'Caution' });
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
  },
};
