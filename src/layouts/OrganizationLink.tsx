import { MissingValue } from '../ui/MissingValue';
import { TextLink } from '../ui/TextLink';
import { PathLink } from './PathLink';
import { organizationPath } from './organizationPath';

interface OrganizationLinkProps {
  readonly id: string;
  readonly name: string;
}

/** The name of an organization, a link to its profile that its row opens too. */
export function OrganizationLink({ id, name }: OrganizationLinkProps) {
  const path = organizationPath(id);
  const label = name.trim() === '' ? <MissingValue /> : name;
  return path ? (
    <TextLink as={PathLink} to={path} tone="plain" data-stretched="">
      {label}
    </TextLink>
  ) : (
    label
  );
}
