import { act, fireEvent, render, screen } from '@testing-library/react';
import { useFormikContext } from 'formik';
import { beforeEach, expect, vi } from 'vitest';
import { loginRules } from '~/domain/User';
import { organizationRules } from '~/domain/rules/organizationRules';
import { Form, SubmitButton } from '~/forms/Form';
import type { FormDraft } from '~/forms/useForm';
// Preloads the schema, which the form imports lazily.
import '~/forms/schema';
import { FormField } from '~/forms/FormField';
import type { ServerErrors } from '~/forms/FormFields';

export interface Values {
  readonly name: string;
  readonly email: string;
}

const fields = {
  name: { label: 'Name', rule: organizationRules.name },
  email: { label: 'Email', rule: loginRules.email },
};
export const onSubmit = vi.fn<(values: Values) => Promise<ServerErrors | void>>();
export const onDirty = vi.fn<(dirty: boolean) => void>();

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
export function renderForm({
  name = '',
  draft,
  hasChanges,
}: {
  name?: string;
  draft?: FormDraft<Values>;
  hasChanges?: (from: Values, to: Values) => boolean;
} = {}) {
  render(
    <>
      <Form
        fields={fields}
        initialValues={{ name, email: '' }}
        onSubmit={onSubmit}
        onDirtyChange={onDirty}
        {...(draft && { draft })}
        {...(hasChanges && { hasChanges })}
        label="Test"
      >
        <FormField name="name" label="Name" />
        <FormField kind="email" name="email" label="Email" />
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

export const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** A field's error: its description, if the field is marked as invalid. */
export function errorOf(name: string): string | undefined {
  const ids = input(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const description = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  expect(input(name).getAttribute('aria-invalid') === 'true').toBe(description !== '');
  return description || undefined;
}

/** Runs an action and waits for the form's promises (loading the schema, validation) to settle. */
export const actAndSettle = (action: () => void) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
export const type = (name: string, value: string) =>
  actAndSettle(() => void fireEvent.input(input(name), { target: { value } }));
export const focus = (element: HTMLElement) => actAndSettle(() => element.focus());
export const submit = () => actAndSettle(() => void fireEvent.submit(screen.getByRole('form')));

export async function fillIn() {
  await type('Name', 'Acme');
  await type('Email', 'a@b.co');
}
