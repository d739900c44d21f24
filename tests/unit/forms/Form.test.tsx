// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useFormikContext } from 'formik';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ObjectSchema } from 'yup';
import { loginRules } from '~/domain/rules/accessRules';
import {
  noteRules,
  organizationRules,
  subscriptionFields,
  subscriptionRows,
} from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
import { FormField } from '~/forms/FormField';
import type { FormDraft } from '~/forms/FormDraft';
// Preloads the schema, which the form imports lazily.
import '~/forms/schema/formErrors';
import { SubmitButton } from '~/forms/SubmitButton';
import { TextField } from '~/forms/TextField';
import { TextArea } from '~/ui/field/TextArea';
import { deferred } from '../stores/deferred';

interface Values {
  readonly name: string;
  readonly email: string;
}

const fields = {
  name: { label: 'Name', rule: organizationRules.name },
  email: { label: 'Email', rule: loginRules.email },
};
const onSubmit = vi.fn<(values: Values) => Promise<void>>();
const onDirty = vi.fn<(dirty: boolean) => void>();

beforeEach(() => {
  onSubmit.mockReset().mockResolvedValue(undefined);
  onDirty.mockClear();
});

function ResetButton() {
  const { resetForm } = useFormikContext();
  return (
    <button type="button" onClick={() => resetForm()}>
      Reset
    </button>
  );
}

