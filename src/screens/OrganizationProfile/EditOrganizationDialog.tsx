import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Organization } from '~/domain/Organization';
import { fieldAt } from '~/domain/organizationFields';
import {
  hasChanges,
  versionOf,
  type OrganizationValues,
  type OrganizationVersion,
} from '~/domain/organizationValues';
import { OrganizationFields } from '~/forms/OrganizationFields';
import type { FormHelpers } from '~/forms/useForm';
import { ReasonField } from '~/forms/FormField';
import { FormDialog } from '~/components/FormDialog';
import { useDraft } from '~/hooks/useDraft';
import { useDialogForm } from '~/hooks/useUnsavedChangesGuard';
import { useDuplicateLinks } from '~/components/useDuplicateLinks';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { ConflictDialog } from './ConflictDialog';
import {
  editFields,
  useOrganizationEdit,
  type EditConflict,
  type EditValues,
} from './useOrganizationEdit';

interface EditOrganizationDialogProps {
  readonly profile: ProfileQueries;
  /** What the user sees. */
  readonly version: Organization;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Unsaved values, with the version that they are based on. */
interface EditDraft {
  readonly baseVersion: OrganizationVersion;
  readonly values: EditValues;
}

/** Edits an organization, based on the version that the user has seen. */
export function EditOrganizationDialog({
  profile,
  version,
  finalFocus,
  onClose,
}: EditOrganizationDialogProps) {
  const form = useDialogForm();
  const { restored, update: updateDraft } = useDraft<EditDraft>(`edit organization ${profile.id}`);
  const [initialVersion] = useState(() => restored?.baseVersion ?? versionOf(version));
  const [initialValues] = useState(() => ({ ...initialVersion.values, reason: '' }));
  const duplicates = useDuplicateLinks();
  const { baseVersion, mutation, conflict, save, dismiss } = useOrganizationEdit(
    profile,
    initialVersion,
    () => form.guard.bypass(onClose),
    duplicates.find,
  );
  const helpers = useRef<FormHelpers<EditValues>>(undefined);

  const updateDraftValues = useCallback(
    (values: EditValues | undefined) => updateDraft(values && { baseVersion, values }),
    [updateDraft, baseVersion],
  );

  const submit = (values: EditValues, formHelpers: FormHelpers<EditValues>) => {
    helpers.current = formHelpers;
    return save(values);
  };

  /** Saves the merged values on top of their version. The form has both, in case that fails. */
  const saveMerged = async ({ theirs, reason }: EditConflict, merged: OrganizationValues) => {
    const values = { ...merged, reason };
    helpers.current?.resetForm({ values: { ...theirs.values, reason: '' } });
    void helpers.current?.setValues(values, false);
    const errors = await save(values, theirs);
    if (errors) helpers.current?.showErrors(values, errors);
  };

  return (
    <FormDialog
      title="Edit organization"
      subject={{ name: profile.current?.name }}
      entity="organization"
      size="large"
      form={form}
      submitLabel="Save changes"
      mutation={mutation}
      finalFocus={finalFocus}
      onClose={onClose}
      fields={editFields}
      initialValues={initialValues}
      onSubmit={submit}
      fieldAt={fieldAt}
      draft={{ restored: restored?.values, update: updateDraftValues }}
      hasChanges={hasChanges}
      renderError={duplicates.renderError}
      nestedDialogs={
        conflict && (
          <ConflictDialog
            organization={profile.current}
            conflict={conflict}
            onSave={(merged) => void saveMerged(conflict, merged)}
            onCancel={dismiss}
          />
        )
      }
    >
      <OrganizationFields />
      <ReasonField />
    </FormDialog>
  );
}
