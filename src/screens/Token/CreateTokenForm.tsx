import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useFormikContext, type FormikHelpers } from 'formik';
import { tokenRules, expiryInstant, expiryRules } from '~/domain/Token';
import { FormField } from '~/forms/FormField';
import { Form, SubmitButton } from '~/forms/Form';
import type { FormFields } from '~/forms/FormFields';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import { useMutation } from '~/hooks/useMutation';
import { useDraft } from '~/hooks/useDraft';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { formatInstantDate } from '~/lib/format';
import { IdempotencyKey } from '~/lib/IdempotencyKey';
import { useStores } from '~/stores/context';
import { createToken, type CreatedToken, type NewToken } from '~/stores/mutations/tokenMutations';
import { theme } from '~/theme/theme';
import { Stack } from '~/ui/layout';
import { Caption } from '~/ui/text';

interface Values {
  readonly name: string;
  readonly expires: string;
  readonly expiry_date: string;
}

const initialValues: Values = { name: '', expires: '30', expiry_date: '' };

const labels = { name: 'Name', expires: 'Expires', expiry_date: 'Expiry date' };

const fields: FormFields<Values> = {
  name: { label: labels.name, rule: tokenRules.name },
  expires: { label: labels.expires, rule: expiryRules.expires },
  expiry_date: {
    label: labels.expiry_date,
    rule: expiryRules.expiry_date,
    when: { field: 'expires', is: 'custom' },
  },
};

const expiryOptions = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'Never' },
  { value: 'custom', label: 'Custom date' },
];

/** Creates a token and passes it on with its secret. If that fails, the form keeps its values. */
export function CreateTokenForm({
  hasUncopiedSecret,
  onCreated,
}: {
  /** The new secret has not been copied or dismissed: leaving would lose it. */
  readonly hasUncopiedSecret: boolean;
  readonly onCreated: (created: CreatedToken) => void;
}) {
  const stores = useStores();
  const draft = useDraft<Values>('create token');
  const [dirty, setDirty] = useState(false);
  const { dialog: discardDialog } = useUnsavedChangesGuard(dirty || hasUncopiedSecret, {
    onScreen: true,
    ...(hasUncopiedSecret && {
      question: { text: 'The new token’s secret has not been copied. It won’t be shown again.' },
    }),
  });
  // A retry sends the same payload with the same key, although "30 days" would by then end later.
  const [key] = useState(() => new IdempotencyKey());
  const sent = useRef<{ readonly text: string; readonly token: NewToken }>(undefined);
  const mutation = useMutation(async ({ values, reset }: { values: Values; reset: () => void }) => {
    const text = JSON.stringify(values);
    if (sent.current?.text !== text) {
      const { name, expires, expiry_date } = values;
      sent.current = { text, token: { name, expires_at: expiryInstant(expires, expiry_date) } };
    }
    const { token } = sent.current;
    onCreated(await createToken(stores, token, key.forPayload(token)));
    sent.current = undefined;
    key.renew();
    reset();
    return { name: token.name, changes: ['created'] };
  });

  function submit(values: Values, { resetForm }: FormikHelpers<Values>) {
    return mutation.run({ values, reset: () => resetForm() });
  }

  return (
    <Form
      label="Create token"
      fields={fields}
      initialValues={initialValues}
      onSubmit={submit}
      fieldAt={expiryFieldAt}
      onDirtyChange={setDirty}
      draft={draft}
    >
      <Stack gap={4}>
        <FormRow>
          <FormField
            name="name"
            label={labels.name}
            placeholder="What will use it, e.g. Billing export"
            autoComplete="off"
          />
          <FormField kind="select" name="expires" label={labels.expires} options={expiryOptions} />
          <ExpiryDate />
          <SubmitButton>Create token</SubmitButton>
          <ExpiryNote />
        </FormRow>
        <MutationErrorAlert
          mutation={mutation}
          entity="token"
          uncertainty="The token may have been created. Look in the list before you try again."
        />
        {discardDialog}
      </Stack>
    </Form>
  );
}

function expiryFieldAt(pointer: string, { expires }: Values) {
  if (pointer !== '/expires_at') return undefined;
  return expires === 'custom' ? 'expiry_date' : 'expires';
}

/** When a token with the chosen lifetime ends. */
function ExpiryNote() {
  const { values } = useFormikContext<Values>();
  if (values.expires === 'custom' || values.expires === 'never') return null;
  const day = formatInstantDate(expiryInstant(values.expires, ''));
  return <Caption as="p">{`Ends ${day ?? ''}`}</Caption>;
}

/** Shown only for "Custom date". */
function ExpiryDate() {
  const { values } = useFormikContext<Values>();
  return values.expires === 'custom' ? (
    <FormField
      name="expiry_date"
      label={labels.expiry_date}
      hint="YYYY-MM-DD. The token expires at the end of that day."
    />
  ) : null;
}

/**
 * Fields, their button and a note: stacked on narrow screens, else in a row, where button and note are
 * level with the controls, below the labels.
 */
const FormRow = styled(Stack)`
  & > button {
    order: 1;
  }
  & > p {
    margin-block-start: -12px;
    line-height: inherit;
  }
  ${theme.media.fromMedium} {
    flex-flow: row wrap;
    align-items: flex-start;
    gap: ${theme.space[3]};
    & > div {
      flex: 0 1 160px;
    }
    & > :has([name='name']) {
      flex: 1 1 200px;
      max-inline-size: 320px;
    }
    & > button,
    & > p {
      order: 0;
      margin-block-start: 22px;
    }
    & > p {
      line-height: ${theme.control.medium};
    }
  }
`;