/** Renders a form, a button below it and a dialog that is open over it. */
function renderForm({ name = '', draft }: { name?: string; draft?: FormDraft<Values> } = {}) {
  render(
    <>
      <Form
        fields={fields}
        initialValues={{ name, email: '' }}
        onSubmit={onSubmit}
        onDirtyChange={onDirty}
        {...(draft && { draft })}
        label="Test"
      >
        <TextField name="name" label="Name" />
        <TextField name="email" label="Email" type="email" />
        <SubmitButton>Save</SubmitButton>
        <ResetButton />
      </Form>
      <button type="button">Copy</button>
      <div role="alertdialog">
        <button type="button">Cancel</button>
      </div>
    </>,
  );
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** A field's error: its description, if the field is marked as invalid. */
function errorOf(name: string): string | undefined {
  const ids = input(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const description = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  expect(input(name).getAttribute('aria-invalid') === 'true').toBe(description !== '');
  return description || undefined;
}

/** Runs an action and waits for the form's promises (loading the schema, validation) to settle. */
const actAndSettle = (action: () => void) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
const type = (name: string, value: string) =>
  actAndSettle(() => void fireEvent.input(input(name), { target: { value } }));
const focus = (element: HTMLElement) => actAndSettle(() => element.focus());
const submit = () => actAndSettle(() => void fireEvent.submit(screen.getByRole('form')));

async function fillIn() {
  await type('Name', 'Acme');
  await type('Email', 'a@b.co');
}

it('shows a field’s error on blur, not while typing, and hides it once corrected', async () => {
  renderForm();
  await type('Name', 'a');
  expect(errorOf('Name')).toBeUndefined();
  await actAndSettle(() => void fireEvent.blur(input('Name')));
  expect(errorOf('Name')).toBe('Name should be at least 2 characters.');
  await type('Name', 'ab');
  expect(errorOf('Name')).toBeUndefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reports an invalid submit of a short form to screen readers and focuses the first field', async () => {
  renderForm();
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect([errorOf('Name'), errorOf('Email')]).toEqual(['Name is required.', 'Email is required.']);
  expect(screen.getByRole('alert').textContent).toBe(
    'Please check required fieldsName is required.Email is required.',
  );
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(document.activeElement).toBe(input('Name'));
  await type('Name', 'Acme');
  await submit();
  expect(document.activeElement).toBe(input('Email'));
});

it('links a longer form’s error summary to its fields by their labels', async () => {
  const rule = organizationRules.name;
  render(
    <Form
      fields={{
        name: { label: 'Name', rule },
        address: { label: 'Address', rule },
        billing_name: { label: 'Billing name', rule },
        subscriptions: {
          label: 'Subscriptions',
          atLeast: 1,
          name: 'subscription',
          uniqueBy: 'seat_type',
          row: { seat_type: { label: 'Seat type', rule } },
        },
      }}
      initialValues={{
        name: '',
        address: 'Here',
        billing_name: '',
        subscriptions: [{ seat_type: 'full' }, { seat_type: '' }],
      }}
      onSubmit={() => Promise.resolve()}
      label="Test"
    >
      <TextField name="name" label="Name" />
      <TextField name="subscriptions.1.seat_type" label="Seat type" />
    </Form>,
  );
  await submit();
  const links = screen.getAllByRole('link').map((link) => {
    const field = link.getAttribute('href')?.replace(/^#.*-/, '');
    return `${link.textContent} #${field}`;
  });
  expect(links).toEqual([
    'Name #name',
    'Billing name #billing_name',
    'Subscription 2: Seat type #subscriptions.1.seat_type',
  ]);
  expect(document.activeElement).toBe(input('Name'));
});

it('titles the error summary by whether a required field is empty', async () => {
  renderForm();
  const title = () => screen.getByRole('alert').querySelector('strong')?.textContent;
  await type('Name', 'a');
  await type('Email', 'a@b');
  await submit();
  expect(title()).toBe('Validation failed');
  await type('Email', '');
  await submit();
  expect(title()).toBe('Please check required fields');
  await type('Email', 'a@b.co');
  expect(title()).toBe('Validation failed');
});

describe('submit', () => {
  it('sends the values once, however often the form is submitted while pending', async () => {
    renderForm();
    const response = deferred<void>();
    onSubmit.mockReturnValueOnce(response.promise);
    await fillIn();
    await actAndSettle(() => {
      for (let time = 0; time < 2; time += 1) fireEvent.submit(screen.getByRole('form'));
    });
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
    await actAndSettle(() => response.resolve());
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('cleans the values that it shows and sends, once errors are corrected', async () => {
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

  it('sends a value as it was loaded if the user has not changed it', async () => {
    renderForm({ name: 'Söder\u00A0Café' });
    await focus(input('Name'));
    await type('Email', 'mailto:a@b.co');
    await submit();
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Söder\u00A0Café', email: 'a@b.co' });
  });

  it('sends the values that it validated, even if they change during the validation', async () => {
    renderForm();
    await fillIn();
    const validation = deferred<object>();
    vi.spyOn(ObjectSchema.prototype, 'validate').mockReturnValueOnce(validation.promise);
    await submit();
    await type('Name', 'A');
    await actAndSettle(() => validation.resolve({}));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Acme', email: 'a@b.co' });
  });
});

describe('a field that loses focus', () => {
  const leave = (name: string) => actAndSettle(() => void fireEvent.blur(input(name)));

  it('is cleaned then, not while typing, and has no message if it is valid by then', async () => {
    renderForm();
    await type('Email', '\u202AName <a@b.co>\u00A0');
    expect(input('Email').value).toBe('\u202AName <a@b.co>\u00A0');
    await leave('Email');
    expect([input('Email').value, errorOf('Email')]).toEqual(['a@b.co', undefined]);
  });

  it('keeps its text while another window has focus', async () => {
    renderForm();
    await focus(input('Name'));
    await type('Name', 'Acme ');
    await leave('Name');
    expect(input('Name').value).toBe('Acme ');
  });

  it('leaves the form clean if only white space was typed', async () => {
    renderForm();
    await type('Name', ' \u00A0');
    await leave('Name');
    expect([input('Name').value, onDirty.mock.lastCall]).toEqual(['', [false]]);
  });

  it('keeps a loaded value that the user has not changed', async () => {
    renderForm({ name: 'Söder\u00A0Café' });
    await leave('Name');
    expect([input('Name').value, onDirty.mock.lastCall]).toEqual(['Söder\u00A0Café', [false]]);
  });

  it('in a row is cleaned by the rule of its column', async () => {
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
});

it('never cleans a password or text of several lines', async () => {
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

describe('a field that the user leaves', () => {
  beforeEach(async () => {
    renderForm();
    await focus(input('Name'));
  });
  // `click()` doesn't move focus.
  const reset = () => actAndSettle(() => button('Reset').click());

  it('validates a field that the user leaves', async () => {
    await focus(input('Email'));
    expect(errorOf('Name')).toBe('Name is required.');
  });

  it('does not validate a field that had focus while the form was reset', async () => {
    await type('Name', 'Acme');
    await reset();
    await focus(button('Copy'));
    expect(errorOf('Name')).toBeUndefined();
    await focus(input('Name'));
    await focus(button('Copy'));
    expect(errorOf('Name')).toBe('Name is required.');
  });

  it('validates a field that kept focus through a reset and was typed in', async () => {
    await reset();
    await type('Name', 'a');
    await focus(button('Copy'));
    expect(errorOf('Name')).toBe('Name should be at least 2 characters.');
  });

  it('does not validate a field when a dialog opens over the form and takes focus', async () => {
    await focus(button('Cancel'));
    expect(errorOf('Name')).toBeUndefined();
    await focus(input('Name'));
    await focus(input('Email'));
    expect(errorOf('Name')).toBe('Name is required.');
  });
});

describe('draft', () => {
  const update = vi.fn<FormDraft<Values>['update']>();
  const reported = () => [update.mock.lastCall?.[0], onDirty.mock.lastCall?.[0]];

  it('restores a draft, with which the form is dirty', () => {
    const restored = { name: 'Acme Labs', email: '' };
    renderForm({ name: 'Acme', draft: { restored, update } });
    expect([input('Name').value, ...reported()]).toEqual(['Acme Labs', restored, true]);
  });

  it('updates the draft while the values differ from the initial ones', async () => {
    renderForm({ name: 'Acme', draft: { restored: undefined, update } });
    expect(reported()).toEqual([undefined, false]);
    await type('Name', 'Acme L');
    expect(reported()).toEqual([{ name: 'Acme L', email: '' }, true]);
    await type('Name', 'Acme');
    expect(reported()).toEqual([undefined, false]);
  });
});
