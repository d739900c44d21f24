import type { FormikHelpers } from 'formik';
import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { Organization } from '../../domain/Organization';
import { hasChanges, type OrganizationValues } from '../../domain/organizationValues';
import { Form } from '../../forms/Form';
import { organizationFields } from '../../forms/organizationFields';
import { OrganizationFields } from '../../forms/OrganizationFields';
import { ActionFailure } from '../../layouts/ActionFailure';
import { FormDialog } from '../../layouts/FormDialog';
import { useDraft } from '../../layouts/useDraft';
import { useLeaveQuestion } from '../../layouts/useLeaveQuestion';
import { useWhileShown } from '../../layouts/useWhileShown';
import type { OrganizationProfile } from '../../stores/OrganizationProfile';
import { ConflictDialog } from './ConflictDialog';
import { useOrganizationEdit, versionOf, type Conflict, type Version } from './useOrganizationEdit';

interface EditOrganizationDialogProps {
  readonly profile: OrganizationProfile;
  readonly organization: Organization;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What stood in the form, and the version that it stands on. */
interface EditDraft {
  readonly seen: Version;
  readonly values: OrganizationValues;
}

/**
 * Changes an organization's fields, on top of the version that the person has seen and of no other.
 */
export function EditOrganizationDialog({
  profile,
  organization,
  finalFocus,
  onClose,
}: EditOrganizationDialogProps) {
  const form = useId();
  const { found, note } = useDraft<EditDraft>(`edit organization ${profile.id}`);
  const [first] = useState(() => found?.seen ?? versionOf(organization, profile.etag));
  const [dirty, setDirty] = useState(false);
  const leave = useLeaveQuestion(dirty);
  const whileShown = useWhileShown();
  const { seen, action, conflict, save, dismiss, settle } = useOrganizationEdit(
    profile,
    first,
    () => whileShown(() => leave.go(onClose)),
  );
  const helpers = useRef<FormikHelpers<OrganizationValues>>(undefined);
  const [merges, setMerges] = useState(0);

  const noteValues = useCallback(
    (values: OrganizationValues | undefined) => note(values && { seen, values }),
    [note, seen],
  );

  const submit = (values: OrganizationValues, own: FormikHelpers<OrganizationValues>) => {
    helpers.current = own;
    return save(values, () => leave.go(onClose));
  };

  // What came out of the merge stands in the form, on top of theirs, and is sent like anything that
  // was typed there.
  const saveMerged = (settled: Conflict, merged: OrganizationValues) => {
    settle(settled);
    helpers.current?.resetForm({ values: settled.theirs.values });
    void helpers.current?.setValues(merged, false);
    setMerges((count) => count + 1);
  };
  useEffect(() => {
    if (merges > 0) document.querySelector<HTMLFormElement>(`form[id="${form}"]`)?.requestSubmit();
  }, [merges, form]);

  return (
    <FormDialog
      title="Edit organization"
      size="large"
      form={form}
      submitLabel="Save changes"
      busy={action.busy}
      leave={leave}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <Form
        id={form}
        fields={organizationFields}
        initialValues={first.values}
        onSubmit={submit}
        onDirty={setDirty}
        draft={{ found: found?.values, note: noteValues }}
        hasChanges={hasChanges}
      >
        <ActionFailure
          failure={action.failure}
          name="organization"
          called={profile.current?.name}
          onRead={action.forget}
        />
        <OrganizationFields />
      </Form>
      {conflict && (
        <ConflictDialog
          name={profile.current?.name ?? ''}
          conflict={conflict}
          onSave={(merged) => saveMerged(conflict, merged)}
          onCancel={dismiss}
        />
      )}
    </FormDialog>
  );
}
