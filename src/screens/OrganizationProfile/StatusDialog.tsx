import { Power, PowerOff } from 'lucide-react';
import { useState, type RefObject } from 'react';
import type { StatusChange } from '~/domain/statusChange';
import { OrganizationFacts } from '~/components/OrganizationFacts';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import { Form } from '~/forms/Form';
import { reasonField, reasonToSend, serverErrors } from '~/forms/FormFields';
import { ReasonField } from '~/forms/FormField';
import { useMutation } from '~/hooks/useMutation';
import { statusConfirmation } from '~/messages/confirmations';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { changeStatus } from '~/stores/organizationWrites';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { save } from '~/stores/writes';
import { ConfirmDialog } from '~/ui/Dialog';

interface StatusDialogProps {
  readonly profile: ProfileQueries;
  readonly change: StatusChange;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const initialValues = { reason: '' };
const fields = { reason: reasonField };

/**
 * Confirms activating or deactivating the version of the organization that the user sees. Its
 * figures are those of the version whose ETag is sent, not live ones: what is confirmed is what
 * happens. Closing it discards the reason without asking.
 */
export function StatusDialog({ profile, change, finalFocus, onClose }: StatusDialogProps) {
  const stores = useStores();
  const [version, setVersion] = useState(profile.version);
  const mutation = useMutation(
    (reason: string | undefined) =>
      save(stores, profile, version?.etag, changeStatus(change, reason)),
    onClose,
  );
  const organization = version?.organization;
  const name = organization?.name || message('organization');
  const { title, text, button } = statusConfirmation(change, name);

  async function submit({ reason }: typeof initialValues) {
    const error = await mutation.mutate(reasonToSend(reason));
    if (error?.status === 412) setVersion(profile.version);
    return error?.status === 422 ? serverErrors(error, { reason: reasonField.label }) : undefined;
  }

  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={button}
      tone={change === 'deactivate' ? 'danger' : 'accent'}
      icon={change === 'deactivate' ? <PowerOff size={18} /> : <Power size={18} />}
      busy={mutation.isPending}
      onCancel={onClose}
      finalFocus={finalFocus}
      messages={
        <MutationErrorAlert
          error={mutation.error}
          entity="organization"
          entityName={name}
          onDismiss={mutation.reset}
        />
      }
      wrap={(content) => (
        <Form fields={fields} initialValues={initialValues} onSubmit={submit}>
          {content}
        </Form>
      )}
    >
      {organization && <OrganizationFacts organization={organization} />}
      <ReasonField />
    </ConfirmDialog>
  );
}
