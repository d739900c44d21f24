// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ObjectSchema } from 'yup';
import { loginRules } from '~/domain/rules/accessRules';
import { organizationRules } from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
// Preloads the schema, which the form imports lazily.
import '~/forms/schema/formErrors';
import { SubmitButton } from '~/forms/SubmitButton';
import { TextField } from '~/forms/TextField';
import { deferred } from '../stores/deferred';

const fields = {
  name: { label: 'Name', rule: organizationRules.name },
  email: { label: 'Email', rule: loginRules.email },
};

const onSubmit = vi.fn<(values: { name: string; email: string }) => Promise<void>>();
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onSubmit.mockReset().mockResolvedValue(undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Form
        fields={fields}
        initialValues={{ name: '', email: '' }}
        onSubmit={onSubmit}
        label="Test"
      >
        <TextField name="name" label="Name" />
        <TextField name="email" label="Email" type="email" />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function input(name: string): HTMLInputElement {
  const element = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!element) throw new Error(`no input ${name}`);
  return element;
}

/** The text that `aria-describedby` of a field refers to. */
function description(name: string): string {
  const ids = input(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

const errorState = (name: string) => [
  input(name).getAttribute('aria-invalid') === 'true',
  description(name),
];

/** Runs an action and waits for the form's promises (loading the schema, validation) to settle. */
async function actAndSettle(action: () => void) {
  await act(async () => {
    action();
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  });
}

const type = (name: string, text: string) =>
  actAndSettle(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input(name),
      text,
    );
    input(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

const blur = (name: string) =>
  actAndSettle(() => void input(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const submit = (times = 1) =>
  actAndSettle(() => {
    for (let time = 0; time < times; time += 1)
      document
        .querySelector('form')
        ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });

it('shows a field’s error on blur, not while typing, and hides it once corrected', async () => {
  await type('name', 'a');
  expect(errorState('name')).toEqual([false, '']);
  await blur('name');
  expect(errorState('name')).toEqual([true, 'Name should be at least 2 characters.']);
  await type('name', 'ab');
  expect(errorState('name')).toEqual([false, '']);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

it('reports an invalid submit of a short form to screen readers and focuses the first field', async () => {
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect([errorState('name'), errorState('email')]).toEqual([
    [true, 'Name is required.'],
    [true, 'Email is required.'],
  ]);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(
    'Please check required fieldsName is required.Email is required.',
  );
  expect(document.querySelectorAll('a')).toHaveLength(0);
  expect(document.activeElement).toBe(input('name'));
  await type('name', 'Acme');
  await submit();
  expect(document.activeElement).toBe(input('email'));
});

it('links a longer form’s error summary to its fields by their labels', async () => {
  const text = organizationRules.name;
  const row = { seat_type: { label: 'Seat type', rule: text } };
  await act(async () =>
    root.render(
      <Form
        key="long"
        fields={{
          name: { label: 'Name', rule: text },
          address: { label: 'Address', rule: text },
          billing_name: { label: 'Billing name', rule: text },
          subscriptions: {
            label: 'Subscriptions',
            atLeast: 1,
            name: 'subscription',
            uniqueBy: 'seat_type',
            row,
          },
        }}
        initialValues={{
          name: '',
          address: 'Here',
          billing_name: '',
          subscriptions: [{ seat_type: 'full' }, { seat_type: '' }],
        }}
        onSubmit={() => Promise.resolve()}
      >
        <TextField name="name" label="Name" />
        <TextField name="subscriptions.1.seat_type" label="Seat type" />
      </Form>,
    ),
  );
  await submit();
  expect(
    [...document.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href')?.replace(/^#.*-/, ''),
    ]),
  ).toEqual([
    ['Name', 'name'],
    ['Billing name', 'billing_name'],
    ['Subscription 2: Seat type', 'subscriptions.1.seat_type'],
  ]);
  expect(document.activeElement).toBe(input('name'));
});

it('sends its values once, however often it is submitted while pending', async () => {
  const response = deferred<void>();
  onSubmit.mockReturnValueOnce(response.promise);
  await type('name', 'Acme');
  await type('email', 'a@b.co');
  await submit(2);
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Acme', email: 'a@b.co' });
  expect(document.querySelector('button[type="submit"]')?.getAttribute('aria-disabled')).toBe(
    'true',
  );
  await actAndSettle(() => response.resolve());
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('sends its values as typed, not as the schema casts them', async () => {
  await type('name', ' Acme ');
  await type('email', 'a@b.co');
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: ' Acme ', email: 'a@b.co' });
});

it('validates the values once per submit', async () => {
  const validate = vi.spyOn(ObjectSchema.prototype, 'validate');
  await submit();
  expect(validate).toHaveBeenCalledTimes(1);
  await type('name', 'Acme');
  await type('email', 'a@b.co');
  validate.mockClear();
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(validate).toHaveBeenCalledTimes(1);
});

it('sends the values that it validated, even if they change during the validation', async () => {
  await type('name', 'Acme');
  await type('email', 'a@b.co');
  const validation = deferred<object>();
  const validate = vi.spyOn(ObjectSchema.prototype, 'validate');
  validate.mockReturnValueOnce(validation.promise);
  await submit();
  await type('name', 'A');
  await actAndSettle(() => validation.resolve({}));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Acme', email: 'a@b.co' });
});

it('can be submitted again once its errors are corrected', async () => {
  await submit();
  await type('name', 'Acme');
  await type('email', 'a@b.co');
  await submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).not.toContain('Please check required fields');
});

const summaryTitle = () => document.querySelector('[role="alert"] strong')?.textContent;

it('titles the error summary by whether a required field is empty', async () => {
  await type('name', 'a');
  await type('email', 'a@b');
  await submit();
  expect(summaryTitle()).toBe('Validation failed');
  await type('email', '');
  await submit();
  expect(summaryTitle()).toBe('Please check required fields');
  await type('email', 'a@b.co');
  expect(summaryTitle()).toBe('Validation failed');
});
