// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ObjectSchema } from 'yup';
import { loginRules } from '~/domain/User';
import { noteRules, subscriptionRows } from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
import { blankSubscription } from '~/domain/organizationValues';
import { FormField } from '~/forms/FormField';
import {
  newOrganizationFormFields,
  subscriptionFormFields,
  SubscriptionRows,
} from '~/forms/OrganizationFields';
import type { FormDraft } from '~/forms/useForm';
import { deferred } from '../stores/deferred';
import {
  actAndSettle,
  button,
  errorOf,
  fillIn,
  focus,
  input,
  onDirty,
  onSubmit,
  renderForm,
  submit,
  type,
  type Values,
} from './formFixture';

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

describe('autofill without events', () => {
  const autofill = () => {
    for (const [label, value] of [
      ['Name', 'Acme'],
      ['Email', 'a@b.co'],
    ] as const)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input(label),
        value,
      );
  };
  it('a form sends values that a password manager fills in without events', async () => {
    renderForm();
    autofill();
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: 'Acme', email: 'a@b.co' });
  });
  it('stay when a field is left', async () => {
    renderForm();
    await focus(input('Name'));
    autofill();
    await focus(input('Email'));
    expect([input('Name').value, input('Email').value]).toEqual(['Acme', 'a@b.co']);
  });
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

describe('a field that the user leaves', () => {
  beforeEach(async () => {
    renderForm();
    await focus(input('Name'));
  });
  // `click()` doesn't move focus.
  const reset = () => actAndSettle(() => button('Reset').click());

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

it('renders nothing while a valid field is typed in', async () => {
  const onRender = vi.fn<ProfilerOnRenderCallback>();
  render(
    <Profiler id="form" onRender={onRender}>
      <Form
        fields={{ text: { label: 'Note', rule: noteRules.text } }}
        initialValues={{ text: '' }}
        onSubmit={() => Promise.resolve()}
        label="Test"
      >
        <FormField kind="multiline" name="text" label="Note" />
      </Form>
    </Profiler>,
  );
  await focus(input('Note'));
  onRender.mockClear();
  await type('Note', 'a');
  expect(onRender).not.toHaveBeenCalled();
});

it('shows the message of a field on blur, not while it is typed in again', async () => {
  renderForm({ name: 'Acme' });
  await focus(input('Name'));
  await focus(button('Copy'));
  await focus(input('Name'));
  await type('Name', 'A');
  expect(errorOf('Name')).toBeUndefined();
  await focus(button('Copy'));
  expect(errorOf('Name')).toBe('Name should be at least 2 characters.');
});

it('a form is not dirty because of a line break that its input does not show', async () => {
  renderForm({ name: 'Acme\nLabs' });
  await focus(input('Name'));
  await focus(button('Copy'));
  expect(onDirty.mock.lastCall?.[0]).toBe(false);
  await type('Email', 'a@b.co');
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Acme\nLabs', email: 'a@b.co' });
});

it('keeps what is being typed into a row when the row above is removed', async () => {
  render(
    <Form
      fields={{ subscriptions: newOrganizationFormFields.subscriptions }}
      initialValues={{ subscriptions: [blankSubscription, blankSubscription] }}
      onSubmit={() => Promise.resolve()}
      label="Test"
    >
      <SubscriptionRows seatTypes={[]} />
    </Form>,
  );
  const seatType = (row: number) =>
    within(screen.getByRole('group', { name: `Subscription ${row}` })).getByRole<HTMLInputElement>(
      'textbox',
      { name: 'Seat type' },
    );
  const [remove] = screen.getAllByRole('button', { name: 'Remove subscription' });
  await focus(seatType(2));
  await actAndSettle(() => void fireEvent.input(seatType(2), { target: { value: 'full' } }));
  await actAndSettle(() => {
    remove?.focus();
    remove?.click();
  });
  expect(seatType(1).value).toBe('full');
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

  it('has values whose difference is no unsaved change', async () => {
    renderForm({
      draft: { restored: undefined, update },
      hasChanges: (from, to) => from.name !== to.name,
    });
    await type('Email', 'a@x.example');
    expect(reported()).toEqual([{ name: '', email: 'a@x.example' }, false]);
  });
});

describe('Ctrl or Cmd Enter', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'submits once while held: %o',
    async (modifier) => {
      renderForm({ name: 'Acme' });
      await type('Email', 'a@x.example');
      for (const repeat of [false, true])
        await actAndSettle(() =>
          fireEvent.keyDown(input('Email'), { key: 'Enter', repeat, ...modifier }),
        );
      expect(onSubmit).toHaveBeenCalledOnce();
    },
  );

  it('submits nothing while text is composed', () => {
    renderForm({ name: 'Acme' });
    expect(
      fireEvent.keyDown(input('Name'), { key: 'Enter', ctrlKey: true, isComposing: true }),
    ).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('shows the server’s error on its field until the value changes', async () => {
  renderForm();
  await fillIn();
  const errors = { fields: { name: 'Name already exists.' }, unplaced: [] };
  onSubmit.mockResolvedValueOnce(errors);
  await submit();
  expect(errorOf('Name')).toBe('Name already exists.');
  expect(document.activeElement).toBe(input('Name'));
  await type('Email', 'b@b.co');
  expect(errorOf('Name')).toBe('Name already exists.');
  await type('Name', 'Acme Labs');
  expect(errorOf('Name')).toBeUndefined();
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

describe('cleaning', () => {
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

  const leave = (name: string) => actAndSettle(() => void fireEvent.blur(input(name)));

  it('cleans a field on blur, not while typing, and shows no message if that makes it valid', async () => {
    renderForm();
    await type('Email', '\u202AName <a@b.co>\u00A0');
    expect(input('Email').value).toBe('\u202AName <a@b.co>\u00A0');
    await leave('Email');
    expect([input('Email').value, errorOf('Email')]).toEqual(['a@b.co', undefined]);
  });

  it('keeps the text of the focused field while another window has focus', async () => {
    renderForm();
    await focus(input('Name'));
    await type('Name', 'Acme ');
    await leave('Name');
    expect(input('Name').value).toBe('Acme ');
  });

  it('cleans a field of a row by the rule of its column', async () => {
    const { seat_type, total_seats } = subscriptionFormFields;
    render(
      <Form
        fields={{
          rows: { label: 'Rows', ...subscriptionRows, row: { seat_type, total_seats } },
        }}
        initialValues={{ rows: [{ seat_type: '', total_seats: '' }] }}
        onSubmit={() => Promise.resolve()}
        label="Test"
      >
        <FormField name="rows.0.total_seats" label="Total seats" />
      </Form>,
    );
    await type('Total seats', '1\u00A0200\u200B');
    await leave('Total seats');
    expect(input('Total seats').value).toBe('1200');
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
        <FormField name="password" label="Password" />
        <FormField kind="multiline" name="text" label="Note" />
      </Form>,
    );
    await type('Password', values.password);
    await type('Note', values.text);
    await actAndSettle(() => void fireEvent.blur(input('Password')));
    await actAndSettle(() => void fireEvent.blur(input('Note')));
    await submit();
    expect(send.mock.lastCall?.[0]).toEqual(values);
  });
});
