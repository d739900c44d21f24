import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '~/ui/Button';
import { Combobox } from '~/ui/Combobox';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { Dialog } from '~/ui/Dialog';
import { Alert } from '~/ui/Feedback';
import { Field } from '~/ui/Field';
import { TextArea } from '~/ui/Input';

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  args: { onClose: fn(), title: 'Rename token' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question with a field, and what failed above the buttons. */
export const Question: Story = {
  args: {
    description: 'Its prefix stays the same.',
    size: 'small',
    children: (
      <Field label="Note" optional>
        {(control) => <TextArea {...control} rows={3} />}
      </Field>
    ),
    messages: <Alert title="Saving Failed!">It may have been saved.</Alert>,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save changes</Button>
      </>
    ),
  },
};

/** A confirmation about a name that is too long for its title. */
export const Confirmation: Story = {
  render: ({ onClose }) => (
    <ConfirmDialog
      title={`Revoke ${'Nightly export to the warehouse of the Rotterdam office '.repeat(2)}(production)?`}
      text="Anything using the token stops working immediately."
      tone="danger"
      icon={<KeyRound size={18} />}
      confirmLabel="Revoke"
      onConfirm={onClose}
      onCancel={onClose}
    />
  ),
};

export const Search: Story = {
  args: {
    kind: 'search',
    title: 'Command menu',
    children: (
      <Combobox
        label="Search organizations and commands"
        value=""
        onChange={fn()}
        groups={[
          { label: 'Go to', items: ['Home', 'Accounts', 'Token'].map((id) => ({ id, label: id })) },
        ]}
        onSelect={fn()}
        status="3 results"
      />
    ),
  },
};

export const Drawer: Story = {
  args: {
    kind: 'drawer',
    title: 'Menu',
    children: <Button variant="quiet">Accounts</Button>,
  },
};
