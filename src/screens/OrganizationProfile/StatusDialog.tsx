import { Power, PowerOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import type { StatusChange } from '~/domain/Organization';
import { Form } from '~/forms/Form';
import { ReasonField } from '~/forms/FormField';
import { reasonField, reasonToSend } from '~/forms/FormFields';
import { useMutation } from '~/hooks/useMutation';
import { statusConfirmation } from '~/messages/confirmations';
import { message } from '~/messages/catalogue';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { useStores } from '~/stores/context';
import { changeStatus } from '~/stores/mutations/organizationMutations';
import { conditionalWrite } from '~/stores/mutations/conditionalWrite';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { Muted } from '~/ui/text';
import { NumberText } from '~/ui/values';

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
  const [organization, setOrganization] = useState(profile.version);
  const mutation = useMutation(
    (reason: string | undefined) =>
      conditionalWrite(
        stores,
        { id: profile.id, etag: organization?.etag },
        changeStatus(change, reason),
      ),
    onClose,
  );
  const name = organization?.name || message('organization');
  const { title, text, button } = statusConfirmation(change, name);

  async function submit({ reason }: typeof initialValues) {
    const error = await mutation.run(reasonToSend(reason));
    if (error?.status === 412) setOrganization(profile.version);
    return error;
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
      messages={<MutationErrorAlert mutation={mutation} entity="organization" entityName={name} />}
      wrap={(content) => (
        <Form fields={fields} initialValues={initialValues} onSubmit={submit}>
          {content}
        </Form>
      )}
    >
      {organization && (
        <Muted>
          <NumberText value={organization.used_seats} /> of{' '}
          <NumberText value={organization.total_seats} /> seats in use
        </Muted>
      )}
      <ReasonField />
    </ConfirmDialog>
  );
}
