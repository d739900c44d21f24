// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { organizationRules } from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
// Preloads the schema, which the form imports lazily.
import '~/forms/schema/formErrors';
import { TextField } from '~/forms/TextField';

const fields = { name: { label: 'Name', rule: organizationRules.name } };
const update = vi.fn<(values: { name: string } | undefined) => void>();
const onDirty = vi.fn<(dirty: boolean) => void>();

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  update.mockReset();
  onDirty.mockReset();
});

async function renderForm(restored: { name: string } | undefined) {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () =>
    root.render(
      <Form
        fields={fields}
        initialValues={{ name: 'Acme' }}
        onSubmit={() => Promise.resolve()}
        onDirtyChange={onDirty}
        draft={{ restored, update }}
      >
        <TextField name="name" label="Name" />
      </Form>,
    ),
  );
  const input = element.querySelector('input');
  return { input, close: () => act(async () => root.unmount()) };
}

it('restores a draft into the form and marks the form dirty', async () => {
  const { input, close } = await renderForm({ name: 'Acme Labs' });
  expect([input?.value, update.mock.lastCall, onDirty.mock.lastCall]).toEqual([
    'Acme Labs',
    [{ name: 'Acme Labs' }],
    [true],
  ]);
  await close();
});

it('reports no unsaved values without a draft until the user types', async () => {
  const { input, close } = await renderForm(undefined);
  expect([input?.value, update.mock.lastCall, onDirty.mock.lastCall]).toEqual([
    'Acme',
    [undefined],
    [false],
  ]);
  const type = (text: string) =>
    act(async () => {
      if (input)
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          text,
        );
      input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  await type('Acme L');
  expect([update.mock.lastCall, onDirty.mock.lastCall]).toEqual([[{ name: 'Acme L' }], [true]]);
  await type('Acme');
  expect([update.mock.lastCall, onDirty.mock.lastCall]).toEqual([[undefined], [false]]);
  await close();
});
