import { Plus } from 'lucide-react';
import { PathLink } from '~/components/PathLink';
import { LinkButton } from '~/ui/Button';

/** Opens the list with the dialog for a new organization. */
export function NewOrganizationLink() {
  return (
    <LinkButton
      as={PathLink}
      to="/accounts?new"
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
    >
      New organization
    </LinkButton>
  );
}
