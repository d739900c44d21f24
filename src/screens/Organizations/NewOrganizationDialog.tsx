import { useId, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  blankOrganization,
  creationOf,
  type NewOrganizationValues,
} from '../../domain/organizationValues';
import { Form } from '../../forms/Form';
import { fieldLabels } from '../../forms/FormFields';
import { newOrganizationFields } from '../../forms/organizationFields';
import { OrganizationFields } from '../../forms/OrganizationFields';
import { serverErrors } from '../../forms/serverErrors';
import { SubscriptionRows } from '../../forms/SubscriptionRows';
import { ActionFailure } from '../../layouts/ActionFailure';
import { FormDialog } from '../../layouts/FormDialog';
import { organizationPath } from '../../layouts/organizationPath';
import { useAction } from '../../layouts/useAction';
import { useDraft } from '../../layouts/useDraft';
import { useLeaveQuestion } from '../../layouts/useLeaveQuestion';
import { useWhileShown } from '../../layouts/useWhileShown';
import { PayloadKey } from '../../lib/PayloadKey';
import { useStores } from '../../stores/context';
import { Divider } from '../../ui/Divider';

interface NewOrganizationDialogProps {
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Creates an organization with its first subscriptions; it opens on its profile. */
export function NewOrganizationDialog({ finalFocus, onClose }: NewOrganizationDialogProps) {
  const form = useId();
  const navigate = useNavigate();
  const { organizations } = useStores();
  const draft = useDraft<NewOrganizationValues>('new organization');
  const [dirty, setDirty] = useState(false);
  const leave = useLeaveQuestion(dirty);
  const whileShown = useWhileShown();
  const [key] = useState(() => new PayloadKey());

  const action = useAction(async (values: NewOrganizationValues) => {
    const creation = creationOf(values);
    const id = await (await organizations.writes()).create(creation, key.of(creation));
    whileShown(() =>
      leave.go(() => void navigate(organizationPath(id) ?? '/accounts', { replace: true })),
    );
  });

  async function submit(values: NewOrganizationValues) {
    const failure = await action.run(values);
    return failure?.status === 409 || failure?.status === 422
      ? serverErrors(failure, fieldLabels(newOrganizationFields, values))
      : undefined;
  }

  return (
    <FormDialog
      title="New organization"
      size="large"
      form={form}
      submitLabel="Create organization"
      busy={action.busy}
      leave={leave}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <Form
        id={form}
        fields={newOrganizationFields}
        initialValues={blankOrganization}
        onSubmit={submit}
        onDirty={setDirty}
        draft={draft}
      >
        <ActionFailure failure={action.failure} name="organization" onRead={action.forget} />
        <OrganizationFields />
        <Divider />
        <SubscriptionRows />
      </Form>
    </FormDialog>
  );
}
