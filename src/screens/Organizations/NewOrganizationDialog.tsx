import { useState, type RefObject } from 'react';
import { useNavigate } from '~/hooks/navigation';
import { fieldAt } from '~/domain/organizationFields';
import {
  blankOrganization,
  toCreatePayload,
  type NewOrganizationValues,
} from '~/domain/organizationValues';
import {
  OrganizationFields,
  SubscriptionRows,
  newOrganizationFormFields,
} from '~/forms/OrganizationFields';
import { FormDialog } from '~/components/FormDialog';
import { organizationPath } from '~/components/OrganizationLink';
import { useMutation } from '~/hooks/useMutation';
import { useDraft } from '~/hooks/useDraft';
import { useDialogForm } from '~/hooks/useUnsavedChangesGuard';
import { useDuplicateLinks } from '~/components/useDuplicateLinks';
import { IdempotencyKey } from '~/lib/IdempotencyKey';
import { useStores } from '~/stores/context';
import { createOrganization } from '~/stores/mutations/organizationMutations';
import { seenSeatTypes } from '~/stores/OrganizationsStore';

interface NewOrganizationDialogProps {
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Creates an organization with its first subscriptions, then opens its profile. */
export function NewOrganizationDialog({ finalFocus, onClose }: NewOrganizationDialogProps) {
  const form = useDialogForm();
  const navigate = useNavigate();
  const stores = useStores();
  const draft = useDraft<NewOrganizationValues>('new organization');
  const duplicates = useDuplicateLinks();
  const [seatTypes] = useState(() => seenSeatTypes(stores.organizations));
  const [idempotencyKey] = useState(() => new IdempotencyKey());

  const mutation = useMutation(async (values: NewOrganizationValues, signal) => {
    const creation = toCreatePayload(values);
    const id = await createOrganization(stores, creation, idempotencyKey.forPayload(creation));
    // Until the profile is open, Enter would send the form again.
    if (!signal.aborted)
      await form.guard.bypass(() =>
        navigate(organizationPath(id) ?? '/accounts', { replace: true }),
      );
    return { id, name: creation.name, changes: ['created'] };
  });

  async function submit(values: NewOrganizationValues) {
    const error = await mutation.run(values);
    if (error) void duplicates.find(error, values);
    return error;
  }

  return (
    <FormDialog
      title="New organization"
      entity="organization"
      size="large"
      form={form}
      submitLabel="Create organization"
      mutation={mutation}
      finalFocus={finalFocus}
      onClose={onClose}
      fields={newOrganizationFormFields}
      initialValues={blankOrganization}
      onSubmit={submit}
      fieldAt={fieldAt}
      draft={draft}
      renderError={duplicates.renderError}
    >
      <OrganizationFields />
      <SubscriptionRows seatTypes={seatTypes} />
    </FormDialog>
  );
}
