import { Power, PowerOff } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { checkField } from '~/domain/rules/checkField';
import type { FieldIssue } from '~/domain/rules/FieldRule';
import { reasonRules } from '~/domain/rules/organizationRules';
import type { StatusChange } from '~/domain/statusChange';
import { OrganizationFacts } from '~/components/OrganizationFacts';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import { useMutation } from '~/hooks/useMutation';
import { statusConfirmation } from '~/messages/confirmations';
import { fieldMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { changeOrganizationStatus } from '~/stores/mutations/organizationMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';
import { Field } from '~/ui/field/Field';
import { TextInput } from '~/ui/field/TextInput';

interface StatusDialogProps {
  readonly profile: ProfileQueries;
  readonly change: StatusChange;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * Confirms activating or deactivating the version of the organization that the user sees. Its
 * figures are those of the version whose ETag is sent, not live ones: what is confirmed is what
 * happens.
 */
export function StatusDialog({ profile, change, finalFocus, onClose }: StatusDialogProps) {
  const stores = useStores();
  const [version, setVersion] = useState(profile.version);
  // Not an unsaved change (docs/product.md, "Screens"): closing the dialog discards it.
  const [reason, setReason] = useState('');
  const [issue, setIssue] = useState<FieldIssue>();
  const mutation = useMutation(
    () =>
      changeOrganizationStatus(
        stores,
        profile.id,
        change,
        version?.etag,
        reason.trim() || undefined,
      ),
    onClose,
  );
  const reasonInput = useRef<HTMLInputElement>(null);
  const organization = version?.organization;
  const name = organization?.name || message('organization');
  const { title, text, button } = statusConfirmation(change, name);

  async function confirm() {
    const found = checkField(reasonRules.reason, reason);
    setIssue(found);
    if (found) return reasonInput.current?.focus();
    const error = await mutation.mutate(undefined);
    if (error?.status === 412) setVersion(profile.version);
  }

  return (
    <ConfirmDialog
      open
      title={title}
      text={text}
      confirmLabel={button}
      tone={change === 'deactivate' ? 'danger' : 'accent'}
      icon={change === 'deactivate' ? <PowerOff size={18} /> : <Power size={18} />}
      busy={mutation.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      finalFocus={finalFocus}
    >
      {organization && <OrganizationFacts organization={organization} />}
      <Field label="Reason" optional error={issue && fieldMessage(issue, 'Reason')}>
        {(control) => (
          <TextInput
            {...control}
            ref={reasonInput}
            value={reason}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <MutationErrorAlert
        error={mutation.error}
        entity="organization"
        entityName={name}
        onDismiss={mutation.reset}
      />
    </ConfirmDialog>
  );
}
