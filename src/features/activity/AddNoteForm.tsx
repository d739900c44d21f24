import styled from '@emotion/styled';
import { useState } from 'react';
import type { FormikHelpers } from 'formik';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import { noteRules } from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
import { FormField } from '~/forms/FormField';
import { useMutation } from '~/hooks/useMutation';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { IdempotencyKey } from '~/lib/IdempotencyKey';
import { useStores, type Stores } from '~/stores/context';
import { addNote } from '~/stores/mutations/organizationMutations';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Stack } from '~/ui/layout';
import { addNote as addNoteCall } from '~/api/contract/activity';

interface Values {
  readonly text: string;
}

const fields = { text: { label: 'Note', rule: noteRules.text } };
const initialValues: Values = { text: '' };

/** Adds a note to an organization's activity, where it appears at once. */
export function AddNoteForm({ id }: { readonly id: string }) {
  const stores = useStores();
  const [dirty, setDirty] = useState(false);
  const guard = useUnsavedChangesGuard(dirty, { onScreen: true });
  const [idempotencyKey] = useState(() => new IdempotencyKey());
  const mutation = useMutation(
    ({ text }: Values) => addNote(stores, id, text, idempotencyKey.forPayload(text)),
    () => idempotencyKey.renew(),
  );

  async function submit({ text }: Values, { resetForm }: FormikHelpers<Values>) {
    const error = await mutation.run({ text: text.trim() });
    if (!error) resetForm();
    return error;
  }

  return (
    <NoteBox>
      <Form
        label="Add note"
        fields={fields}
        initialValues={initialValues}
        onSubmit={submit}
        onDirtyChange={setDirty}
      >
        <Stack gap={2}>
          <FormRow>
            <FormField
              kind="multiline"
              name="text"
              label={fields.text.label}
              hideLabel
              placeholder="Add note…"
            />
            <Button type="submit" busy={mutation.isPending} once>
              Add note
            </Button>
          </FormRow>
          <MutationErrorAlert mutation={mutation} entity="note" />
        </Stack>
      </Form>
      {guard.dialog}
    </NoteBox>
  );
}

const NoteBox = styled.div`
  padding-block-end: ${theme.space[2]};
  @media print {
    display: none;
  }
`;
const FormRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[2]};
  &:has(textarea:not(:placeholder-shown)) > div {
    grid-column: 1 / -1;
  }
  & > button {
    grid-column: 2;
  }
`;

/** Whether the server can add notes, as far as known. */
export function canAddNotes({ optionalCalls }: Pick<Stores, 'optionalCalls'>): boolean {
  return !optionalCalls.lacks(addNoteCall);
}
