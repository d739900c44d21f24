import { MissingValue, TextLink } from '~/ui/text';
import { PathLink } from './PathLink';
import { organizationPath } from './organizationPath';

interface OrganizationLinkProps {
  readonly id: string;
  readonly name: string;
}

/** An organization's name as a link to its profile. */
export function OrganizationLink({ id, name }: OrganizationLinkProps) {
  const path = organizationPath(id);
  const label = name.trim() === '' ? <MissingValue /> : <bdi title={name}>{name}</bdi>;
  return path ? (
    <TextLink as={PathLink} to={path} tone="plain">
      {label}
    </TextLink>
  ) : (
    label
  );
}
