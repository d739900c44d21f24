// @vitest-environment jsdom
import { useFormikContext } from 'formik';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { organizationRules } from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
// Preloads the schema, which the form imports lazily.
import '~/forms/schema/formErrors';
import { TextField } from '~/forms/TextField';

const fields = { name: { label: 'Name', rule: organizationRules.name } };
const renders = vi.fn();

/** Renders as often as a field's wrapper does. */
function RenderCounter() {
  renders(useFormikContext().errors);
  return null;
}

async function type(text: string): Promise<void> {
  const input = document.querySelector('input') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('a keystroke renders the fields once, and a second time only if a validation changes errors', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Form fields={fields} initialValues={{ name: '' }} onSubmit={() => Promise.resolve()}>
        <TextField name="name" label="Name" />
        <RenderCounter />
      </Form>,
    ),
  );
  await type('Acme');
  renders.mockClear();
  await type('Acme 2');
  expect(renders).toHaveBeenCalledTimes(1);
  await type('a');
  expect(renders.mock.lastCall?.[0]).toHaveProperty('name');
  expect(renders).toHaveBeenCalledTimes(3);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
