// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loginRules } from '~/domain/rules/accessRules';
import { noteRules, subscriptionFields, subscriptionRows } from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
import { FormField } from '~/forms/FormField';
import { TextField } from '~/forms/TextField';
import { TextArea } from '~/ui/Input';
import {
  actAndSettle,
  button,
  errorOf,
  focus,
  input,
  onDirty,
  onSubmit,
  renderForm,
  submit,
  type,
} from './formFixture';

it('Form cleans the values that it shows and sends, once errors are corrected', async () => {
  renderForm();
  await submit();
  await type('Name', ' So\u0308der\u00A0 Cafe\u0301\u200B');
  await type('Email', 'Name <a@b.co>');
  await submit();
  expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([
    { name: 'Söder Café', email: 'a@b.co' },
  ]);
  expect([input('Name').value, input('Email').value]).toEqual(['Söder Café', 'a@b.co']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('Form sends a value as it was loaded if the user has not changed it', async () => {
  renderForm({ name: 'Söder\u00A0Café' });
  await focus(input('Name'));
  await type('Email', 'mailto:a@b.co');
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Söder\u00A0Café', email: 'a@b.co' });
});

const leave = (name: string) => actAndSettle(() => void fireEvent.blur(input(name)));

it('Form cleans a field on blur, not while typing, and shows no message if that makes it valid', async () => {
  renderForm();
  await type('Email', '\u202AName <a@b.co>\u00A0');
  expect(input('Email').value).toBe('\u202AName <a@b.co>\u00A0');
  await leave('Email');
  expect([input('Email').value, errorOf('Email')]).toEqual(['a@b.co', undefined]);
});

it('Form keeps the text of the focused field while another window has focus', async () => {
  renderForm();
  await focus(input('Name'));
  await type('Name', 'Acme ');
  await leave('Name');
  expect(input('Name').value).toBe('Acme ');
});

it('Form is not dirty after blur if only white space was typed', async () => {
  renderForm();
  await type('Name', ' \u00A0');
  await leave('Name');
  expect([input('Name').value, onDirty.mock.lastCall]).toEqual(['', [false]]);
});

it('Form keeps a loaded value on blur if the user has not changed it', async () => {
  renderForm({ name: 'Söder\u00A0Café' });
  await leave('Name');
  expect([input('Name').value, onDirty.mock.lastCall]).toEqual(['Söder\u00A0Café', [false]]);
});

it('Form cleans a field of a row by the rule of its column', async () => {
  const { seat_type, total_seats } = subscriptionFields;
  render(
    <Form
      fields={{
        rows: { label: 'Rows', ...subscriptionRows, row: { seat_type, total_seats } },
      }}
      initialValues={{ rows: [{ seat_type: '', total_seats: '' }] }}
      onSubmit={() => Promise.resolve()}
      label="Test"
    >
      <TextField name="rows.0.total_seats" label="Total seats" />
    </Form>,
  );
  await type('Total seats', '1\u00A0200\u200B');
  await leave('Total seats');
  expect(input('Total seats').value).toBe('1200');
});

it('Form stays clean when a button in it loses focus', async () => {
  renderForm();
  await type('Name', 'Acme');
  await type('Name', '');
  await actAndSettle(() => void fireEvent.blur(button('Reset')));
  expect(onDirty).toHaveBeenLastCalledWith(false);
});

it('Form never cleans a password or text of several lines', async () => {
  const values = { password: ' p\u200B  w ', text: ' one\n\n two ' };
  const send = vi.fn<(sent: typeof values) => Promise<void>>().mockResolvedValue(undefined);
  render(
    <Form
      fields={{
        password: { label: 'Password', rule: loginRules.password },
        text: { label: 'Note', rule: noteRules.text },
      }}
      initialValues={{ password: '', text: '' }}
      onSubmit={send}
      label="Test"
    >
      <TextField name="password" label="Password" />
      <FormField name="text" label="Note" control={TextArea} controlProps={{}} />
    </Form>,
  );
  await type('Password', values.password);
  await type('Note', values.text);
  await actAndSettle(() => void fireEvent.blur(input('Password')));
  await actAndSettle(() => void fireEvent.blur(input('Note')));
  await submit();
  expect(send.mock.lastCall?.[0]).toEqual(values);
});
