import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ErrorSummary, Field } from '~/ui/Field';
import { Stack } from '~/ui/Page';
import { TextInput } from '~/ui/Input';

const meta = {
  title: 'ui/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Please check required fields',
    errors: [
      { fieldId: 'name', label: 'Name' },
      { fieldId: 'email', label: 'Email' },
    ],
  },
  render: (args) => (
    <Stack style={{ maxWidth: 420 }}>
      <ErrorSummary {...args} />
      <Field id="name" label="Name" error="Name is required.">
        {(control) => <TextInput {...control} />}
      </Field>
      <Field id="email" label="Email" error="Email address is invalid.">
        {(control) => <TextInput {...control} defaultValue="a@b" />}
      </Field>
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LinksToFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Email' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

const nineErrors = [
  'Name',
  'Subdomain',
  'Billing name',
  'Billing email',
  'Amount',
  'Subscription 1: Seat type',
  'Subscription 1: Total seats',
  'Subscription 2: Seat type',
  'Subscription 2: Total seats',
].map((label, index) => ({ fieldId: `field-${index}`, label }));

/** In a dialog of 760 px and on a phone: two lines at most, all fields within reach of the keyboard. */
export const NineErrors: Story = {
  args: { errors: nineErrors },
  render: (args) => (
    <>
      <div style={{ maxWidth: 720 }}>
        <ErrorSummary {...args} />
      </div>
      <br />
      <div style={{ maxWidth: 335 }}>
        <ErrorSummary {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    for (const summary of canvas.getAllByRole('alert'))
      await expect(summary.getBoundingClientRect().height).toBeLessThanOrEqual(64);
    const [wide] = canvas.getAllByRole('alert');
    const wideLinks = within(wide ?? document.body).getAllByRole('link');
    for (const link of window.innerWidth > 800 ? wideLinks : [])
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(
        wide?.getBoundingClientRect().right ?? 0,
      );
    const [lastLink] = canvas.getAllByRole('link', { name: 'Subscription 2: Total seats' });
    lastLink?.focus();
    await expect(lastLink).toBeVisible();
  },
};
