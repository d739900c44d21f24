import { useStores } from '../stores/context';
import { Missing } from '../ui/Missing';
import { TextLink } from '../ui/TextLink';
import { useIntent } from '../ui/useIntent';
import { PathLink } from './PathLink';
import { organizationPath } from './organizationPath';

interface OrganizationLinkProps {
  readonly id: string;
  readonly name: string;
}

/**
 * The name of an organization, a link to its profile that fills the row; pointing at it fetches the
 * organization ahead.
 */
export function OrganizationLink({ id, name }: OrganizationLinkProps) {
  const { organizations } = useStores();
  const path = organizationPath(id);
  const label = name.trim() === '' ? <Missing /> : name;
  const ahead = useIntent(() => organizations.profile(id).peek());
  return path ? (
    <TextLink as={PathLink} to={path} tone="plain" data-stretched="" {...ahead}>
      {label}
    </TextLink>
  ) : (
    label
  );
}
