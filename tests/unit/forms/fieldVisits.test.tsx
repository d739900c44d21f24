// @vitest-environment jsdom
import { useFormikContext } from 'formik';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loginRules } from '~/domain/rules/accessRules';
import { organizationRules } from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
// Preloads the schema, which the form imports lazily.
import '~/forms/schema/formErrors';
import { TextField } from '~/forms/TextField';

const fields = {
  name: { label: 'Name', rule: organizationRules.name },
  email: { label: 'Email', rule: loginRules.email },
};

let root: Root;

function Reset() {
  const { resetForm } = useFormikContext();
  return (
    <button type="button" onClick={() => resetForm()}>
      Reset
    </button>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <>
        <Form
          fields={fields}
          initialValues={{ name: '', email: '' }}
          onSubmit={async () => undefined}
          label="Test"
        >
          <TextField name="name" label="Name" />
          <TextField name="email" label="Email" type="email" />
          <Reset />
        </Form>
        <button type="button">Copy</button>
        <div role="alertdialog">
          <button type="button">Cancel</button>
        </div>
      </>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Runs an action and waits for the form's promises (validation) to settle. */
async function actAndSettle(action: () => void) {
  await act(async () => {
    action();
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  });
}

function element(selector: string): HTMLElement {
  const match = document.querySelector<HTMLElement>(selector);
  if (!match) throw new Error(`no ${selector}`);
  return match;
}

const focus = (selector: string) => actAndSettle(() => element(selector).focus());
// `click()` doesn't move focus.
const reset = () => actAndSettle(() => element('form button').click());
const nameField = 'input[name="name"]';
const emailField = 'input[name="email"]';
const outside = 'form ~ button';
const type = (selector: string, text: string) =>
  actAndSettle(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      element(selector),
      text,
    );
    element(selector).dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const isInvalid = (selector: string) => element(selector).getAttribute('aria-invalid') === 'true';

it('validates a field that the user leaves empty', async () => {
  await focus(nameField);
  await focus(emailField);
  expect(isInvalid(nameField)).toBe(true);
});

it('does not validate the field that had focus while the form was reset when focus moves on', async () => {
  await focus(nameField);
  await type(nameField, 'Acme');
  await reset();
  await focus(outside);
  expect(isInvalid(nameField)).toBe(false);
});

it('validates a field that is visited again after a reset', async () => {
  await focus(nameField);
  await reset();
  await focus(outside);
  await focus(nameField);
  await focus(outside);
  expect(isInvalid(nameField)).toBe(true);
});

it('validates a field that kept focus through a reset once it was typed in', async () => {
  await focus(nameField);
  await reset();
  await type(nameField, 'a');
  await focus(outside);
  expect(isInvalid(nameField)).toBe(true);
});

it('does not validate a field when a dialog opens over the form and takes focus', async () => {
  await focus(nameField);
  await focus('[role="alertdialog"] button');
  expect(isInvalid(nameField)).toBe(false);
  await focus(nameField);
  await focus(emailField);
  expect(isInvalid(nameField)).toBe(true);
});
